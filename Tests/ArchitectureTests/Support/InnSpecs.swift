import Foundation

/// The spec of the app whose log-in gate is the library's.
enum InnSpecs {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what was generated from the spec.
  static let generated = folder.appending(path: "Generated/Inn")

  static func all() throws -> ShelfSpecs {
    let spec = folder.appending(path: "Specs/Inn/InnApp.yaml")
    return ShelfSpecs([("InnApp.yaml", try String(contentsOf: spec, encoding: .utf8))])
  }
}
