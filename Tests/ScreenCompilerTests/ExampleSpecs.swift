import Foundation
import Testing

/// The specs of the examples, which tests change.
enum ExampleSpecs {
  static let apps = ["Moments", "Accounts", "Login", "Mixed", "Pantry", "People", "TodoLists"]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Specs of tests that have every construct of the language, by their folders.
  static let everyConstruct = [
    "SwiftEmitterTests/Goldens", "SwiftEmitterTests/GateGoldens",
    "SwiftEmitterTests/EverydayGoldens", "TourTests/Specs",
  ]

  /// The specs below a folder of the tests, with the files that they name.
  static func files(below folder: String) throws -> [String: String] {
    let folder = root.appending(path: "Tests/\(folder)")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where [".yaml", ".json", ".graphql", ".strings", ".xcstrings"].contains(where: path.hasSuffix) {
      files["Specs/\(path)"] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }

  /// The Swift modules that an example's modules are, by the folders of their specs and code. Each comes behind
  /// those that it uses, as their names do.
  static func swiftModules(of app: String) throws -> [(folder: String, name: String)] {
    try files(of: app).compactMap { path, text in
      guard let match = text.firstMatch(of: #/\nswift: \{ module: (\w+)/#) else { return nil }
      let folder = path.dropFirst("Specs/".count).split(separator: "/").first ?? ""
      return (String(folder), String(match.output.1))
    }.sorted { $0.folder < $1.folder }
  }

  /// The specs of an example, with the files that they name. The code of Swift modules lies in folders of the
  /// modules' names, not where the example's package has it.
  static func files(of app: String) throws -> [String: String] {
    let home = app == "Moments" ? root : root.appending(path: "Examples/\(app)")
    let folder = home.appending(path: "Specs")
    var files: [String: String] = [:]
    let paths = try #require(
      FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
    for path in paths where path.hasSuffix(".yaml") || path.hasSuffix(".json") {
      guard !path.hasPrefix(".") else { continue }
      files["Specs/\(path)"] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .replacing(#/(\nswift: \{ module: \w+), output: \S+/#) { $0.output.1 }
    }
    for text in files.values {
      for match in text.matches(of: #/\.\.\/([\w.\/]+\.(?:json|strings|xcstrings))/#) {
        let path = String(match.output.1)
        files[path] = try String(contentsOf: home.appending(path: path), encoding: .utf8)
      }
    }
    return files
  }
}
