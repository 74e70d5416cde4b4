/// An address that leads to a screen: `scheme://host/path/{capture}`.
@MainActor
public struct DeepLink {
  private let pattern: LinkPattern
  private let find: @MainActor (LinkValues) -> (@MainActor () -> UIViewController?)?

  /// Addresses like `pattern` lead to the screen that `make` makes of what was captured; nil where
  /// the values don't fit.
  public init(_ pattern: String, make: @escaping @MainActor (LinkValues) -> UIViewController?) {
    self.init(
      pattern,
      behindGate: { values in
        guard let screen = make(values) else { return nil }
        return { screen }
      })
  }

  /// Addresses like `pattern` lead to a screen behind the log-in gate: what `find` answers makes it
  /// once the gate is passed. The answer is nil where the values don't fit.
  public init(
    _ pattern: String,
    behindGate find: @escaping @MainActor (LinkValues) -> (@MainActor () -> UIViewController?)?
  ) {
    self.pattern = LinkPattern(pattern)
    self.find = find
  }

  /// What makes the screen for `url`; nil when it is no address of this kind.
  func destination(of url: URL) -> (@MainActor () -> UIViewController?)? {
    pattern.values(of: url).flatMap(find)
  }
}

/// Addresses that lead to a place in the app: `scheme://host/path/{capture}`.
public struct LinkRoute<Destination>: Sendable {
  private let pattern: LinkPattern
  private let find: @Sendable (LinkValues) -> Destination?

  /// Addresses like `pattern` lead to where `find` finds by what was captured; nil where the values don't
  /// fit.
  public init(_ pattern: String, find: @escaping @Sendable (LinkValues) -> Destination?) {
    self.pattern = LinkPattern(pattern)
    self.find = find
  }

  /// Where `url` leads; nil when it is no address of this kind.
  public func destination(for url: URL) -> Destination? {
    pattern.values(of: url).flatMap(find)
  }
}

extension Array {
  /// Where `url` leads by the first of these routes that fits.
  public func destination<Destination>(for url: URL) -> Destination?
  where Element == LinkRoute<Destination> {
    lazy.compactMap { $0.destination(for: url) }.first
  }
}

extension AppRuntime {
  /// Shows the screen where a link leads, which `make` makes. It waits as with ``open(_:routes:)``. The
  /// answer is whether the link leads anywhere.
  public func open<Destination>(
    _ destination: Destination?, make: @escaping @MainActor (Destination) -> UIViewController?
  ) -> Bool {
    guard let destination else { return false }
    show { make(destination) }
    return true
  }

  /// Shows the screen that `url` leads to by the first of `routes` that fits. Before the host is on
  /// screen and open, and that is before anybody has passed the log-in gate, the screen waits for it; of
  /// several the one that was asked for last is shown, and none after a log-out. The answer is whether there
  /// is such a screen.
  public func open(_ url: URL, routes: [DeepLink]) -> Bool {
    guard let make = routes.lazy.compactMap({ $0.destination(of: url) }).first else { return false }
    show(make)
    return true
  }

  private func show(_ make: @escaping @MainActor () -> UIViewController?) {
    if let host, host.canShowScreens {
      make().map(host.showScreen)
    } else {
      if isOnlyForWindows {
        problems.report(
          "a link was opened in the app itself, which has no window: open it in one of its scenes")
      }
      waitingScreen = make
    }
  }

  /// Whether the app has windows, each with a host of its own, and this is not the part of one.
  private var isOnlyForWindows: Bool {
    !isWindow && root == nil && shared.runtimes.contains(where: \.isWindow)
  }
}
