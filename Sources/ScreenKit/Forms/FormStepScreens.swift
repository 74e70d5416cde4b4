/// The steps of a form that stand on screens of their own: the navigation shows as many as somebody has come to.
@MainActor
final class FormStepScreens {
  /// The step on the form's own screen.
  private(set) var first: FormProgress.Step
  /// The screens above that, in the order of their steps.
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

  /// Takes the screens away of steps of which no field is there any more, but for that of `step`: going back would lead
  /// to them.
  func leaveOutEmpty(but step: FormProgress.Step, from screen: ScreenController) {
    keep(controllers.filter { $0.step == step || $0.surface.hasFields }, from: screen)
  }

  /// Has the form's own screen take the place of the lowest one above it, or show `progress` where that comes before. The
  /// answer is what it shows by then.
  func moveDown(else progress: FormProgress, from screen: ScreenController) -> FormProgress {
    guard let lowest = controllers.first, lowest.step <= progress.step else {
      first = progress.step
      return progress
    }
    first = lowest.step
    keep(Array(controllers.dropFirst()), from: screen)
    return lowest.surface.progress ?? progress
  }

  private func keep(_ left: [FormStepController], from screen: ScreenController) {
    guard left.count < controllers.count else { return }
    let gone = controllers.filter { controller in !left.contains { $0 === controller } }
    controllers = left
    guard let navigation = screen.navigationController else { return }
    navigation.setViewControllers(
      navigation.viewControllers.filter { shown in !gone.contains { $0 === shown } },
      animated: false)
  }

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
    let count = controllers.prefix { $0.step < progress.step }.count
    if count < controllers.count { return put(controller, above: count, from: screen) }
    let top = controllers.last ?? screen
    controllers.append(controller)
    top.push(controller)
  }

  /// Shows the screen of a step that has come to be there before the one that is seen: above those of so many steps, and
  /// in the place of those behind it, which are made anew.
  private func put(
    _ controller: FormStepController, above count: Int, from screen: ScreenController
  ) {
    let below = self.screen(below: count, from: screen)
    controllers.replaceSubrange(count..., with: [controller])
    guard let navigation = screen.navigationController,
      let place = navigation.viewControllers.firstIndex(where: { $0 === below })
    else { return }
    let left = navigation.viewControllers[...place]
    navigation.setViewControllers(left + [controller], animated: screen.isOnScreen)
  }

  /// Goes back until so many screens are left above the form's own.
  private func leave(but count: Int, from screen: ScreenController) {
    guard controllers.count > count else { return }
    let target = self.screen(below: count, from: screen)
    controllers.removeSubrange(count...)
    guard let navigation = screen.navigationController,
      navigation.viewControllers.contains(where: { $0 === target })
    else { return }
    navigation.popToViewController(target, animated: target.navigationController != nil)
  }

  /// What the screen of a step stands above that is the one of that number.
  private func screen(below number: Int, from screen: ScreenController) -> UIViewController {
    number == 0 ? screen.pushedController : controllers[number - 1]
  }

  private func didLeave(_ controller: FormStepController) {
    // Where the form has led back by itself, that is known.
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
    controllers.removeSubrange(index...)
    onReturn(controllers.last?.step ?? first)
  }
}
