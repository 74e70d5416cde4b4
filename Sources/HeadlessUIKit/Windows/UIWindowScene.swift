import Foundation

/// A scene with windows. Each has a screen of its own here, as big as the scene: beside one another they are like
/// windows on several displays.
@MainActor open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var shownWindows: [WeakWindow] = []
  open internal(set) var screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The windows of the scene that there are.
  open var windows: [UIWindow] { shownWindows.compactMap(\.window) }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits that windows of the scene have.
  open var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? UITraitCollection()
  }

  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    shownWindows.removeAll { $0.window == nil }
    shownWindows.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Makes `window` the one for keys of its scene's windows.
  func makeKey(_ window: UIWindow) {
    for other in windows where other !== window { other.loseKey() }
  }
}
