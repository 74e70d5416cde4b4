public import ScreenKit

extension AccountsApp {
  /// The app over its server: all gateways are the generated ones.
  public static func online(
    launch: LaunchValues, sharing: AccountSharing = AccountSharing()
  ) -> AccountsApp {
    AccountsApp(launch: launch, dependencies: AccountsDependencies(accountDetailActions: sharing))
  }

  /// The app over a file on this device: the same scenes over other gateways, and no server.
  public static func offline(
    launch: LaunchValues, store: AccountStore, sharing: AccountSharing = AccountSharing()
  ) -> AccountsApp {
    AccountsApp(
      launch: launch,
      dependencies: AccountsDependencies(
        accountDetailActions: sharing,
        makeAccountByIDGateway: { _ in AccountByIDSQLiteGateway(store: store) },
        makeAccountListGateway: { _ in AccountListSQLiteGateway(store: store) },
        makeAccountsNamedGateway: { _ in AccountsNamedSQLiteGateway(store: store) },
        makeBookGateway: { _ in BookSQLiteGateway(store: store) },
        makeCloseAccountGateway: { _ in CloseAccountSQLiteGateway(store: store) },
        makeMovementsOfAccountGateway: { _ in MovementsOfAccountSQLiteGateway(store: store) },
        makeSaveAccountGateway: { _ in SaveAccountSQLiteGateway(store: store) }))
  }
}
