import Foundation
import Testing

@testable import ScreenCompiler

/// A description of a server that is imported into a project of its own, in which lint then finds no errors.
struct ImportedDescription {
  let project: ScratchProject
  let outcome: SpecImporter.Outcome

  init(
    _ document: String, _ name: String = "openapi.yaml",
    _ change: (inout SpecImporter.Choices) -> Void = { _ in }
  ) throws {
    project = try ScratchProject([name: document])
    var choices = SpecImporter.Choices()
    change(&choices)
    let input = project.folder.appending(path: name).path
    outcome = try SpecImporter([input], specs: project.specs, choices: choices).run()
    guard outcome.obstacles.isEmpty, !choices.isDryRun, !outcome.files.isEmpty else { return }
    let wrong = try project.compiler().lint().diagnostics.filter { $0.severity == .error }
    #expect(wrong.map(\.message) == [])
  }

  func text(_ path: String) throws -> String { try project.text("Specs/Shop/\(path)") }

  var told: [String] { outcome.report.diagnostics.map(\.message) }

  /// A description with some schemas, and perhaps paths.
  static func document(
    schemas: String = "", paths: String = "", version: String = "3.1.0", head: String = ""
  ) -> String {
    func indented(_ text: String, _ spaces: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
    }
    return """
      openapi: \(version)
      info: { title: Shop API, version: "1" }
      servers: [{ url: https://shop.example }]
      \(head)
      paths:
      \(paths.isEmpty ? "  {}" : indented(paths, 2))
      components:
        schemas:
      \(schemas.isEmpty ? "    {}" : indented(schemas, 4))
      """
  }
}
