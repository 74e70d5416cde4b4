/// What happens on the screen: its controller does it.
extension ScreenCoordinator: ScreenEffects {
  public func push(_ controller: UIViewController) { screenController.push(controller) }

  public func present(_ controller: UIViewController, as style: PresentationStyle) {
    screenController.present(controller, as: style)
  }

  public func show(_ controller: UIViewController) { screenController.show(controller) }

  public func open(_ url: URL?) { screenController.open(url) }

  public func share(_ text: String?) { screenController.share(text) }

  public func share(_ address: URL?) { screenController.share(address) }

  public func copyToPasteboard(_ text: String?) { screenController.copyToPasteboard(text) }

  public func setTheme(_ theme: Theme) { screenController.setTheme(theme) }

  public func showMenu(_ choices: [MenuChoice]) {
    screenController.showMenu(choices.map { $0.changing(touchedController.continuing) })
  }

  public func closeScreen() { screenController.closeScreen() }

  public func popScreen() { screenController.popScreen() }

  public func popToRootScreen() { screenController.popToRootScreen() }

  public func selectTab(_ index: Int) { screenController.selectTab(index) }

  public func logOut() { screenController.logOut() }

  public func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) {
    screenController.notice(text, retry: retry.map(touchedController.retrying))
  }

  public func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) {
    screenController.confirm(
      text, then: touchedController.continuing(touchedController.asked(then)))
  }
}
