import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct BuildCacheTests {
  private func compiler(_ project: ScratchProject, tool: String = "1") throws -> Compiler {
    Compiler(project: try Project.find(specRoot: project.specs), remembersBuildsOf: tool)
  }

  @discardableResult
  private func build(
    _ project: ScratchProject, _ mode: BuildMode = .write, tool: String = "1"
  ) throws -> (report: Report, outcome: BuildOutcome) {
    let (report, outcome) = try compiler(project, tool: tool).build(
      into: project.output, mode: mode)
    return (report, try #require(outcome))
  }

  /// Whether the last build was taken for done; a build that was done knows the spec files.
  private func wasRemembered(_ report: Report) -> Bool { report.sources.count == 0 }

  /// A project that was built once.
  private func built() throws -> ScratchProject {
    let project = try ScratchProject(ScratchProject.small)
    let (report, outcome) = try build(project)
    #expect(outcome.written.count == 3)
    #expect(!wasRemembered(report))
    return project
  }

  @Test func aBuildForWhichNothingChangedIsNotDoneAgain() throws {
    let project = try built()
    for _ in 0..<3 {
      let (report, outcome) = try build(project)
      #expect(wasRemembered(report))
      #expect(report.specCount == 3)
      #expect(outcome.isUpToDate && outcome.unchanged == 3)
    }
    #expect(wasRemembered(try build(project, .check).report))
  }

  @Test func withoutTheNameOfTheToolNothingIsRemembered() throws {
    let project = try ScratchProject(ScratchProject.small)
    _ = try project.compiler().build(into: project.output, mode: .write)
    #expect(!FileManager.default.fileExists(atPath: project.specs + "/.screenc"))
  }

  @Test func anotherToolOrConfigurationBuildsAnew() throws {
    let project = try built()
    #expect(!wasRemembered(try build(project, tool: "2").report))
    #expect(wasRemembered(try build(project, tool: "2").report))
    try project.write("output: ../Generated # here\n", to: "Specs/screenc.yaml")
    #expect(!wasRemembered(try build(project, tool: "2").report))
  }

  @Test func aChangedSpecIsBuilt() throws {
    let project = try built()
    let text = try project.text("Specs/Notes.yaml")
    // As long as before, so that the size tells nothing.
    try project.write(
      text.replacingOccurrences(of: "/notes", with: "/lines"), to: "Specs/Notes.yaml")
    #expect(try build(project).outcome.written == ["Notes.swift"])
    #expect(try project.text("Generated/Notes.swift").contains("/lines"))
  }

  @Test func aNewSpecAndOneLessAreSeen() throws {
    let project = try built()
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    #expect(try build(project).outcome.written == ["Mood.swift"])
    try project.remove("Specs/Mood.yaml")
    #expect(try build(project).outcome.removed == ["Mood.swift"])
  }

  @Test func aChangedQueryFileIsSeen() throws {
    let project = try ScratchProject(ScratchProject.small)
    let spec = try project.text("Specs/Notes.yaml").replacingOccurrences(
      of: "request: { path: /notes }",
      with: "graphql: { query: Queries/Notes.graphql }\nitems: data.notes")
    try project.write(spec, to: "Specs/Notes.yaml")
    try project.write("{ notes { id text } }\n", to: "Specs/Queries/Notes.graphql")
    try build(project)
    #expect(wasRemembered(try build(project).report))
    // As long as before, so that the size tells nothing.
    try project.write("{ notes { text id } }\n", to: "Specs/Queries/Notes.graphql")
    #expect(try build(project).outcome.written == ["Notes.swift"])
    #expect(try project.text("Generated/Notes.swift").contains("{ notes { text id } }"))
    #expect(wasRemembered(try build(project).report))
    try project.remove("Specs/Queries/Notes.graphql")
    let report = try compiler(project).build(into: project.output, mode: .write).report
    #expect(report.diagnostics.map(\.rule) == ["unreadable-query"])
  }

  @Test func recordedResponsesAreInputs() throws {
    let project = try ScratchProject(ScratchProject.small)
    let spec = try project.text("Specs/Notes.yaml")
    try project.write(spec + "\nsamples: [notes.json]\n", to: "Specs/Notes.yaml")
    try project.write(#"[{ "id": 1, "text": "a" }]"#, to: "Specs/notes.json")
    try build(project)
    #expect(wasRemembered(try build(project).report))
    try project.write(#"[{ "id": 1, "text": 33 }]"#, to: "Specs/notes.json")
    let report = try compiler(project).build(into: project.output, mode: .write).report
    #expect(report.diagnostics.map(\.rule) == ["sample-mismatch"])
  }

  @Test func outputThatIsGoneEditedOrStaleIsSeen() throws {
    let project = try built()
    let notes = try project.text("Generated/Notes.swift")
    try project.remove("Generated/Notes.swift")
    #expect(try build(project).outcome.written == ["Notes.swift"])
    try project.write(
      notes.replacingOccurrences(of: "/notes", with: "/lines"), to: "Generated/Notes.swift")
    #expect(try build(project).report.diagnostics.map(\.rule) == ["edited-output"])
    try build(project, .overwriteEdits)
    #expect(wasRemembered(try build(project).report))
    // A file of an older version of the specs comes back, as by a merge.
    let stale = notes.replacingOccurrences(of: "from Notes.yaml", with: "from Gone.yaml")
    try project.write(stale, to: "Generated/Gone.swift")
    #expect(try build(project).outcome.removed == ["Gone.swift"])
  }

  @Test func filesOfOthersInTheFolderAreNotCounted() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("let mine = 1\n", to: "Generated/Mine.swift")
    try build(project)
    let (report, outcome) = try build(project)
    #expect(wasRemembered(report))
    #expect(outcome.unchanged == 3)
  }

  @Test func aFreshCheckoutIsUnchanged() throws {
    let project = try built()
    let before = try project.text("Generated/Notes.swift")
    for path in ["Specs/App.yaml", "Specs/Note.yaml", "Specs/Notes.yaml", "Generated/Notes.swift"] {
      try project.write(try project.text(path), to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000.5)],
        ofItemAtPath: project.folder.appending(path: path).path)
    }
    #expect(wasRemembered(try build(project).report))
    #expect(wasRemembered(try build(project).report))
    #expect(try project.text("Generated/Notes.swift") == before)
  }

  @Test func aChangeThatLeavesSizeAndTimeIsSeenWhereTheTimeWasTooNew() throws {
    let project = try ScratchProject(ScratchProject.small)
    let url = project.folder.appending(path: "Specs/Notes.yaml")
    // In the future, as on a machine whose clock is behind: no stamp can be trusted.
    let date = Date(timeIntervalSinceNow: 3_600)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    try build(project)
    let handle = try FileHandle(forWritingTo: url)
    let text = try project.text("Specs/Notes.yaml")
    try handle.write(
      contentsOf: Data(text.replacingOccurrences(of: "/notes", with: "/lines").utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    #expect(try build(project).outcome.written == ["Notes.swift"])
  }

  @Test func findingsAreShownEachTime() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("enum: Mood\ncases: [good, bad]\n", to: "Specs/Mood.yaml")
    try project.write(
      "output: ../Generated\nrules: { no-such-rule: off }\n", to: "Specs/screenc.yaml")
    let first = try compiler(project).build(into: project.output, mode: .write)
    #expect(!first.report.diagnostics.isEmpty)
    let second = try compiler(project).build(into: project.output, mode: .write)
    #expect(second.report.diagnostics.map(\.message) == first.report.diagnostics.map(\.message))
  }

  @Test("a build with warnings is remembered for what is generated, and not for what is told")
  func warningsAreToldEachTime() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("enum: Mood\ncases: { good: good, bad: bad }\n", to: "Specs/Mood.yaml")
    func build() throws -> (report: Report, outcome: BuildOutcome?) {
      try compiler(project).build(into: project.output, mode: .write)
    }
    let warnings = try build().report.diagnostics.map(\.message)
    #expect(warnings.count == 1)
    let url = project.folder.appending(path: "Specs/.screenc/build")
    let record = try #require(BuildRecord(bytes: Array(try Data(contentsOf: url))))
    #expect(!record.isClean && record.specs.count == 4)
    let notes = try project.text("Specs/Notes.yaml")
    try project.write(
      notes.replacingOccurrences(of: "/notes", with: "/lines"), to: "Specs/Notes.yaml")
    for written in [["Notes.swift"], []] {
      let (report, outcome) = try build()
      #expect(report.diagnostics.map(\.message) == warnings)
      #expect(outcome?.written == written)
    }
  }

  @Test func aRecordThatIsBrokenInAnyWayIsPassedOver() throws {
    let project = try built()
    let url = project.folder.appending(path: "Specs/.screenc/build")
    let record = try Data(contentsOf: url)
    for length in stride(from: 0, to: record.count, by: 7) {
      #expect(BuildRecord(bytes: Array(record.prefix(length))) == nil)
    }
    for position in stride(from: 0, to: record.count, by: 5) {
      var broken = Array(record)
      broken[position] ^= 0x41
      #expect(BuildRecord(bytes: broken) == nil)
    }
    try record.prefix(60).write(to: url)
    #expect(!wasRemembered(try build(project).report))
    #expect(wasRemembered(try build(project).report))
  }

  @Test func aRecordIsReadAsItWasWritten() throws {
    let project = try built()
    let bytes = Array(
      try Data(contentsOf: project.folder.appending(path: "Specs/.screenc/build")))
    let record = try #require(BuildRecord(bytes: bytes))
    #expect(record.specs.map(\.path) == ["App.yaml", "Note.yaml", "Notes.yaml"])
    #expect(Set(record.outputs.map(\.path)) == ["App.swift", "Note.swift", "Notes.swift"])
    #expect(record.bytes == bytes)
  }

  @Test func theFolderIsNotForVersionControl() throws {
    let project = try built()
    #expect(try project.text("Specs/.screenc/.gitignore") == "*\n")
  }

  @Test func aSpecFolderThatCannotBeWrittenToIsBuiltAllTheSame() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("in the way\n", to: "Specs/.screenc")
    #expect(try build(project).outcome.written.count == 3)
    #expect(!wasRemembered(try build(project).report))
    #expect(try project.text("Specs/.screenc") == "in the way\n")
  }
}
