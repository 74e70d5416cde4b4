import Foundation

/// The spec of the app whose screens have subclasses written by hand.
enum AtticSpecs {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what was generated from the spec.
  static let generated = folder.appending(path: "Generated/Attic")

  static func all() throws -> ShelfSpecs {
    let spec = folder.appending(path: "Specs/Attic/AtticApp.yaml")
    return ShelfSpecs([("AtticApp.yaml", try String(contentsOf: spec, encoding: .utf8))])
  }
}
