/// An address that leads to a screen: `scheme://host/path/{capture}`.
@MainActor
public struct DeepLink {
  private let pattern: LinkPattern
  private let make: @MainActor (LinkValues) -> UIViewController?

  /// Addresses like `pattern` lead to the screen that `make` makes of what was captured; nil where
  /// the values don't fit.
  public init(_ pattern: String, make: @escaping @MainActor (LinkValues) -> UIViewController?) {
    self.pattern = LinkPattern(pattern)
    self.make = make
  }

  /// The screen for `url`; nil when it is no address of this kind.
  func screen(for url: URL) -> UIViewController? {
    pattern.values(of: url).flatMap(make)
  }
}

extension AppRuntime {
  /// Shows the screen that `url` leads to by the first of `routes` that fits. Before the host is on
  /// screen, the screen waits for it. The answer is whether there is such a screen.
  public func open(_ url: URL, routes: [DeepLink]) -> Bool {
    guard let screen = routes.lazy.compactMap({ $0.screen(for: url) }).first else { return false }
    if let host, host.isOnScreen {
      host.showScreen(screen)
    } else {
      waitingScreens.append(screen)
    }
    return true
  }
}
