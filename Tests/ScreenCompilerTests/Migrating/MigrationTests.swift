import Diagnostics
import SourceText
import SpecModel
import SpecSyntax
import Testing

@testable import ScreenCompiler

/// Specs come to newer versions of the language, by versions that only these tests know.
@Suite struct MigrationTests {
  /// In version 2, `title:` of screens is called `heading:` …
  private static let heading = LanguageMigration(to: 2, "`title` is called `heading`") { tree in
    renamed("title", to: "heading", in: tree)
  }
  /// … and in version 3 it is called `title:` again.
  private static let title = LanguageMigration(to: 3, "`heading` is called `title`") { tree in
    renamed("heading", to: "title", in: tree)
  }

  private static func renamed(
    _ old: StaticString, to new: String, in tree: SyntaxTree
  ) -> [LanguageMigration.Edit] {
    tree.documents.flatMap { document -> [LanguageMigration.Edit] in
      let pairs = tree.kind(document) == .mapping ? Array(tree.pairs(document)) : []
      guard pairs.contains(where: { tree.scalarEquals($0.key, "screen") }) else { return [] }
      return pairs.filter { tree.scalarEquals($0.key, old) }
        .map { .init(tree.span($0.key), replacement: new) }
    }
  }

  private func project(_ version: String = "1 # so far") throws -> ScratchProject {
    var files = ScratchProject.small
    files["Specs/App.yaml"] = files["Specs/App.yaml"]?
      .replacing("language: 1", with: "language: \(version)")
    files["Specs/Notes.yaml"] = "# What is kept.\n\(files["Specs/Notes.yaml"] ?? "")"
      .replacing("title: notes.title", with: "title:   notes.title # in the bar")
    return try ScratchProject(files)
  }

  @Test func specsGoThroughEachVersionAndKeepCommentsAndStyle() throws {
    let project = try project()
    let before = try project.text("Specs/Notes.yaml")
    let (_, outcome) = try project.compiler().migrate(by: [Self.heading, Self.title], writes: true)
    #expect(outcome?.version == 1)
    #expect(outcome?.steps.map(\.version) == [2, 3])
    // There and back again.
    #expect(outcome?.changes.map(\.path) == ["\(project.specs)/App.yaml"])
    #expect(try project.text("Specs/App.yaml").contains("\nlanguage: 3 # so far\n"))
    #expect(try project.text("Specs/Notes.yaml") == before)
  }

  @Test func onlyWhatIsNewerIsFollowed() throws {
    let project = try project("2")
    // Version 2 is no version of the language, so what is asked is what would become of the texts.
    var specs = try MigratedSpecs(["\(project.specs)/App.yaml", "\(project.specs)/Notes.yaml"])
    #expect(specs.statement?.version == 2)
    try specs.follow(Self.heading)
    let notes = try #require(specs.changed["\(project.specs)/Notes.yaml"])
    #expect(
      String(decoding: notes, as: UTF8.self)
        == (try project.text("Specs/Notes.yaml")).replacing("title:", with: "heading:"))
    #expect(specs.changed.count == 1)
  }

  @Test func whatWouldBeWrongAfterwardsIsNotWritten() throws {
    let project = try project()
    // The language of today does not know `heading:`.
    let (report, outcome) = try project.compiler().migrate(by: [Self.heading], writes: true)
    #expect(outcome == nil)
    #expect(report.diagnostics.contains { $0.rule == "unknown-key" })
    #expect(try project.text("Specs/App.yaml").contains("language: 1 # so far"))
    #expect(try !project.text("Specs/Notes.yaml").contains("heading"))
  }

  @Test func whatWouldNotBeReadableIsNotWritten() throws {
    let project = try project()
    let broken = LanguageMigration(to: 2, "nonsense") { tree in
      tree.documents.first.map { [.init(tree.span($0), replacement: "[")] } ?? []
    }
    #expect(throws: FileError.self) {
      try project.compiler().migrate(by: [broken], writes: true)
    }
    #expect(try project.text("Specs/App.yaml").contains("language: 1 # so far"))
  }

  @Test func brokenSpecsAreLeftAlone() throws {
    let project = try project()
    try project.write("colour: red\n", to: "Specs/Broken.yaml")
    let (report, outcome) = try project.compiler().migrate(
      by: [Self.heading, Self.title], writes: true)
    #expect(outcome == nil && report.hasErrors)
    #expect(try project.text("Specs/App.yaml").contains("language: 1 # so far"))
  }

  @Test func nothingIsWrittenToShowWhatWouldChange() throws {
    let project = try project()
    let (_, outcome) = try project.compiler().migrate(
      by: [Self.heading, Self.title], writes: false)
    #expect(outcome?.changes.count == 1)
    #expect(try project.text("Specs/App.yaml").contains("language: 1 # so far"))
  }

  /// A version cannot be added without saying how specs get there.
  @Test func eachVersionButTheFirstHasItsMigration() {
    #expect(
      LanguageMigration.all.map(\.version)
        == Array(1...newestLanguageVersion).dropFirst().map(\.self))
  }

  @Test func onlyOldNamesAreMended() {
    let place = Location(file: FileID(rawValue: 1), span: ByteSpan(0..<1))
    let findings = [Rule.deprecatedKey, .typographicQuotes].map { rule in
      Diagnostic(
        rule, "something", at: place,
        fixes: [Fix("mend \(rule.name)", .safe, edits: [Fix.Edit(place, replacement: rule.name)])])
    }
    let selection = FixSelection(of: findings, unsafe: false, only: .deprecatedKey)
    #expect(selection.edits.values.flatMap(\.self).map(\.replacement) == ["deprecated-key"])
  }
}
