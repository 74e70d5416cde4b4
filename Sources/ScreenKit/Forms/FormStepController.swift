/// A step of a form on a screen of its own, above that of the form. It decides nothing: what is done here is the form's.
package final class FormStepController: ScreenController {
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
  package required init?(coder: NSCoder) { nil }

  package override var screenContent: (any ScreenContent)? { surface }

  // A sheet is held by the screen on top. Going back loses nothing.
  override var holdsBack: Bool { false }

  package override func didAttemptToDismiss() { form?.didAttemptToDismiss() }

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
  fileprivate func belongs(to screen: ScreenController) -> Bool {
    var controller: UIViewController? = form
    while let current = controller {
      if current === screen { return true }
      controller = current.parent
    }
    return false
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil, !isKept { onLeave(self) }
  }
}

/// The steps of a form that stand on screens of their own: the navigation shows as many as somebody has come to.
@MainActor
final class FormStepScreens {
  /// The step on the form's own screen.
  private(set) var first: FormProgress.Step
  private var controllers: [FormStepController] = []
  private let makeSurface: @MainActor (FormProgress) -> FormSurface?
  /// Called with the step that somebody has gone back to by the navigation.
  private let onReturn: @MainActor (FormProgress.Step) -> Void

  init(
    above first: FormProgress.Step,
    makeSurface: @escaping @MainActor (FormProgress) -> FormSurface?,
    onReturn: @escaping @MainActor (FormProgress.Step) -> Void
  ) {
    self.first = first
    self.makeSurface = makeSurface
    self.onReturn = onReturn
  }

  /// What shows the fields of the steps that somebody has come to, but for the first.
  var surfaces: [FormSurface] { controllers.map(\.surface) }

  /// Keeps the sheet in which they stand from being pulled away without a word.
  func holdReader(_ isHeld: Bool) {
    for controller in controllers { controller.hold(isHeld) }
  }

  /// From now on the form's own screen shows `step`, and the one that it showed has a screen of its own.
  func begin(with step: FormProgress.Step) { first = step }

  /// Goes to the screen of a step, or makes it and pushes it.
  func show(_ progress: FormProgress, from screen: ScreenController) {
    if progress.step == first { return leave(but: 0, from: screen) }
    if let index = controllers.firstIndex(where: { $0.step == progress.step }) {
      controllers[index].surface.showStep(progress)
      return leave(but: index + 1, from: screen)
    }
    guard let surface = makeSurface(progress) else { return }
    let controller = FormStepController(progress, on: surface, of: screen) {
      [weak self] in self?.didLeave($0)
    }
    let top = controllers.last ?? screen
    controllers.append(controller)
    top.push(controller)
  }

  /// Goes back until so many screens are left above the form's own.
  private func leave(but count: Int, from screen: ScreenController) {
    guard controllers.count > count else { return }
    let target = count == 0 ? screen.pushedController : controllers[count - 1]
    controllers.removeSubrange(count...)
    guard let navigation = screen.navigationController,
      navigation.viewControllers.contains(where: { $0 === target })
    else { return }
    navigation.popToViewController(target, animated: target.navigationController != nil)
  }

  private func didLeave(_ controller: FormStepController) {
    // Where the form has led back by itself, that is known.
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
    controllers.removeSubrange(index...)
    onReturn(controllers.last?.step ?? first)
  }
}

extension ScreenController {
  /// What is seen of this screen while it is in use: itself, or the step of its form that stands above it.
  var acting: ScreenController {
    guard let step = navigationController?.topViewController as? FormStepController,
      step !== self, step.belongs(to: self)
    else { return self }
    return step
  }
}

extension UINavigationController {
  /// Leaves the screen on top; of a form whose steps are screens, all of them.
  func popScreen(animated: Bool) {
    guard topViewController is FormStepController,
      let form = viewControllers.lastIndex(where: { !($0 is FormStepController) })
    else {
      popViewController(animated: animated)
      return
    }
    guard form > 0 else {
      popToViewController(viewControllers[form], animated: false)
      popViewController(animated: animated)
      return
    }
    popToViewController(viewControllers[form - 1], animated: animated)
  }
}
