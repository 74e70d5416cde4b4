/// What a screen with a form can do for its presenter.
@MainActor
public protocol FormView: ScreenView {
  /// Whether what goes on now is for the wish to send the form, and not for a button of the bar.
  var isSending: Bool { get }

  /// Shows what the fields hold now.
  func showValues()

  /// Says what is wrong with fields, by their ids; nothing is wrong with those left out.
  func showProblems(_ problems: [String: ScreenText])

  /// Says what the server has found wrong beside what stands at the fields; nil when that was nothing.
  func showFormProblem(_ problem: ScreenText?)

  /// Keeps the reader from leaving by a swipe as long as there are changes to lose.
  func showUnsavedChanges(_ hasChanges: Bool)
}

extension FormView {
  /// Says nothing.
  public func showFormProblem(_ problem: ScreenText?) {}
}

/// Decides about a form: which fields it has, whether what was entered is right, and what becomes of it.
///
/// What is wrong with a field is said once the reader has tried to send the form, and from then on at
/// every change. What the server finds wrong with a field, and names it in its answer, is said until the
/// field is edited or the form is sent again.
@MainActor
open class FormPresenter<Destination>: BasePresenter<Destination> {
  /// How the form behaves.
  public let configuration: FormConfiguration

  /// The fields, as they are being filled in.
  public private(set) lazy var entries = makeFields().map { FormEntry($0) }

  private var observed: [any ChangeTracking] = []
  private var showsProblems = false

  /// A form that behaves as `configuration` says.
  public init(_ context: PresenterContext<Destination>, configuration: FormConfiguration) {
    self.configuration = configuration
    super.init(context)
  }

  // MARK: For subclasses

  /// The view, as what forms can do.
  open var formView: (any FormView)? { nil }

  open override var screenView: (any ScreenView)? { formView }

  /// The fields of the form.
  open func makeFields() -> [FormField] { [] }

  /// Sends the form; called when nothing is wrong with its fields.
  open func submit() {}

  open override func observe<Value>(_ state: StateBox<Value>) {
    super.observe(state)
    observed.append(state)
  }

  // MARK: What the reader does

  /// Fills in the field `id`, as a reader would by typing `text`.
  public func enter(_ text: String, into id: String) {
    entries.first { $0.field.id == id }?.enter(text)
    didEdit()
  }

  /// The reader has edited a field.
  public func didEdit() {
    if showsProblems { showProblems() }
    formView?.showUnsavedChanges(asksBeforeLeaving)
    formView?.updateBarItems()
  }

  /// The reader wants to send the form: sends it if nothing is wrong with it, and says what is wrong
  /// otherwise.
  public func didTapSubmit() {
    sendAgain(submit)
  }

  /// The reader wants another try of sending the form, which `send` is. What was edited since the last
  /// try has to be right, too.
  public func sendAgain(_ send: @MainActor () -> Void) {
    showsProblems = true
    entries.forgetRefusals()
    formView?.showFormProblem(nil)
    if showProblems().isEmpty { send() }
  }

  // MARK: What is wrong

  @discardableResult
  private func showProblems() -> [String: ScreenText] {
    formView?.showProblems(entries.shownProblems)
    return entries.problems
  }

  override func showRefusal(_ error: LoadError) -> Bool {
    guard formView?.isSending != false, entries.refuse(by: error) else { return false }
    showProblems()
    formView?.showFormProblem(entries.problemsElsewhere(error))
    return true
  }

  // MARK: Changes

  /// Whether there are changes that were not sent.
  public var hasChanges: Bool { observed.contains(where: \.hasChanges) }

  open override func stateDidChange() {
    formView?.showValues()
    didEdit()
  }

  /// What buttons of the bar do leaves the changes unsent.
  open override func operationDidSucceed() {
    if formView?.isSending != false { forgetChanges() }
  }

  private func forgetChanges() {
    for state in observed { state.markSaved() }
    formView?.showUnsavedChanges(false)
  }

  // MARK: Leaving

  private var asksBeforeLeaving: Bool { configuration.discard == .confirm && hasChanges }

  open override func dismissScreen() {
    guard asksBeforeLeaving else { return super.dismissScreen() }
    confirm(StandardText.discard) { [weak self] in self?.leave() }
  }

  private func leave() {
    forgetChanges()
    super.dismissScreen()
  }
}
