import Foundation
import Testing

@testable import ScreenCompiler

/// The app's strings in their file.
@Suite struct StringsFileTests {
  private func project(_ path: String = "../Resources/Localizable.strings") throws -> ScratchProject
  {
    let project = try ScratchProject(ScratchProject.small)
    let spec = try project.text("Specs/App.yaml").replacing(
      "theme: Plain\nhost", with: "theme: Plain\nstrings: \(path)\nhost")
    try project.write(spec, to: "Specs/App.yaml")
    return project
  }

  private static let all = """
    "tab.notes" = "Notes";
    "notes.title" = "Notes";
    "notes.empty" = "No notes";
    "notes.error" = "No answer";

    """

  private func findings(_ project: ScratchProject) throws -> [String] {
    let report = try project.compiler().lint()
    return report.diagnostics.map { "\($0.message) [\($0.rule)]" }
  }

  @Test func theyAreInputsOfTheBuild() throws {
    let project = try project()
    try project.write(Self.all, to: "Resources/Localizable.strings")
    #expect(try findings(project) == [])
    let compiler = Compiler(
      project: try Project.find(specRoot: project.specs), remembersBuildsOf: "1")
    _ = try compiler.build(into: project.output, mode: .write)
    #expect(try compiler.build(into: project.output, mode: .write).report.diagnostics.isEmpty)
    try project.write(
      Self.all.replacing("notes.empty", with: "notes.emtpy"), to: "Resources/Localizable.strings")
    let report = try compiler.build(into: project.output, mode: .write).report
    #expect(report.diagnostics.map(\.rule) == ["unknown-string-key"])
    #expect(report.diagnostics.first?.help.first == "did you mean `notes.emtpy`?")
  }

  @Test func filesThatCannotBeReadAreFoundWhereTheyAreNamed() throws {
    #expect(
      try findings(project()) == [
        "`../Resources/Localizable.strings` cannot be read: No such file or directory"
          + " [unreadable-strings]"
      ])
    let other = try project("Localizable.json")
    try other.write("", to: "Specs/Localizable.json")
    #expect(
      try findings(other) == [
        "`Localizable.json` is no file of strings [unreadable-strings]"
      ])
  }

  @Test func placesInFilesOfUTF16AreShown() throws {
    let project = try project()
    let text = "\u{FEFF}/* é */\n" + Self.all + "oops"
    try project.write("", to: "Resources/Localizable.strings")
    let bytes = text.utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    try Data(bytes).write(to: project.folder.appending(path: "Resources/Localizable.strings"))
    let report = try project.compiler().lint()
    let finding = try #require(report.diagnostics.first)
    #expect(finding.rule == "invalid-strings")
    let source = try #require(report.sources.source(of: finding.primary.file))
    #expect(Int(finding.primary.span.start) == source.bytes.count)
  }
}
