public import Foundation

/// What a test waited or looked for in vain, with the screen as it was.
public struct DriverError: Error, CustomStringConvertible {
  /// What was waited or looked for.
  public let message: String
  /// The screen as it was.
  public let screen: String
  /// The picture of the screen, if the driver was told where to keep pictures.
  public internal(set) var picture: URL?

  public var description: String {
    "\(message)\n\(screen)" + (picture.map { "\npicture: \($0.path)" } ?? "")
  }
}
