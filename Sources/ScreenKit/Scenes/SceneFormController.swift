/// The controller of a scene with a form: it shows its presenter's fields and hands it the wish to
/// send them.
///
/// `Presenter` is the presenter as the controller sees it, a protocol of the scene that refines
/// `FormPresentable`.
open class SceneFormController<App: ScreenApp, Presenter>: FormController, SceneViewable,
  SceneNavigable
{
  /// Who owns the values and decides what is done with them.
  public private(set) lazy var presenter = makePresenter(self)
  private let makePresenter: @MainActor (SceneFormController) -> Presenter

  /// How the scene behaves, unless it depends on what the scene is shown with.
  open class var configuration: FormConfiguration {
    FormConfiguration(submitTitle: .value(""))
  }

  /// A scene that is decided by what `makePresenter` makes for it.
  ///
  /// - Parameters:
  ///   - configuration: How it behaves, where that depends on what it is shown with.
  ///   - result: Who waits for what it returns.
  public init(
    app: App, configuration: FormConfiguration? = nil,
    awaiting result: (any AwaitedResult)? = nil,
    presenter makePresenter: @escaping @MainActor (SceneFormController) -> Presenter
  ) {
    self.makePresenter = makePresenter
    super.init(runtime: app.runtime, configuration: configuration ?? Self.configuration)
    awaitedResult = result
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The presenter as that of a form, which the scene's own protocol refines: asked once, here, so that no
  /// scene has to say it again.
  private lazy var formPresenter = presenter as? any FormPresentable

  open override func makeFields() -> [FormField] { formPresenter?.fields ?? [] }

  open override var formDraft: FormDraft? { formPresenter?.formDraft }

  open override func submit() {
    formPresenter?.submit()
  }

  override var lifeObserver: (any ScreenLife)? { formPresenter }

  open override func viewDidLoad() {
    if let formPresenter { observeForm(of: formPresenter) }
    super.viewDidLoad()
  }

  private func observeForm(of presenter: some FormPresentable) {
    observe(presenter.form)
  }
}
