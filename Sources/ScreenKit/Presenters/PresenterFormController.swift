/// A form that a presenter decides about: it shows fields, problems and progress, and tells what the
/// reader does.
open class PresenterFormController<P: FormPresenting>: PresenterController<P>, FormView {
  private lazy var surface = FormSurface(
    presenter.entries, at: presenter.formProgress, saying: presenter.formTexts,
    as: presenter.configuration, screen: self)

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
    surface.onSubmit = { [presenter] in presenter.didTapSubmit() }
    surface.onBack = { [presenter] in presenter.didTapBack() }
    surface.onReturn = { [presenter] in presenter.didReturn(to: $0) }
    super.viewDidLoad()
  }

  override func retrying(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard isSending else { return super.retrying(step) }
    return super.retrying { [presenter] in presenter.sendAgain(step) }
  }

  // MARK: FormView

  public var isSending: Bool { isTouching(.submit) }

  /// What shows the form, once there is a view for it.
  private var output: (any FormOutput)? { isViewLoaded ? surface : nil }

  open func showValues() { output?.showValues() }

  open func showTexts(_ texts: FormTexts) { output?.showTexts(texts) }

  open func showProblems(_ problems: [String: ScreenText]) { output?.showProblems(problems) }

  open func showFormProblem(_ problem: ScreenText?) { output?.showFormProblem(problem) }

  open func showStep(_ progress: FormProgress) { output?.showStep(progress) }

  open func focus(on field: String) { output?.focus(on: field) }

  open override func didAttemptToDismiss() { presenter.dismissScreen() }

  open override func didAttemptToGoBack() { presenter.popScreen() }

  open func showUnsavedChanges(_ hasChanges: Bool) {
    holdReader(hasChanges)
    output?.showUnsavedChanges(hasChanges)
  }
}

extension PresenterFormController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return surface.contentHeight(width: width)
  }
}
