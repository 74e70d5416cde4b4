/// What a test waited or looked for in vain, with the screen as it was.
public struct DriverError: Error, CustomStringConvertible {
  /// What was waited or looked for.
  public let message: String
  /// The screen as it was.
  public let screen: String

  public var description: String { "\(message)\n\(screen)" }
}
