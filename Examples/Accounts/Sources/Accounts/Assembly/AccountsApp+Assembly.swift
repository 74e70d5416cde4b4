public import ScreenKit

extension AccountsApp {
  /// The app over its server: all gateways are the generated ones.
  public static func online(
    launch: LaunchValues, sharing: AccountSharing = AccountSharing()
  ) -> AccountsApp {
    AccountsApp(launch: launch, dependencies: OnlineAccounts(accountDetailActions: sharing))
  }

  /// The app over a file on this device: the same scenes over other gateways, and no server.
  public static func offline(
    launch: LaunchValues, store: AccountStore, sharing: AccountSharing = AccountSharing()
  ) -> AccountsApp {
    AccountsApp(
      launch: launch,
      dependencies: OfflineAccounts(accountDetailActions: sharing, store: store))
  }
}

/// What the app needs beside its server.
private struct OnlineAccounts: AccountsDependencies {
  let accountDetailActions: any AccountDetailActions
}

/// What the app needs where no server is asked: a gateway over the file for each of the generated ones.
private struct OfflineAccounts: AccountsDependencies {
  let accountDetailActions: any AccountDetailActions
  let store: AccountStore

  func makeAccountByIDGateway(_ app: AccountsApp) -> any AccountByIDGateway {
    AccountByIDSQLiteGateway(store: store)
  }

  func makeAccountListGateway(_ app: AccountsApp) -> any AccountListGateway {
    AccountListSQLiteGateway(store: store)
  }

  func makeAccountsNamedGateway(_ app: AccountsApp) -> any AccountsNamedGateway {
    AccountsNamedSQLiteGateway(store: store)
  }

  func makeBookGateway(_ app: AccountsApp) -> any BookGateway {
    BookSQLiteGateway(store: store)
  }

  func makeCloseAccountGateway(_ app: AccountsApp) -> any CloseAccountGateway {
    CloseAccountSQLiteGateway(store: store)
  }

  func makeMovementsOfAccountGateway(_ app: AccountsApp) -> any MovementsOfAccountGateway {
    MovementsOfAccountSQLiteGateway(store: store)
  }

  func makeOpenGateway(_ app: AccountsApp) -> any OpenGateway {
    OpenSQLiteGateway(store: store)
  }

  func makeSaveAccountGateway(_ app: AccountsApp) -> any SaveAccountGateway {
    SaveAccountSQLiteGateway(store: store)
  }
}
