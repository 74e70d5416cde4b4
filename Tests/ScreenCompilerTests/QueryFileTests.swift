import Foundation
import Testing

@testable import ScreenCompiler

/// Queries that stand in files of their own.
@Suite struct QueryFileTests {
  private func project() throws -> ScratchProject {
    let project = try ScratchProject(ScratchProject.small)
    let spec = try project.text("Specs/Notes.yaml").replacingOccurrences(
      of: "request: { path: /notes }",
      with: "graphql: { query: Queries/Notes.graphql }\nitems: data.notes")
    try project.write(spec, to: "Specs/Notes.yaml")
    return project
  }

  private func findings(_ project: ScratchProject) throws -> [String] {
    let report = try project.compiler().lint()
    return report.diagnostics.map { finding in
      let file = report.sources.source(of: finding.primary.file)
      let span = Int(finding.primary.span.start)..<Int(finding.primary.span.end)
      let marked = file.map { String(decoding: $0.bytes[span], as: UTF8.self) } ?? ""
      return "\(marked): \(finding.message) [\(finding.rule)]"
    }
  }

  @Test func theirTextIsPartOfTheCode() throws {
    let project = try project()
    try project.write(
      "\u{FEFF}query Notes {\r\n\r\n  notes { id text }\r\n}\r\n", to: "Specs/Queries/Notes.graphql"
    )
    #expect(try findings(project) == [])
    try project.build()
    let code = try project.text("Generated/Notes.swift")
    #expect(code.contains(#"query: ["query Notes {", "", "  notes { id text }", "}"]"#))
  }

  @Test func oneThatIsNotThereIsFoundWhereItIsNamed() throws {
    #expect(
      try findings(project()) == [
        "Queries/Notes.graphql: `Queries/Notes.graphql` cannot be read: No such file or directory"
          + " [unreadable-query]"
      ])
    #expect(try project().build().outcome == nil)
  }

  @Test func oneThatIsNoTextIsRefused() throws {
    let project = try project()
    try project.write("", to: "Specs/Queries/Notes.graphql")
    let file = URL(filePath: project.specs).appending(path: "Queries/Notes.graphql")
    try Data("{\n  notes \u{e9}\n".utf8 + [0xFF] + Array("}".utf8)).write(to: file)
    #expect(try findings(project).map { $0.contains("is not UTF-8 text in line 3") } == [true])
  }

  @Test func oneThatIsTooLargeIsNotRead() throws {
    let project = try project()
    try project.write(
      String(repeating: " ", count: ReferenceLoader.largestQuery + 1),
      to: "Specs/Queries/Notes.graphql")
    #expect(try findings(project).first?.contains("has 1048577 bytes; more than 1048576") == true)
  }

  @Test func aFolderIsNoQuery() throws {
    let project = try project()
    try FileManager.default.createDirectory(
      atPath: project.specs + "/Queries/Notes.graphql", withIntermediateDirectories: true)
    #expect(try findings(project).first?.contains("Not a regular file") == true)
  }

  @Test func itsVariablesAreChecked() throws {
    let project = try project()
    try project.write(
      "query Notes($tag: String!) { notes(tag: $tag) { id text } }",
      to: "Specs/Queries/Notes.graphql")
    #expect(
      try findings(project) == ["Queries/Notes.graphql: `$tag` has no value [query-mismatch]"])
  }
}
