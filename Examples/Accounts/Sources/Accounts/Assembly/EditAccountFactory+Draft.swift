public import ScreenKit

extension EditAccountFactory {
  /// The scene for an account that is kept on this device, whatever the rest of the app talks to:
  /// one part is another, and all others are the usual ones.
  public static func draft(
    viewModel: EditAccountViewModel, in app: AccountsApp, store: AccountStore,
    onReturn: @escaping @MainActor (String) -> Void = { _ in }
  ) -> UIViewController {
    EditAccountViewController(app: app) { view in
      EditAccountPresenter(
        view: view,
        router: EditAccountRouter(navigable: view),
        interactor: EditAccountInteractor(saveAccount: SaveAccountSQLiteGateway(store: store)),
        viewModel: viewModel,
        context: app.runtime.sceneContext,
        onReturn: onReturn)
    }
  }
}
