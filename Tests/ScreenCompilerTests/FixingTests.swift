import Diagnostics
import Foundation
import SourceText
import Testing

@testable import ScreenCompiler

@Suite struct FixingTests {
  private func place(_ range: Range<Int>) -> Location {
    Location(file: FileID(rawValue: 1), span: ByteSpan(range))
  }

  private func finding(_ fixes: Fix...) -> Diagnostic {
    Diagnostic(.unformattable, "this", at: place(0..<1), fixes: fixes)
  }

  private func fix(_ range: Range<Int>, _ text: String, _ safety: Fix.Safety = .safe) -> Fix {
    Fix("do it", safety, edits: [Fix.Edit(place(range), replacement: text)])
  }

  private func fixed(_ text: String, _ selection: FixSelection) -> String? {
    let edits = selection.edits[FileID(rawValue: 1)] ?? []
    return Fix.applying(edits, to: Array(text.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func fixesThatDoNotMeetAreMadeTogether() {
    let selection = FixSelection(
      of: [finding(fix(4..<5, "E")), finding(fix(0..<1, "A")), finding(fix(0..<3, "X"))],
      unsafe: false)
    #expect(selection.count == 2)
    #expect(fixed("abcdef", selection) == "AbcdEf")
  }

  @Test func whatAPersonShouldLookAtIsMadeOnlyWhenAskedFor() {
    let findings = [finding(fix(0..<1, "A", .unsafe)), finding(fix(4..<5, "x"), fix(4..<5, "y"))]
    #expect(FixSelection(of: findings, unsafe: false).count == 0)
    #expect(FixSelection(of: findings, unsafe: true).count == 1)
  }

  @Test func oneFixOfSeveralFindingsIsMadeOnce() {
    let renaming = fix(0..<1, "key")
    let selection = FixSelection(of: [finding(renaming), finding(renaming)], unsafe: false)
    #expect(selection.count == 1)
    #expect(fixed("k: v", selection) == "key: v")
  }

  @Test func editsBeyondTheTextAreNotMade() {
    #expect(fixed("ab", FixSelection(of: [finding(fix(4..<5, "E"))], unsafe: false)) == nil)
  }

  @Test func aDeclarationIsMovedToItsTop() throws {
    let project = try ScratchProject([
      "Specs/Two.yaml": """
      # The first.
      cases: { all: all }
      enum: Audience # who
      ---
      cases: { b: b }
      enum: Other
      """
    ])
    let outcome = try project.compiler().fix(unsafe: false)
    #expect(outcome.count == 2)
    #expect(!outcome.report.diagnostics.contains { $0.rule == "declaration-key-first" })
    #expect(
      try project.text("Specs/Two.yaml") == """
        # The first.
        enum: Audience # who
        cases: { all: all }
        ---
        enum: Other
        cases: { b: b }

        """)
    #expect(try project.compiler().fix(unsafe: true).count == 0)
  }

  @Test(arguments: [
    "cases: { a: a }\nenum: &name Audience\n", "{ cases: { a: a }, enum: Audience }\n",
    "cases: { a: a }\nenum: |\n  Audience\n",
  ])
  func whatIsMoreThanALineIsNotMoved(text: String) throws {
    let project = try ScratchProject(["Specs/One.yaml": text])
    #expect(try project.compiler().fix(unsafe: true).count == 0)
    #expect(try project.text("Specs/One.yaml") == text)
  }

  @Test(
    "what is a slip of writing for certain is mended",
    arguments: [
      ("enum: Level\ncases:\n\u{A0} low: low\n", "enum: Level\ncases:\n  low: low\n"),
      ("enum: Level\ncases:\n  -\u{3000}low\n", "enum: Level\ncases:\n  - low\n"),
      ("enum: Level\u{200B}\ncases: [low]\n", "enum: Level\ncases: [low]\n"),
      ("enum: Level\ncases: [low]\nunknown: [low]\n", "enum: Level\ncases: [low]\nunknown: low\n"),
      ("adapter: Row\nfor: Tip\nevents: tap\n", "adapter: Row\nfor: Tip\nevents: [tap]\n"),
      ("adapter: Row\nfor: Tip\nevents: two taps\n", "adapter: Row\nfor: Tip\nevents: two taps\n"),
      ("model: Tip\nfields: [id: ID, no: Int]\n", "model: Tip\nfields: { id: ID, no: Int }\n"),
      ("model: Tip\nfields: { n: Int = 1e2 }\n", "model: Tip\nfields: { n: Int = 100 }\n"),
      ("model: Tip\nfields: { n: Int=1 }\n", "model: Tip\nfields: { n: Int = 1 }\n"),
    ])
  func slipsOfWritingAreMended(before: String, after: String) throws {
    let project = try ScratchProject(["Specs/One.yaml": before])
    _ = try project.compiler().fix(unsafe: false)
    #expect(try project.text("Specs/One.yaml") == after)
  }

  @Test("lines of strings get their semicolons, unless the file is in another encoding")
  func stringsGetTheirSemicolons() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": "app: Notes\nlanguage: 1\nstrings: [A.strings, B.strings]\n",
      "Specs/A.strings": "\"a\" = \"1\"\n\"b\" = \"2\" /* last */\n",
    ])
    let wide: [UInt8] = [0xFF, 0xFE] + "\"c\" = \"3\"\n".utf16.flatMap { [UInt8($0), 0] }
    try project.write(wide, to: "Specs/B.strings")
    let outcome = try project.compiler().fix(unsafe: true)
    #expect(outcome.count == 2)
    #expect(try project.text("Specs/A.strings") == "\"a\" = \"1\";\n\"b\" = \"2\"; /* last */\n")
    #expect(try project.text("Specs/B.strings") == String(decoding: wide, as: UTF8.self))
  }

  /// Every rule that says what its fix does. No key of the language has been replaced yet, so that the
  /// example for that is run beside its reader.
  @Test(
    arguments: RuleCatalogue.all.filter { $0.fix != nil && $0.failing != nil }.map(\.name)
      .filter { $0 != "deprecated-key" })
  func theFailingExamplePassesOnceFixed(name: String) throws {
    let example = try #require(RuleCatalogue.rule(named: name)?.failing)
    let project = try ScratchProject(example)
    #expect(try project.compiler().lint().diagnostics.contains { $0.rule == name })
    let outcome = try project.compiler().fix(unsafe: true)
    #expect(outcome.count > 0)
    let rules = outcome.report.diagnostics.map(\.rule)
    #expect(!rules.contains(name) && !rules.contains("yaml-syntax"))
  }

  /// Once there is nothing left to fix, fixing changes nothing.
  @Test(
    arguments: RuleCatalogue.all.filter { $0.failing?.isLarge == false }.map(\.name),
    ["\n", "\r\n"])
  func fixesComeToAnEndAndKeepCommentsAndLineEnds(name: String, lineEnd: String) throws {
    let example = try #require(RuleCatalogue.rule(named: name)?.failing)
    let files = example.files.map { file in
      let text = file.parsed.text
      let isSpec = file.path.hasSuffix(".yaml")
      return (
        "Specs/\(file.path)",
        (isSpec ? "# 👍 above\n\(text)\n# below\n" : text).replacing("\n", with: lineEnd)
      )
    }
    let project = try ScratchProject(Dictionary(uniqueKeysWithValues: files))
    let first = try project.compiler().fix(unsafe: true)
    let again = try project.compiler().fix(unsafe: true)
    #expect(again.count == 0 && again.changes.isEmpty)
    #expect(again.report.diagnostics == first.report.diagnostics)
    for change in first.changes {
      let text = String(decoding: change.after, as: UTF8.self)
      if change.path.hasSuffix(".yaml") {
        #expect(text.contains("# 👍 above\(lineEnd)") && text.contains("# below\(lineEnd)"))
      }
      let lines = text.unicodeScalars.count { $0 == "\n" }
      #expect(text.unicodeScalars.count { $0 == "\r" } == (lineEnd == "\n" ? 0 : lines))
    }
  }

  @Test(arguments: RuleCatalogue.all.filter { $0.passing != nil }.map(\.name))
  func thePassingExampleIsLeftAsItIs(name: String) throws {
    let example = try #require(RuleCatalogue.rule(named: name)?.passing)
    let project = try ScratchProject(
      Dictionary(
        uniqueKeysWithValues: example.files.map { ("Specs/\($0.path)", $0.parsed.text) }))
    let outcome = try project.compiler().fix(unsafe: true)
    #expect(outcome.changes.map { String(decoding: $0.after, as: UTF8.self) } == [])
  }

  @Test func whatIsOnlyShownIsNotWritten() throws {
    let text = "cases: { all: all }\nenum: Audience\n"
    let project = try ScratchProject(["Specs/One.yaml": text])
    let outcome = try project.compiler().fix(unsafe: false, writes: false)
    #expect(outcome.changes.map(\.after) == [Array("enum: Audience\ncases: { all: all }\n".utf8)])
    #expect(!outcome.report.diagnostics.contains { $0.rule == "declaration-key-first" })
    #expect(try project.text("Specs/One.yaml") == text)
  }

  /// What is evidently meant is written without being asked, what is likely meant only when asked for.
  @Test func misspeltNamesAreMended() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Small
      language: 1
      ---
      enum: Status
      cases: [open, done]
      ---
      model: Note
      fields:
        id: ID
        title: Sting
        tags: String[]
        marks: Array<Integer>?
        count: Integer
        at: DateTime
        hot: Boolean = false
        Status: Status
      ---
      adapter: NoteRow
      for: Noet
      cell: { text: { value: $itme.titel }, when: $item.Status == "open" }
      ---
      screen: Notes
      titel: notes.title
      reload: { pull: yes }
      layuot: list
      layout: list
      source: { items: [], yields: note }
      adapters: [NoteRwo]
      """
    ])
    _ = try project.compiler().fix(unsafe: false)
    let safe = try project.text("Specs/App.yaml")
    #expect(safe.contains("tags: [String]\n"))
    #expect(safe.contains("marks: \"[Int]?\"\n"))
    #expect(safe.contains("count: Int\n"))
    #expect(safe.contains("at: Date\n"))
    #expect(safe.contains("hot: Bool = false\n"))
    #expect(safe.contains("reload: { pull: true }"))
    #expect(safe.contains("yields: Note }"))
    #expect(safe.contains("title: Sting\n"))
    #expect(safe.contains("for: Noet\n"))
    _ = try project.compiler().fix(unsafe: true)
    let all = try project.text("Specs/App.yaml")
    #expect(all.contains("title: String\n"))
    #expect(all.contains("for: Note\n"))
    #expect(all.contains("value: $item.title }, when: $item.Status == open }"))
    #expect(all.contains("\ntitle: notes.title\n"))
    #expect(all.contains("adapters: [NoteRow]"))
    // The key that is meant is there already.
    #expect(all.contains("layuot: list\nlayout: list"))
  }

  @Test func theConfigurationIsMendedOnceAndReadAnew() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": "app: Small\nlanguage: 1\n---\nmodel: Lost\nfields: { id: ID }\n",
      "Specs/screenc.yaml": "ooutput: ../Generated\nsevrities: { unused-mdel: off }\n",
    ])
    let outcome = try project.compiler().fix(unsafe: true)
    #expect(
      try project.text("Specs/screenc.yaml")
        == "output: ../Generated\nseverities: { unused-model: off }\n")
    #expect(outcome.count == 3)
    #expect(outcome.report.diagnostics.map(\.rule) == [])
    #expect(try project.compiler().fix(unsafe: true).count == 0)
  }

  @Test func ofTwoNamesThatAreAsNearNoneIsWritten() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Small
      language: 1
      ---
      model: NoteA
      fields: { id: ID }
      ---
      model: NoteB
      fields: { id: ID }
      ---
      adapter: NoteRow
      for: NoteC
      cell: { text: $item.id }
      """
    ])
    let report = try project.compiler().fix(unsafe: true).report
    #expect(report.diagnostics.contains { $0.rule == "unknown-model" })
    #expect(try project.text("Specs/App.yaml").contains("for: NoteC\n"))
  }
}
