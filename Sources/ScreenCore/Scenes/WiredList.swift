/// The presenter of a scene with a list that leads elsewhere and asks gateways: it keeps what it is
/// put together from, so that a scene has nothing to say of that but its types.
///
/// `ViewModel` is what the scene is shown with, `Void` where that is nothing.
open class WiredList<Row: ListRow, Router, Interactor, ViewModel>: SceneListPresenter<Row> {
  /// The ways out of the scene.
  public final let router: Router
  /// What the scene can ask.
  public final let interactor: Interactor
  /// What the scene is shown with.
  public final let viewModel: ViewModel

  /// When the list loads again by itself.
  open class var reloading: ListEngine<Row>.Reloading { ListEngine.Reloading() }

  /// A presenter of what `view` shows.
  public init(
    view: any SceneViewable, router: Router, interactor: Interactor, viewModel: ViewModel,
    context: SceneContext
  ) {
    self.router = router
    self.interactor = interactor
    self.viewModel = viewModel
    super.init(view: view, context: context, reloading: Self.reloading)
  }
}

extension WiredList where ViewModel == Void {
  /// A presenter of what `view` shows.
  public convenience init(
    view: any SceneViewable, router: Router, interactor: Interactor, context: SceneContext
  ) {
    self.init(
      view: view, router: router, interactor: interactor, viewModel: (), context: context)
  }
}
