/// A step of a form on a screen of its own, above that of the form. It decides nothing: what is done here is the form's.
final class FormStepController: ScreenController {
  /// What shows its fields.
  let surface: FormSurface
  let step: FormProgress.Step
  /// The form's own screen.
  private weak var form: ScreenController?
  /// Called once the screen has gone, whoever has led back.
  private let onLeave: @MainActor (FormStepController) -> Void

  init(
    _ progress: FormProgress, on surface: FormSurface, of form: ScreenController,
    onLeave: @escaping @MainActor (FormStepController) -> Void
  ) {
    self.surface = surface
    self.onLeave = onLeave
    step = progress.step
    self.form = form
    super.init(runtime: form.runtime)
    title = runtime.string(progress.title)
    surface.place = self
    hold(form.isModalInPresentation)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var screenContent: (any ScreenContent)? { surface }

  // A sheet is held by the screen on top. Going back loses nothing.
  override var holdsBack: Bool { false }

  override func didAttemptToDismiss() { form?.didAttemptToDismiss() }

  /// Keeps the reader from leaving the form without a word: by pulling at the sheet that it is in, and by the list of
  /// screens behind the back button, which there is none of beside an action. That goes back to the step before.
  func hold(_ isHeld: Bool) {
    guard isModalInPresentation != isHeld else { return }
    isModalInPresentation = isHeld
    let goBack = UIAction { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    navigationItem.backAction = isHeld ? goBack : nil
  }

  /// Whether it is a step of a form that `screen` shows, by itself or in it.
  func belongs(to screen: ScreenController) -> Bool {
    var controller: UIViewController? = form
    while let current = controller {
      if current === screen { return true }
      controller = current.parent
    }
    return false
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil, !isKept { onLeave(self) }
  }
}

extension UIViewController {
  /// Whether it is a step of a form that stands on another screen, and no screen for itself.
  package var isFormStep: Bool { self is FormStepController }
}
