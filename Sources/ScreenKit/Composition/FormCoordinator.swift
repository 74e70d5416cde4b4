/// A coordinator of a form. Subclasses say what the fields are and what is done with their values.
open class FormCoordinator: ScreenCoordinator {
  /// How the form behaves.
  public let configuration: FormConfiguration

  private lazy var formController = CoordinatedFormController(coordinator: self)

  /// A coordinator of a form that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: FormConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime, title: configuration.title)
  }

  /// The fields of the form.
  open func makeFields() -> [FormField] { [] }

  /// What the form says beside its fields, where that follows what is entered; nil where it stays as configured. Asked
  /// for again after changes of observed states, with the same groups and steps each time.
  open func makeTexts() -> FormTexts? { nil }

  /// What is kept of what was entered when the form is left, or the app ends; nil where that is lost then.
  open var formDraft: FormDraft? { nil }

  /// Sends the form; called when nothing is wrong with its fields.
  open func submit() {}

  /// Whether there are changes that were not sent.
  public var hasChanges: Bool { formController.hasChanges }

  open override func start() {
    container.content = formController
  }

  open override var isBusy: Bool { formController.isBusy }

  open override func observe<Value>(_ state: StateBox<Value>) {
    formController.observe(state)
  }

  /// The form disables its own fields and its button while it is being sent; what is tapped in the bars
  /// is the screen's.
  override var touchedController: ScreenController {
    formController.isTouched ? formController : screenController
  }

  override func willClose() { formController.filling.willClose() }

  override func willLeave(_ leave: @escaping @MainActor () -> Void) {
    formController.filling.leave(
      awaitedBy: screenController.awaitedResult, asking: confirm, by: leave)
  }
}

/// The form of any coordinator that has one.
final class CoordinatedFormController: FormController {
  private weak var coordinator: FormCoordinator?

  init(coordinator: FormCoordinator) {
    self.coordinator = coordinator
    super.init(runtime: coordinator.runtime, configuration: coordinator.configuration)
  }

  override func makeFields() -> [FormField] { coordinator?.makeFields() ?? [] }

  override func makeTexts() -> FormTexts? { coordinator?.makeTexts() }

  override var formDraft: FormDraft? { coordinator?.formDraft }

  override func submit() { coordinator?.submit() }

  /// The bars are those of the screen around the form.
  override func updateBarItems() { coordinator?.updateBarItems() }

  /// It is the presented or pushed screen that is asked whether it may be left.
  override var isModalInPresentation: Bool {
    didSet { coordinator?.screenController.holdReader(isModalInPresentation) }
  }
}
