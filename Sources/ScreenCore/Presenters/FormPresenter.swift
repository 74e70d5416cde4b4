/// What a screen with a form can do for its presenter.
@MainActor
public protocol FormView: ScreenView, FormOutput {}

/// Decides about a form: which fields it has, whether what was entered is right, which is said from the first try on,
/// and what becomes of it.
@MainActor
open class FormPresenter<Destination>: BasePresenter<Destination> {
  /// How the form behaves.
  public let configuration: FormConfiguration

  private lazy var filling = FormFilling(
    configuration, fields: { [weak self] in self?.makeFields() ?? [] },
    texts: { [weak self] in self?.makeTexts() },
    draft: { [weak self] in self?.formDraft }, of: context.drafts,
    on: { [weak self] in self?.formView })

  /// A form that behaves as `configuration` says.
  public init(_ context: PresenterContext<Destination>, configuration: FormConfiguration) {
    self.configuration = configuration
    super.init(context)
  }

  /// The fields, as they are being filled in.
  public var entries: [FormEntry] { filling.entries }

  // MARK: For subclasses

  /// The view, as what forms can do.
  open var formView: (any FormView)? { nil }

  open override var screenView: (any ScreenView)? { formView }

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

  open override func viewDidLoad() {
    super.viewDidLoad()
    filling.begin()
  }

  // MARK: What the reader does

  /// Fills in the field `id`, as a reader would by typing `text`.
  public func enter(_ text: String, into id: String) {
    entries.first { $0.field.id == id }?.enter(text)
    didEdit()
  }

  /// The reader has edited a field.
  public func didEdit() { filling.didEdit() }

  /// What the form says beside its fields.
  public var formTexts: FormTexts { filling.texts }

  /// How far the reader has come; nil for a form without steps.
  public var formProgress: FormProgress? { filling.progress }

  /// The reader wants to go on, to the next step or to send the form: does so if nothing is wrong, and says what is
  /// wrong otherwise.
  public func didTapSubmit() {
    filling.goOn(submit)
  }

  /// The reader wants to go back to the step before.
  public func didTapBack() { filling.goBack() }

  /// The reader has gone back by the navigation to `step`, of a form whose steps are screens.
  public func didReturn(to step: FormProgress.Step) { filling.didReturn(to: step) }

  /// The reader wants another try of sending the form, which `send` is. What was edited since the last
  /// try has to be right, too.
  public func sendAgain(_ send: @MainActor () -> Void) { filling.send(send) }

  package override func showRefusal(_ error: LoadError) -> Bool { filling.showRefusal(error) }

  // MARK: Changes

  /// Whether there are changes that were not sent.
  public var hasChanges: Bool { filling.hasChanges }

  open override func stateDidChange() { filling.valuesDidChange() }

  package override func operationWillBegin() { filling.operationWillBegin() }

  open override func operationDidSucceed() { filling.operationDidSucceed() }

  package override func operationDidEnd(successfully: Bool) {
    filling.operationDidEnd(successfully: successfully)
  }

  open override func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) {
    super.confirm(text, then: filling.asked(then))
  }

  // MARK: Leaving

  open override func dismissScreen() { leave { $0.dismissAtOnce() } }

  open override func popScreen() { leave { $0.popAtOnce() } }

  open override func popToRootScreen() { leave { $0.popToRootAtOnce() } }

  open override func closeScreen() {
    filling.willClose()
    leave { $0.closeAtOnce() }
  }

  /// Leaves by `way`, once the reader has agreed where something is lost by it.
  private func leave(by way: @escaping @MainActor (FormPresenter) -> Void) {
    filling.leave(awaitedBy: formView?.awaitedResult, asking: confirm) { [weak self] in
      if let self { way(self) }
    }
  }

  private func dismissAtOnce() { super.dismissScreen() }

  private func popAtOnce() { super.popScreen() }

  private func closeAtOnce() { super.closeScreen() }

  private func popToRootAtOnce() { super.popToRootScreen() }
}
