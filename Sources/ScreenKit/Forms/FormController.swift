/// A form: fields one below the other and a button that sends them, or that leads on to the next step.
///
/// What is wrong with a field stands below it from the first try on, and what the server finds wrong beside the fields
/// above the button.
open class FormController: ScreenController {
  /// How the form behaves.
  public let configuration: FormConfiguration

  private(set) lazy var filling: FormFilling = FormFilling(
    configuration, fields: { [weak self] in self?.makeFields() ?? [] },
    texts: { [weak self] in self?.makeTexts() },
    draft: { [weak self] in self?.formDraft }, of: runtime.drafts,
    on: { [weak self] in self?.isViewLoaded == true ? self?.surface : nil })
  private lazy var surface: FormSurface = FormSurface(
    filling.entries, at: filling.progress, saying: filling.texts, as: configuration,
    screen: self)

  /// A form that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: FormConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    showTitle(else: configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  // MARK: For subclasses

  /// The fields of the form.
  open func makeFields() -> [FormField] { [] }

  /// What the form says beside its fields, where that follows what is entered; nil where it stays as configured. Asked
  /// for again after changes of observed states, with the same groups and steps each time.
  open func makeTexts() -> FormTexts? { nil }

  /// What is kept of what was entered when the form is left, or the app ends; nil where that is lost then.
  open var formDraft: FormDraft? { nil }

  /// Sends the form; called when nothing is wrong with its fields.
  open func submit() {}

  open override func observe<Value>(_ state: StateBox<Value>) {
    super.observe(state)
    filling.track(state)
  }

  /// Whether there are changes that were not sent.
  public var hasChanges: Bool { filling.hasChanges }

  // MARK: Life

  open override var screenContent: (any ScreenContent)? { surface }

  open override func viewDidLoad() {
    // The title and the bars may say what was entered before.
    filling.begin()
    super.viewDidLoad()
    surface.onEdit = { [filling] in filling.didEdit() }
    surface.onSubmit = { [weak self] in self?.filling.goOn { [weak self] in self?.submit() } }
    surface.onBack = { [filling] in filling.goBack() }
    surface.onReturn = { [filling] in filling.didReturn(to: $0) }
  }

  open override func stateDidChange() { filling.valuesDidChange() }

  // MARK: Sending

  /// Says on the button that the form can't be sent for a while, and how long that is; nil once it can.
  func showWait(_ title: ScreenText?) {
    surface.showWait(title)
  }

  /// Whether it is said at fields what the server has found wrong with what is being sent. What it found
  /// before may still stand there while something else goes on.
  var isRefused: Bool { isTouching(.submit) && filling.entries.areRefused }

  package override func showRefusal(_ error: LoadError) -> Bool {
    isTouching(.submit) && filling.showRefusal(error)
  }

  /// Only what is right is sent, and it may have been edited since the first try.
  override func retrying(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard isTouching(.submit) else { return super.retrying(step) }
    return super.retrying { [filling] in filling.send(step) }
  }

  package override func operationWillBegin() {
    if isTouching(.submit) { filling.operationWillBegin() }
  }

  open override func operationDidSucceed() {
    if isTouching(.submit) { filling.operationDidSucceed() }
  }

  package override func operationDidEnd(successfully: Bool) {
    if isTouching(.submit) { filling.operationDidEnd(successfully: successfully) }
  }

  package override func asked(_ then: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    isTouching(.submit) ? filling.asked(then) : then
  }

  // MARK: Leaving

  open override func didAttemptToDismiss() { dismissScreen() }

  open override func dismissScreen() { leave { $0.dismissAtOnce() } }

  open override func popScreen() { leave { $0.popAtOnce() } }

  open override func popToRootScreen() { leave { $0.popToRootAtOnce() } }

  open override func closeScreen() {
    filling.willClose()
    super.closeScreen()
  }

  /// Leaves by `way`, once the reader has agreed where something is lost by it.
  private func leave(by way: @escaping @MainActor (FormController) -> Void) {
    filling.leave(awaitedBy: awaitedResult, asking: confirm) { [weak self] in
      if let self { way(self) }
    }
  }

  private func dismissAtOnce() { super.dismissScreen() }

  private func popAtOnce() { super.popScreen() }

  private func popToRootAtOnce() { super.popToRootScreen() }
}

extension FormController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return surface.contentHeight(width: width)
  }
}
