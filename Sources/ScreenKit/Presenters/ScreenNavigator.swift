/// Shows screens on the controller that the reader sees: the one on top of what is presented, pushed and
/// selected in the window where a screen came into sight last.
@MainActor
public final class ScreenNavigator<Destination>: Navigator {
  private let runtime: AppRuntime
  private let makeController: @MainActor (Destination) -> UIViewController?

  /// A navigator of the screens that `makeController` makes; nothing is shown for nil.
  public init(
    runtime: AppRuntime,
    makeController: @escaping @MainActor (Destination) -> UIViewController?
  ) {
    self.runtime = runtime
    self.makeController = makeController
  }

  /// Where screens are shown now.
  private var topController: UIViewController? {
    runtime.window?.topMostController ?? runtime.root?.topMostController
  }

  public func show(_ destination: Destination) {
    showScreen(of: destination) { top, screen in top.show(screen, sender: top) }
  }

  public func push(_ destination: Destination) {
    showScreen(of: destination) { [weak self] top, screen in
      guard let self else { return }
      guard let navigation = top.navigationController else {
        return present(screen, over: top, as: .fullScreen)
      }
      navigation.pushViewController(screen, animated: isOnScreen(top))
    }
  }

  public func present(_ destination: Destination, as style: PresentationStyle) {
    showScreen(of: destination) { [weak self] top, screen in
      self?.present(screen, over: top, as: style)
    }
  }

  /// Shows the screen of `destination` by `show`, now or once it has been looked at.
  private func showScreen(
    of destination: Destination,
    by show: @escaping @MainActor (_ top: UIViewController, _ screen: UIViewController) -> Void
  ) {
    guard let top = topController, let screen = makeController(destination),
      !runtime.isPreviewing(screen, { [weak top] in if let top { show(top, screen) } })
    else { return }
    show(top, screen)
  }

  private func present(
    _ screen: UIViewController, over top: UIViewController, as style: PresentationStyle
  ) {
    let navigation = ScreenNavigationController(runtime: runtime, root: screen)
    navigation.modalPresentationStyle = style == .sheet ? .pageSheet : .fullScreen
    top.controllerThatPresents.present(
      navigation, animated: isOnScreen(top), completion: nil)
  }

  public func selectTab(_ index: Int) {
    runtime.host?.selectTab(index)
  }

  public func open(_ url: URL) {
    runtime.openAddress(url)
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }
}
