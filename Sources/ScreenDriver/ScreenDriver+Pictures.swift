public import Foundation
import ScreenKit

extension ScreenDriver {
  /// The window as it is seen now, as SVG. Over the stand-in, colours and sizes are exact, and images and symbols stand
  /// for themselves by name; what UIKit draws is in it as it is drawn.
  public var picture: String {
    let picture = drawn
    guard picture.type != "svg" else { return String(decoding: picture.data, as: UTF8.self) }
    let size = window.bounds.size
    let address = "data:image/\(picture.type);base64,\(picture.data.base64EncodedString())"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">
      <image width="100%" height="100%" href="\(address)"/>
      </svg>
      """
  }

  private var drawn: Picture {
    window.layoutIfNeeded()
    return hands.picture(of: window)
  }

  /// Writes the picture of the window into `folder`, which is made if it is not there: an SVG file over the stand-in,
  /// a PNG file over UIKit. `name` may be any text; the file's name is made of its letters and digits.
  @discardableResult
  public func writePicture(named name: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let picture = drawn
    let file = folder.appending(
      path: words.joined(separator: "-").prefix(80) + "." + picture.type)
    try picture.data.write(to: file, options: .atomic)
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

  /// Does what hands do, or fails with why they can't.
  func reach<Result>(_ gesture: () throws -> Result) throws -> Result {
    do {
      return try gesture()
    } catch let error as OutOfReach {
      throw failure(error.reason)
    }
  }
}
