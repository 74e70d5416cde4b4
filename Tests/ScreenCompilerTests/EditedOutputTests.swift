import Foundation
import Testing

@testable import ScreenCompiler

/// What was changed by hand is left alone, and what version control changed is not taken for that.
@Suite struct EditedOutputTests {
  private static let mine = "// mine\n"

  @Test func anEditIsReportedUntilItIsGone() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let generated = try project.text("Generated/Notes.swift")
    try project.write(generated + Self.mine, to: "Generated/Notes.swift")
    try changeSpecs(of: project)
    for _ in 0..<2 {
      let (report, outcome) = try project.build()
      #expect(report.diagnostics.map(\.rule) == ["edited-output"])
      #expect(outcome?.written == [] && outcome?.isUpToDate == false)
    }
    #expect(try project.text("Generated/Notes.swift") == generated + Self.mine)
    try project.write(generated, to: "Generated/Notes.swift")
    #expect(try project.build().outcome?.written == ["Notes.swift"])
  }

  @Test func whatWasWrittenBesideAnEditIsKnownToBeScreencs() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let note = try project.text("Generated/Note.swift")
    try project.write(note + Self.mine, to: "Generated/Note.swift")
    for path in ["/lines", "/rows"] {
      try changeSpecs(of: project, path: path)
      let (report, outcome) = try project.build()
      #expect(report.diagnostics.map(\.rule) == ["edited-output"])
      #expect(outcome?.written == ["Notes.swift"])
    }
  }

  @Test func anEditedFileThatNoSpecYieldsAnyMoreStays() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    try project.build()
    try project.write(
      try project.text("Generated/Mood.swift") + Self.mine, to: "Generated/Mood.swift")
    try project.remove("Specs/Mood.yaml")
    for _ in 0..<2 {
      let (report, outcome) = try project.build()
      #expect(report.diagnostics.map(\.rule) == ["edited-output"])
      #expect(outcome?.removed == [])
    }
    #expect(try project.build(.overwriteEdits).outcome?.removed == ["Mood.swift"])
  }

  @Test func aBuildIntoAnotherFolderSaysNothingOfThisOne() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let other = project.folder.appending(path: "Other").path
    let compiler = Compiler(
      project: try Project.find(specRoot: project.specs), remembersBuildsOf: "1")
    _ = try compiler.build(into: other, mode: .write)
    try changeSpecs(of: project)
    _ = try compiler.build(into: other, mode: .write)
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.isEmpty && outcome?.written == ["Notes.swift"])
  }

  @Test func whatGitChangedIsNoEdit() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let git = try ScratchRepository(project)
    // A branch whose generated code is not what its specs say.
    try git.run("switch", "--quiet", "-c", "stale")
    try project.write(
      try project.text("Generated/Notes.swift") + "// old\n", to: "Generated/Notes.swift")
    try changeSpecs(of: project)
    try git.commit()
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.isEmpty && outcome?.written == ["Notes.swift"])
    // The same text, but not Git's to have.
    try project.write(
      try project.text("Generated/Notes.swift") + "// old\n", to: "Generated/Notes.swift")
    #expect(try project.build().report.diagnostics.map(\.rule) == ["edited-output"])
  }

  @Test func aFileWithTheMarksOfAMergeIsWrittenAnew() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let git = try ScratchRepository(project)
    try git.run("switch", "--quiet", "-c", "theirs")
    try changeSpecs(of: project, path: "/theirs")
    try project.build()
    try git.commit()
    try git.run("switch", "--quiet", "main")
    try changeSpecs(of: project, path: "/ours")
    try project.build()
    try git.commit()
    #expect(throws: ScratchRepository.Failure.self) { try git.run("merge", "--quiet", "theirs") }
    #expect(try project.text("Generated/Notes.swift").contains("<<<<<<< "))
    try git.run("checkout", "--quiet", "--theirs", "Specs/Notes.yaml")
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.isEmpty)
    #expect(outcome?.merged == ["Notes.swift"] && outcome?.written == ["Notes.swift"])
    #expect(try project.text("Generated/Notes.swift").contains("/theirs"))
  }

  @Test func aBuildThatIsNotRememberedLeavesNothingThatLooksEdited() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    try changeSpecs(of: project, path: "/lines")
    let (_, outcome) = try project.compiler().build(into: project.output, mode: .write)
    #expect(outcome?.written == ["Notes.swift"])
    try changeSpecs(of: project, path: "/rows")
    let (report, next) = try project.build()
    #expect(report.diagnostics.isEmpty && next?.written == ["Notes.swift"])
  }

  @Test func withoutARecordTheHeaderIsBelieved() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    try project.remove("Specs/.screenc")
    let generated = try project.text("Generated/Notes.swift")
    try project.write(generated + Self.mine, to: "Generated/Notes.swift")
    #expect(try project.build().outcome?.written == ["Notes.swift"])
    #expect(try project.text("Generated/Notes.swift") == generated)
  }

  private func changeSpecs(of project: ScratchProject, path: String = "/lines") throws {
    let spec = try project.text("Specs/Notes.yaml")
    try project.write(spec.replacing(#/path: \S+/#, with: "path: \(path)"), to: "Specs/Notes.yaml")
  }
}
