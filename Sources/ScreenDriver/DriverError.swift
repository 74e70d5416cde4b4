public import Foundation

/// What a test waited or looked for in vain, with the screen as it was.
public struct DriverError: Error, CustomStringConvertible {
  /// What was waited or looked for.
  public let message: String
  /// The screen as it was.
  public let screen: String
  /// The picture of the screen, if the driver was told where to keep pictures.
  public let picture: URL?

  init(message: String, screen: String, picture: URL? = nil) {
    self.message = message
    self.screen = screen
    self.picture = picture
  }

  public var description: String {
    "\(message)\n\(screen)" + (picture.map { "\npicture: \($0.path)" } ?? "")
  }
}
