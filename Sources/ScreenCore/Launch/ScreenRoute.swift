/// A screen by its name in the specs, with the values of its parameters: what is kept of a screen so that it
/// can be made again when the app has been started anew.
public struct ScreenRoute: Codable, Hashable, Sendable {
  /// The screen's name in the specs.
  public let screen: String
  private let values: [String: StoredValue]

  /// The screen called `screen` with `values` by the names of its parameters. Values that are missing are
  /// left out.
  public init(_ screen: String, _ values: [String: StoredValue?] = [:]) {
    self.screen = screen
    self.values = values.compactMapValues { $0 }
  }

  /// One of the screens that an app has an enum of, as generated code has of those that come back.
  public init<Screen: RawRepresentable<String>>(
    _ screen: Screen, _ values: [String: StoredValue?] = [:]
  ) {
    self.init(screen.rawValue, values)
  }

  /// The value of the parameter `name`; nil when there is none, or none of `type`. Of a type whose values
  /// may be missing it is the missing one then.
  public func value<Value: StorableValue>(_ name: String, as type: Value.Type) -> Value? {
    guard let stored = values[name] else { return Value.missing }
    return Value(stored: stored)
  }
}
