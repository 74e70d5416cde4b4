import Foundation
import Testing

@testable import ScreenCompiler

/// Recorded responses in files.
@Suite struct SampleFileTests {
  private func project(_ samples: String = "Samples/notes.json") throws -> ScratchProject {
    let project = try ScratchProject(ScratchProject.small)
    let spec = try project.text("Specs/Notes.yaml")
    try project.write(spec + "\nsamples: [\(samples)]\n", to: "Specs/Notes.yaml")
    return project
  }

  private func findings(_ project: ScratchProject) throws -> [String] {
    let report = try project.compiler().lint()
    return report.diagnostics.map { finding in
      let file = report.sources.source(of: finding.primary.file)
      let span = Int(finding.primary.span.start)..<Int(finding.primary.span.end)
      let marked = file.map { String(decoding: $0.bytes[span], as: UTF8.self) } ?? ""
      let path = file.map { URL(filePath: $0.path).lastPathComponent } ?? ""
      return "\(path) \(marked): \(finding.message) [\(finding.rule)]"
    }
  }

  @Test func mismatchesAreFoundInTheFile() throws {
    let project = try project()
    try project.write(#"[{ "id": 1, "text": "é" }]"#, to: "Specs/Samples/notes.json")
    #expect(try findings(project) == [])
    #expect(try project.build().outcome != nil)
    try project.write(
      #"[{ "id": 1, "text": "é" }, { "id": 2, "text": 3 }]"#, to: "Specs/Samples/notes.json")
    #expect(
      try findings(project) == [
        "notes.json 3: `/1/text` is a number, and `text` of `Note` is declared `String`"
          + " [sample-mismatch]"
      ])
    #expect(try project.build().outcome == nil)
  }

  @Test func filesBesideTheSpecsAreOfTheProject() throws {
    let project = try project("../Recorded/notes.json")
    try project.write("[{}]", to: "Recorded/notes.json")
    let report = try project.compiler().lint()
    let path = try #require(report.diagnostics.first).primary.file
    #expect(report.sources.path(of: path).hasSuffix("/Recorded/notes.json"))
    #expect(!report.sources.path(of: path).contains(".."))
  }

  @Test func filesThatCannotBeReadAreFoundWhereTheyAreNamed() throws {
    let project = try project("Samples/notes.json, Samples")
    try project.write("[", to: "Specs/Samples/other.json")
    #expect(
      try findings(project) == [
        "Notes.yaml Samples/notes.json: `Samples/notes.json` cannot be read: No such file or"
          + " directory [unreadable-sample]",
        "Notes.yaml Samples: `Samples` cannot be read: Not a regular file [unreadable-sample]",
      ])
  }

  @Test func filesThatAreNoJSONAreRefused() throws {
    let project = try project()
    try project.write("[\n  { 'id': 1 }\n]", to: "Specs/Samples/notes.json")
    #expect(try findings(project) == ["notes.json ': a key is missing here [invalid-sample]"])
  }

  @Test func filesThatAreTooLargeAreNotRead() throws {
    let project = try project()
    let size = ReferenceLoader.largestSample + 1
    try project.write("[" + String(repeating: " ", count: size - 1), to: "Specs/Samples/notes.json")
    #expect(try findings(project).first?.contains("has 16777217 bytes; more than") == true)
  }

  @Test func rulesThatAProjectAsksForAreObeyed() throws {
    let project = try project()
    let spec = try project.text("Specs/Note.yaml").replacing("text: String", with: "text: String?")
    try project.write(spec, to: "Specs/Note.yaml")
    try project.write(#"[{ "id": 1 }]"#, to: "Specs/Samples/notes.json")
    #expect(try findings(project).filter { $0.contains("sample-coverage") } == [])
    try project.write(
      "output: ../Generated\nseverities: { sample-coverage: warning }\n", to: "Specs/screenc.yaml")
    let report = try project.compiler().lint()
    #expect(
      report.diagnostics.filter { $0.rule == "sample-coverage" }.map {
        "\($0.severity): \($0.message)"
      }
        == ["warning: no sample shows `text` of `Note`"])
  }
}
