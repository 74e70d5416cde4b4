import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct BuildTests {
  @Test func aSecondBuildWritesNothing() throws {
    let project = try ScratchProject(ScratchProject.small)
    let first = try #require(try project.build().outcome)
    #expect(first.written == ["App.swift", "Note.swift", "Notes.swift"])
    let dates = try modificationDates(project)
    let second = try #require(try project.build().outcome)
    #expect(second.written.isEmpty && second.removed.isEmpty)
    #expect(second.unchanged == 3)
    #expect(try modificationDates(project) == dates)
  }

  @Test func outputDoesNotDependOnWhereTheSpecsLieOrWhenTheyWereWritten() throws {
    let one = try ScratchProject(ScratchProject.small)
    let other = try ScratchProject([:])
    for (path, text) in ScratchProject.small.sorted(by: { $0.key > $1.key }) {
      try other.write(text, to: path)
    }
    try one.build()
    try other.build()
    #expect(try one.generated() == other.generated())
    #expect(try one.generated().count == 3)
  }

  @Test func aFileEditedByHandIsReportedAndLeftAlone() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let edited = try project.text("Generated/Notes.swift") + "// mine\n"
    try project.write(edited, to: "Generated/Notes.swift")
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.map(\.rule) == ["edited-output"])
    #expect(try #require(outcome).written.isEmpty)
    #expect(try project.text("Generated/Notes.swift") == edited)
    let forced = try #require(try project.build(.overwriteEdits).outcome)
    #expect(forced.written == ["Notes.swift"])
    #expect(try !project.text("Generated/Notes.swift").contains("// mine"))
  }

  @Test func aFileOfSomeoneElseIsNeverReplaced() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("let mine = 1\n", to: "Generated/Notes.swift")
    let (report, _) = try project.build(.overwriteEdits)
    #expect(report.diagnostics.map(\.rule) == ["foreign-output"])
    #expect(try project.text("Generated/Notes.swift") == "let mine = 1\n")
  }

  @Test func theCodeOfAnotherAppIsLeftAlone() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    try project.build()
    let before = try project.generated()
    let other = try ScratchProject(ScratchProject.small)
    let app = try other.text("Specs/App.yaml").replacing("app: Small", with: "app: Other")
    try other.write(app, to: "Specs/App.yaml")
    let compiler = Compiler(project: try Project.find(specRoot: other.specs))
    let (report, outcome) = try compiler.build(into: project.output, mode: .write)
    #expect(report.diagnostics.map(\.rule) == ["foreign-output"])
    #expect(outcome?.written == [] && outcome?.removed == [])
    #expect(try project.generated() == before)
    let forced = try compiler.build(into: project.output, mode: .overwriteEdits).outcome
    #expect(forced?.written.contains("App.swift") == true)
  }

  @Test func anAppMayBeRenamed() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let app = try project.text("Specs/App.yaml").replacing("app: Small", with: "app: Other")
    try project.write(app, to: "Specs/App.yaml")
    #expect(try project.build().outcome?.written.contains("App.swift") == true)
  }

  @Test func onlyStaleFilesOfItsOwnAreRemoved() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    try project.write("let mine = 1\n", to: "Generated/Mine.swift")
    try project.build()
    #expect(try project.generated()["Mood.swift"] != nil)
    try project.remove("Specs/Mood.yaml")
    let outcome = try #require(try project.build().outcome)
    #expect(outcome.removed == ["Mood.swift"])
    #expect(
      try project.generated().keys.sorted()
        == ["App.swift", "Mine.swift", "Note.swift", "Notes.swift"])
  }

  @Test func checkingWritesNothingAndNamesWhatIsOutOfDate() throws {
    let project = try ScratchProject(ScratchProject.small)
    let fresh = try #require(try project.build(.check).outcome)
    #expect(fresh.written.count == 3)
    #expect(try project.generated().isEmpty)
    try project.build()
    #expect(try #require(try project.build(.check).outcome).isUpToDate)
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    #expect(try #require(try project.build(.check).outcome).written == ["Mood.swift"])
  }

  @Test func anErrorLeavesTheOldOutputWhole() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.build()
    let before = try project.generated()
    for broken in ["screen: [", "\u{0}\u{1}\u{2}", "screen: Notes\nsource: { use: Nothing }\n"] {
      try project.write(broken, to: "Specs/Notes.yaml")
      let (report, outcome) = try project.build()
      #expect(report.hasErrors)
      #expect(outcome == nil)
      #expect(try project.generated() == before)
    }
  }

  @Test func anOutputFolderThatCannotBeWrittenIsAnErrorAndNoTrap() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("a file", to: "Generated")
    #expect {
      try project.build()
    } throws: { error in
      (error as? CompilerError)?.description.contains(
        "cannot write generated code to \(project.output): ") == true
    }
  }

  @Test func aSilencedErrorIsShownByTheBuildThatItStops() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write(
      "output: ../Generated\nseverities: { unknown-adapter: off }\n", to: "Specs/screenc.yaml")
    let notes = try project.text("Specs/Notes.yaml")
    try project.write(
      notes.replacingOccurrences(of: "[NoteRow]", with: "[NoteRow, NoRow]"), to: "Specs/Notes.yaml")
    #expect(try project.compiler().lint().diagnostics.isEmpty)
    let (report, outcome) = try project.build()
    #expect(outcome == nil)
    #expect(report.diagnostics.map(\.rule) == ["unknown-adapter"])
    #expect(report.hasErrors)
    #expect(report.diagnostics.first?.notes.isEmpty == false)
  }

  @Test func aFolderInTheWayIsReportedAndNothingIsLost() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("mine", to: "Generated/Notes.swift/file")
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.map(\.rule) == ["foreign-output"])
    #expect(try #require(outcome).written == ["App.swift", "Note.swift"])
    #expect(try project.text("Generated/Notes.swift/file") == "mine")
  }

  @Test func whatAKilledBuildLeftIsTakenAway() throws {
    let project = try ScratchProject(ScratchProject.small)
    // No process has a number beyond the system's limit.
    try project.write("half", to: "Generated/.screenc-2147483647/Notes.swift")
    try project.write("half", to: "Generated/.screenc-2147483647/Shop/Cart.swift")
    let own = "Generated/.screenc-\(ProcessInfo.processInfo.processIdentifier)-kept/file"
    try project.write("mine", to: own)
    try project.build()
    let left = try FileManager.default.contentsOfDirectory(atPath: project.output)
    #expect(!left.contains(".screenc-2147483647"))
    #expect(try project.text(own) == "mine")
  }

  @Test func namesThatDifferInCaseOnlyAreRefused() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    try project.write("enum: Temper\ncases: [good, bad]\n", to: "Specs/mood.yml")
    for report in [try project.compiler().lint(), try project.build().report] {
      #expect(report.diagnostics.count { $0.rule == "output-name-collision" } == 1)
    }
  }

  private func modificationDates(_ project: ScratchProject) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: project.output) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: project.output + "/" + name)
      dates[name] = attributes[.modificationDate] as? Date
    }
    return dates
  }
}
