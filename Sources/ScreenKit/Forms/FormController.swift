/// A form: fields one below the other and a button that sends them.
///
/// What is wrong with a field is said once the reader has tried to send the form, and from then on at
/// every change. What the server finds wrong with a field, and names it in its answer, is said until the
/// field is edited or the form is sent again. What it finds beside that stands above the button.
open class FormController: ScreenController {
  /// How the form behaves.
  public let configuration: FormConfiguration

  private lazy var entries = makeFields().map { FormEntry($0) }
  private lazy var surface = FormSurface(
    entries, submitTitle: configuration.submitTitle, runtime: runtime)
  private var observed: [any ChangeTracking] = []
  private var showsProblems = false

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

  /// Sends the form; called when nothing is wrong with its fields.
  open func submit() {}

  open override func observe<Value>(_ state: StateBox<Value>) {
    super.observe(state)
    observed.append(state)
  }

  /// Whether there are changes that were not sent.
  public var hasChanges: Bool { observed.contains(where: \.hasChanges) }

  // MARK: Life

  open override var screenContent: (any ScreenContent)? { surface }

  open override func viewDidLoad() {
    super.viewDidLoad()
    surface.onEdit = { [weak self] in self?.formDidChange() }
    surface.onSubmit = { [weak self] in self?.submitIfValid() }
  }

  open override func stateDidChange() {
    guard isViewLoaded else { return }
    if surface.showValues() { tellEmbeddingScreen() }
    formDidChange()
  }

  private func formDidChange() {
    if showsProblems { showProblems() }
    isModalInPresentation = asksBeforeLeaving
    updateBarItems()
  }

  // MARK: Sending

  private func submitIfValid() {
    showsProblems = true
    forgetRefusals()
    guard showProblems() else { return }
    perform({ [weak self] _ in self?.submit() }, for: .submit)
  }

  private func forgetRefusals() {
    entries.forgetRefusals()
    surface.showFormProblem(nil)
  }

  /// Says on the button that the form can't be sent for a while, and how long that is; nil once it can.
  func showWait(_ title: ScreenText?) {
    surface.showWait(title)
  }

  /// Shows what is wrong with the fields; the answer is whether nothing is.
  @discardableResult
  private func showProblems() -> Bool {
    surface.showProblems(entries.shownProblems)
    tellEmbeddingScreen()
    return entries.problems.isEmpty
  }

  /// Whether it is said at fields what the server has found wrong with what is being sent. What it found
  /// before may still stand there while something else goes on.
  var isRefused: Bool { isTouching(.submit) && entries.areRefused }

  override func showRefusal(_ error: LoadError) -> Bool {
    guard isTouching(.submit), entries.refuse(by: error) else { return false }
    surface.showFormProblem(entries.problemsElsewhere(error))
    showProblems()
    return true
  }

  /// Only what is right is sent, and it may have been edited since the first try.
  override func retrying(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard isTouching(.submit) else { return super.retrying(step) }
    return super.retrying { [weak self] in
      self?.forgetRefusals()
      if self?.showProblems() != false { step() }
    }
  }

  /// What buttons of the bar do leaves the changes unsent.
  open override func operationDidSucceed() {
    guard isTouching(.submit) else { return }
    forgetChanges()
    isModalInPresentation = false
  }

  // MARK: Leaving

  /// Whether there is something to lose that the reader has to be asked about.
  var asksBeforeLeaving: Bool { configuration.discard == .confirm && hasChanges }

  open override func didAttemptToDismiss() { dismissScreen() }

  open override func dismissScreen() {
    guard asksBeforeLeaving else { return super.dismissScreen() }
    confirm(StandardText.discard) { [weak self] in self?.leave() }
  }

  private func leave() {
    forgetChanges()
    super.dismissScreen()
  }

  /// Counts changes that were not sent as none.
  func forgetChanges() {
    for state in observed { state.markSaved() }
  }
}

extension FormController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return surface.contentHeight(width: width)
  }
}
