import Foundation
import PreviewGallery

/// The part of a gallery's screens that one process draws: every so manieth.
struct GalleryShare: Sendable {
  let number: Int
  let count: Int

  init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// A share as processes tell one another: `0/2`.
  init?(_ text: String) {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else { return nil }
    self.init(parts[0], of: parts[1])
  }

  var text: String { "\(number)/\(count)" }

  /// A screen that was drawn, as processes tell one another.
  struct Drawn: Codable, Sendable {
    /// Its place among all screens.
    let number: Int
    let entry: GalleryEntry
  }

  /// Draws the screens of the share, and tells on standard output what the list of the gallery needs to know.
  @MainActor
  func draw(_ app: PreviewedApp, _ options: PreviewOptions) async throws {
    let artist = try GalleryArtist(app, options)
    let encoder = JSONEncoder()
    for drawn in try await artist.draw(self) {
      FileHandle.standardOutput.write(try encoder.encode(drawn) + Data("\n".utf8))
    }
  }
}
