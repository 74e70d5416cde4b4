/// A form that a presenter decides about: it shows fields, problems and progress, and tells what the
/// reader does.
open class PresenterFormController<P: FormPresenting>: PresenterController<P>, FormView {
  private lazy var surface = FormSurface(
    presenter.entries, submitTitle: presenter.configuration.submitTitle, runtime: runtime)

  /// A form that `presenter` decides about.
  public override init(runtime: AppRuntime, presenter: P) {
    super.init(runtime: runtime, presenter: presenter)
    showTitle(else: presenter.configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func makeTitle() -> ScreenText? { presenter.makeTitle() }

  open override func makeBarItems() -> BarItems { presenter.barItems() }

  open override var isBusy: Bool { super.isBusy || presenter.isBusy }

  // MARK: Life

  open override var screenContent: (any ScreenContent)? { surface }

  open override func viewDidLoad() {
    surface.onEdit = { [presenter] in presenter.didEdit() }
    surface.onSubmit = { [weak self] in self?.submit() }
    super.viewDidLoad()
  }

  private func submit() {
    perform({ [presenter] _ in presenter.didTapSubmit() }, for: .submit)
  }

  override func retrying(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard isSending else { return super.retrying(step) }
    return super.retrying { [presenter] in presenter.sendAgain(step) }
  }

  // MARK: FormView

  public var isSending: Bool { isTouching(.submit) }

  open func showValues() {
    guard isViewLoaded, surface.showValues() else { return }
    tellEmbeddingScreen()
  }

  open func showProblems(_ problems: [String: ScreenText]) {
    guard isViewLoaded else { return }
    surface.showProblems(problems)
    tellEmbeddingScreen()
  }

  open func showFormProblem(_ problem: ScreenText?) {
    guard isViewLoaded, surface.showFormProblem(problem) else { return }
    tellEmbeddingScreen()
  }

  open override func didAttemptToDismiss() { presenter.dismissScreen() }

  open func showUnsavedChanges(_ hasChanges: Bool) {
    isModalInPresentation = hasChanges
  }
}

extension PresenterFormController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return surface.contentHeight(width: width)
  }
}
