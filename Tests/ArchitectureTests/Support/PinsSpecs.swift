import Foundation

/// The spec of the app whose list comes from a GraphQL server.
enum PinsSpecs {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what was generated from the spec.
  static let generated = folder.appending(path: "Generated/Pins")

  static func all() throws -> ShelfSpecs {
    let spec = folder.appending(path: "Specs/Pins/PinsApp.yaml")
    return ShelfSpecs([("PinsApp.yaml", try String(contentsOf: spec, encoding: .utf8))])
  }
}
