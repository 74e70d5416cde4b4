/// The presenter of a scene with a form that leads elsewhere and asks gateways: it keeps what it is
/// put together from, so that a scene has nothing to say of that but its types.
///
/// `ViewModel` is what the scene is shown with, `Void` where that is nothing, and `Result` what it
/// returns, `Never` where it returns nothing.
open class WiredForm<Router, Interactor, ViewModel, Result>: SceneFormPresenter {
  /// The ways out of the scene.
  public final let router: Router
  /// What the scene can ask.
  public final let interactor: Interactor
  /// What the scene is shown with.
  public final let viewModel: ViewModel
  /// What the presenter shares with the rest of the app.
  public final let context: SceneContext
  /// Takes what the scene returns.
  public final let onReturn: @MainActor (Result) -> Void

  /// A presenter of what `view` shows.
  public init(
    view: any SceneViewable, router: Router, interactor: Interactor, viewModel: ViewModel,
    context: SceneContext, onReturn: @escaping @MainActor (Result) -> Void = { _ in }
  ) {
    self.router = router
    self.interactor = interactor
    self.viewModel = viewModel
    self.context = context
    self.onReturn = onReturn
    super.init(view: view)
  }
}

extension WiredForm where ViewModel == Void {
  /// A presenter of what `view` shows.
  public convenience init(
    view: any SceneViewable, router: Router, interactor: Interactor, context: SceneContext,
    onReturn: @escaping @MainActor (Result) -> Void = { _ in }
  ) {
    self.init(
      view: view, router: router, interactor: interactor, viewModel: (), context: context,
      onReturn: onReturn)
  }
}
