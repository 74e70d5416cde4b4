import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct SuppressionLintTests {
  /// Findings as `line rule`.
  private func found(
    _ text: String, _ configuration: String = "output: ../Generated\n"
  ) throws -> [String] {
    let project = try ScratchProject(ScratchProject.small)
    try project.write(text, to: "Specs/More.yaml")
    try project.write(configuration, to: "Specs/screenc.yaml")
    let report = try project.compiler().lint()
    return report.diagnostics.map { diagnostic in
      let source = report.sources.source(of: diagnostic.primary.file)
      let before = (source?.bytes ?? []).prefix(Int(diagnostic.primary.span.start))
      let line = String(decoding: before, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).count
      return "\(line) \(diagnostic.rule)"
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func aCommentIsAboutItsOwnLineOrTheNext(lineEnd: String, mark: String) throws {
    func lines(_ lines: String...) -> String { mark + lines.joined(separator: lineEnd) }
    #expect(try found(lines("model: Lost", "fields: { id: ID }")) == ["1 unused-model"])
    #expect(
      try found(
        lines(
          "model: Lost # screenc:ignore unused-model 👍 é", "fields: { id: ID }")) == [])
    #expect(
      try found(
        lines("# screenc:ignore unused-model it comes later", "model: Lost", "fields: { id: ID }"))
        == [])
    #expect(
      try found(
        lines(
          "# 👍 é", "# screenc:ignore unused-model it comes later", "# and more", "", "---",
          "model: Lost", "fields: { id: ID }")) == [])
    #expect(
      try found(
        lines(
          "model: Lost", "# screenc:ignore unused-model in the wrong place",
          "fields: { id: ID }")) == ["1 unused-model", "2 unused-suppression"])
  }

  /// What follows from its not being written in style is told in its place.
  @Test func aNameOutOfStyleThatMayBeSoHidesNothing() throws {
    let used = """
      fields: { id: ID }
      ---
      model: Other
      fields: { id: ID, lost: Lost }
      """
    let styled = try found("model: lost\n" + used)
    #expect(styled.contains("1 name-style") && !styled.contains("5 unknown-type"))
    let suppressed = try found("model: lost # screenc:ignore name-style as it is\n" + used)
    #expect(!suppressed.contains("1 name-style") && suppressed.contains("5 unknown-type"))
  }

  @Test func severalCommentsMayBeAboutOneLine() throws {
    #expect(
      try found(
        """
        # screenc:ignore name-style as the server has it
        # screenc:ignore unused-model it comes later
        model: lost # screenc:ignore unused-adapter there is none
        fields: { id: ID }
        """) == ["3 unused-suppression"])
  }

  @Test func oneCommentNamesOneRule() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write(
      "# screenc:ignore unused-model,name-style why\nmodel: Lost\nfields: { id: ID }\n",
      to: "Specs/More.yaml")
    let found = try project.compiler().lint().diagnostics
    #expect(found.map(\.rule) == ["unknown-rule", "unused-model"])
    #expect(
      found.first?.help == ["a comment names one rule: write one for each, above one another"])
  }

  /// Whether the formatter breaks a line or not, the same is ignored.
  @Test(arguments: [
    "cases: { a: Nope, b: None } # screenc:ignore unknown-model why",
    "# screenc:ignore unknown-model why\ncases: { a: Nope, b: None }",
    "cases: # screenc:ignore unknown-model why\n  a: Nope\n\n  b: None",
    "# screenc:ignore unknown-model why\ncases:\n  a: Nope\n  # here\n  b: None\n\n# above",
    "cases: # screenc:ignore unknown-model why\n  { a: Nope,\n    b: None\n  }",
  ])
  func theValueBelowAKeyBelongsToItsLine(cases: String) throws {
    let end = "\n---\nunion: Other\ntag: kind\ncases: { a: Nope }\n"
    let found = try found("union: Lost\ntag: kind\n" + cases + end)
      .filter { !$0.hasSuffix("unused-model") }
    #expect(found.count == 1 && found[0].hasSuffix(" unknown-model"), "\(found)")
  }

  @Test func theClosestCommentCounts() throws {
    #expect(
      try found(
        """
        union: Lost # screenc:ignore unused-model why
        tag: kind
        cases: # screenc:ignore unknown-model why
          a: Nope # screenc:ignore unknown-model why
          b: None
          c: Note # screenc:ignore unknown-model why
        """) == ["6 unused-suppression"])
  }

  @Test func aCommentBelowAllIsAboutNothing() throws {
    #expect(
      try found(
        "model: Lost\nfields: { id: ID }\n# screenc:ignore unused-model too late\n") == [
          "1 unused-model", "3 unused-suppression",
        ])
  }

  @Test func whatLooksLikeACommentInATextIsNone() throws {
    #expect(
      try found(
        """
        enum: Lost
        cases:
          a: "# screenc:ignore unused-model no"
        """) == ["1 unused-model"])
  }

  @Test func whatIsWrongWithACommentIsSaid() throws {
    let text = """
      model: Lost # screenc:ignore unused-modle it comes later
      fields: { id: ID }
      --- # screenc:ignore
      model: Other # screenc:ignore unused-model
      fields: { id: ID }
      """
    #expect(
      try found(text) == [
        "1 unused-model", "1 unknown-rule", "3 suppression-without-reason",
        "4 suppression-without-reason",
      ])
    #expect(
      try found(text, "severities: { suppression-without-reason: off }\n") == [
        "1 unused-model", "1 unknown-rule",
      ])
  }

  @Test func anEmptySpecIsIgnoredAsAWhole() throws {
    #expect(try found("# nothing yet\n") == ["1 empty-spec"])
    #expect(try found("# nothing yet\n# screenc:ignore empty-spec it comes later\n") == [])
  }

  /// While something cannot be read, others may only seem to have nothing to report.
  @Test func nothingIsCalledUnusedWhileASpecIsBroken() throws {
    let text = "model: Lost # screenc:ignore missing-identity why\nfields: { id: ID }\n"
    #expect(try found(text) == ["1 unused-model", "1 unused-suppression"])
    #expect(
      try found(text + "---\nscreen: {\n").contains { $0.hasSuffix("unused-suppression") } == false)
  }

  @Test func aRuleThatIsNotAppliedIsNotUnused() throws {
    let rule = RuleCatalogue.all.first { $0.isOptIn }
    let optional = try #require(rule?.name)
    let text = "enum: Lost # screenc:ignore \(optional) why\ncases: [a]\n"
    #expect(try found(text) == ["1 unused-model"])
    let set = try found(text, "severities: { \(optional): note, unused-model: off }\n")
    #expect(set.filter { $0 == "1 unused-suppression" } == ["1 unused-suppression"])
  }

  @Test func aFindingInASampleIsIgnoredWhereTheSpecDemandsIt() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write(#"[{"id": "a", "text": 1}]"#, to: "Specs/notes.json")
    func lint(_ comment: String) throws -> [String] {
      let notes = ScratchProject.small["Specs/Notes.yaml"] ?? ""
      try project.write(notes + "\nsamples: [notes.json]\n", to: "Specs/Notes.yaml")
      try project.write(
        """
        model: Note
        fields:
          id: ID
          text: String \(comment)
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { value: $item.text, font: body } }
        """, to: "Specs/Note.yaml")
      return try project.compiler().lint().diagnostics.map(\.rule)
    }
    #expect(try lint("") == ["sample-mismatch"])
    #expect(try lint("# screenc:ignore sample-mismatch the server is to be mended") == [])
  }

  @Test func aBuildSaysWhatAnIgnoredErrorKeepsItFrom() throws {
    let project = try ScratchProject(ScratchProject.small)
    let notes = try project.text("Specs/Notes.yaml")
    try project.write(
      notes.replacing(
        "adapters: [NoteRow]", with: "adapters: [] # screenc:ignore missing-adapter it comes later"),
      to: "Specs/Notes.yaml")
    let lint = try project.compiler().lint()
    #expect(!lint.hasErrors)
    #expect(lint.suppressed.map(\.diagnostic.rule) == ["missing-adapter"])
    let (report, outcome) = try project.build()
    #expect(outcome == nil && report.suppressed.isEmpty)
    let shown = try #require(report.diagnostics.first { $0.severity == .error })
    #expect(shown.rule == "missing-adapter")
    #expect(
      shown.notes == [
        "a comment ignores `missing-adapter` here, which lint obeys; no code can be generated with it"
      ])
  }

  @Test func takingCommentsOutLeavesTheRestAsItIs() throws {
    let project = try ScratchProject([
      "Specs/One.yaml":
        "# 👍\r\nenum: Mood  # screenc:ignore missing-adapter why\r\n  # screenc:ignore a b\r\n"
        + "# screenc:ignore unknown-key why\r\n# screenc:ignore unknown-case why\r\n"
        + "cases: { good: good } # kept\r\n"
    ])
    let outcome = try project.compiler().fix(unsafe: false)
    #expect(outcome.count == 3)
    #expect(
      try project.text("Specs/One.yaml")
        == "# 👍\r\nenum: Mood\r\n  # screenc:ignore a b\r\ncases: { good: good } # kept\r\n")
  }
}
