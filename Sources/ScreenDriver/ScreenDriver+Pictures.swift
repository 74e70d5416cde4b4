public import Foundation

extension ScreenDriver {
  /// The window as it is seen now, as SVG. Colours and sizes are exact; images and symbols stand for
  /// themselves by name.
  public var picture: String {
    window.layoutIfNeeded()
    return window.headlessPicture()
  }

  /// Writes the picture of the window into `folder`, which is made if it is not there. `name` may be
  /// any text; the file's name is made of its letters and digits.
  @discardableResult
  public func writePicture(named name: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let file = folder.appending(path: words.joined(separator: "-").prefix(80) + ".svg")
    try Data(picture.utf8).write(to: file, options: .atomic)
    return file
  }

  /// What is said about a screen on which something was looked or waited for in vain, with a picture of
  /// it where pictures are kept.
  func failure(_ message: String) -> DriverError {
    let picture = pictures.flatMap { folder in
      try? writePicture(named: "\(message.prefix(60)) \(UUID().uuidString.prefix(8))", in: folder)
    }
    return DriverError(message: message, screen: dump, picture: picture)
  }
}
