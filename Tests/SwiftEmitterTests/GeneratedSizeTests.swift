import Foundation
import Testing

/// How many lines of Swift a line of YAML becomes at the most: of what lies in the repository, and without blank lines on
/// either side. `.ci/generated-sizes` tells more.
struct GeneratedSizeTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    ("Moments", "Specs", 2.75), ("TodoLists", "Examples/TodoLists/Specs", 3.3),
    ("People", "Examples/People/Specs", 2.85), ("Login", "Examples/Login/Specs", 3.8),
    ("Accounts", "Examples/Accounts/Specs", 4), ("Mixed", "Examples/Mixed/Specs", 2.65),
    ("Pantry", "Examples/Pantry/Specs", 2.4),
  ])
  func examplesStaySmall(name: String, specs: String, limit: Double) throws {
    let swift = try Self.files(in: "Examples/\(name)/Sources", ending: ".swift")
      .filter { $0.contains("/Generated/") }
    let yaml = try Self.files(in: specs, ending: ".yaml")
      .filter { !$0.hasSuffix("/screenc.yaml") && !$0.contains("/Samples/") }
    try expect(swift, of: yaml, atMost: limit)
  }

  /// The same screens in each system.
  @Test(arguments: [
    ("Collection", 2.5), ("Composition", 2.5), ("Table", 2.5), ("Mvp", 3.6), ("Viper", 4),
  ])
  func systemsStaySmall(system: String, limit: Double) throws {
    let shelf = "Tests/ArchitectureTests"
    var (swift, yaml): ([String], [String]) = ([], [])
    for file in try Self.files(in: "\(shelf)/Generated", ending: ".swift")
    where !file.contains("/Club/") {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let spec = Self.path("\(shelf)/Specs/\(name.dropFirst(system.count)).yaml")
      guard name.hasPrefix(system), FileManager.default.fileExists(atPath: spec) else { continue }
      swift.append(file)
      yaml.append(spec)
    }
    try expect(swift, of: yaml, atMost: limit)
  }

  private func expect(_ swift: [String], of yaml: [String], atMost limit: Double) throws {
    try #require(!swift.isEmpty && !yaml.isEmpty)
    let lines = (swift: try Self.lines(of: swift), yaml: try Self.lines(of: yaml))
    #expect(
      Double(lines.swift) <= limit * Double(lines.yaml),
      "\(lines.swift) lines of Swift for \(lines.yaml) of YAML")
  }

  private static func path(_ path: String) -> String { repository.appending(path: path).path }

  private static func files(in folder: String, ending: String) throws -> [String] {
    let folder = path(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
  }

  private static func lines(of files: [String]) throws -> Int {
    try files.reduce(0) { count, file in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      return count
        + text.split(whereSeparator: \.isNewline).count { line in
          !line.allSatisfy(\.isWhitespace)
        }
    }
  }
}
