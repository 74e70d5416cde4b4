public import ScreenCore

/// A screen that is made again where it was pushed when the app was last seen.
public struct RestorableScreen<Destination>: Sendable {
  /// The screen's name in the specs.
  public let screen: String
  let destination: @Sendable (ScreenRoute) -> Destination?

  /// The screen that `destination` finds by what it left behind; nil where the values don't fit any more.
  public init(_ screen: String, destination: @escaping @Sendable (ScreenRoute) -> Destination?) {
    self.screen = screen
    self.destination = destination
  }
}

/// The screens of an app that are made again.
public struct RestorableScreens<Destination> {
  private var screens: [String: RestorableScreen<Destination>] = [:]

  /// No screens.
  public init() {}

  /// Adds a screen.
  public mutating func add(_ screen: RestorableScreen<Destination>) {
    screens[screen.screen] = screen
  }

  /// Where a screen was; nil where there is no such screen any more, or it has other parameters.
  public func destination(from route: ScreenRoute) -> Destination? {
    screens[route.screen]?.destination(route)
  }
}
