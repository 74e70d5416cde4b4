import SourceText
import Testing

@testable import Diagnostics

@Suite struct RuleExampleTests {
  @Test func marksAreTakenOutAndGiveTheSpans() {
    let (text, spans) = RuleExample.parse("é: ‹a›\nb: ‹c ‹d››\n")
    #expect(text == "é: a\nb: c d\n")
    #expect(spans == [ByteSpan(4..<5), ByteSpan(9..<12), ByteSpan(11..<12)])
  }

  @Test func anEmptyMarkIsAPlaceBetweenCharacters() {
    let (text, spans) = RuleExample.parse("a‹›b")
    #expect(text == "ab")
    #expect(spans == [ByteSpan(1..<1)])
  }

  @Test(arguments: ["a › b", "a ‹ b", "plain"])
  func lonelyMarksAreText(text: String) {
    #expect(RuleExample.parse(text).text == text)
    #expect(RuleExample.parse(text).spans.isEmpty)
  }

  @Test func examplesMayHaveSeveralFiles() {
    let example = RuleExample([("a.yaml", "‹a›"), ("b.yaml", "b")])
    #expect(example.files.map(\.path) == ["a.yaml", "b.yaml"])
    #expect(example.files.map(\.parsed.text) == ["a", "b"])
    #expect(RuleExample("x").files.map(\.path) == ["example.yaml"])
  }
}

@Suite struct SeverityTests {
  private let place = Location(file: FileID(rawValue: 0), span: .zero)

  private func diagnostics() -> [Diagnostic] {
    ["a", "b", "c"].map {
      Diagnostic(Rule(name: $0, summary: "s", rationale: "r"), "m", at: place)
    }
  }

  @Test func errorsWeighMost() {
    #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }

  @Test func projectsSetSeveritiesByRule() {
    var overrides = SeverityOverrides(["a": .report(.warning)])
    overrides["b"] = .off
    let changed = overrides.apply(to: diagnostics())
    #expect(changed.map(\.rule) == ["a", "c"])
    #expect(changed.map(\.severity) == [.warning, .error])
    #expect(overrides.ruleNames == ["a", "b"])
  }

  @Test func withoutSettingsNothingChanges() {
    #expect(SeverityOverrides().apply(to: diagnostics()) == diagnostics())
  }
}

@Suite struct RuleExamplesTests {
  private func sides(_ text: String) -> [String?] {
    let examples = RuleExamples([("a.yaml", text)])
    return [examples.failing, examples.passing].map { $0.files.first?.markedText }
  }

  @Test func anArrowStandsBetweenWhatBreaksARuleAndWhatObeysIt() {
    #expect(
      sides("adapters: ‹[A]→[A, B]› # all") == ["adapters: ‹[A]› # all", "adapters: [A, B] # all"])
    #expect(sides("a: «1→2» ‹b›") == ["a: 1 ‹b›", "a: 2 b"])
  }

  @Test func eitherSideMayBeEmptyOrHaveMarks() {
    #expect(sides("«→a»b«c→»") == ["bc", "ab"])
    #expect(sides("a: [x«, ‹y›→»]") == ["a: [x, ‹y›]", "a: [x]"])
  }

  @Test func whatIsNoDifferenceIsText() {
    #expect(sides("a → b «c» ‹d › e") == ["a → b «c» ‹d › e", "a → b «c» d  e"])
  }

  @Test func filesMayBeElsewhereOrMissing() {
    let examples: RuleExamples = ["«→A.yaml»": "a", "«B→C».yaml": "b"]
    #expect(examples.failing.files.map(\.path) == ["B.yaml"])
    #expect(examples.passing.files.map(\.path) == ["A.yaml", "C.yaml"])
    #expect(RuleExamples(stringLiteral: "x").failing == RuleExample("x"))
  }

  @Test func whatIsRepeatedSaysHowOften() throws {
    let examples: RuleExamples = "a: ««[×4»‹[›→b»"
    let file = try #require(examples.failing.files.first)
    #expect(file.parsed.text == "a: [[[[[")
    #expect(file.parsed.spans == [ByteSpan(7..<8)])
    #expect(file.shown.markedText == "a: [[[…‹[›")
    #expect(examples.failing.isLarge && !examples.passing.isLarge)
    #expect(examples.passing == RuleExample("a: b"))
  }

  @Test func whatIsNoTextIsAByte() throws {
    let file = try #require(RuleExample("a‹\u{FFFD}›b").files.first)
    #expect(file.content.bytes == [0x61, 0xFF, 0x62])
    #expect(file.content.spans == [ByteSpan(1..<2)])
  }

  @Test func statesAreMarkedInTheLaterOneOrWhereSomethingIsGone() {
    let change = RuleExamples.change("‹a›: «1→‹2›»\n«‹b›: 3→»")
    #expect(change.written.passing.files.map(\.markedText) == ["a: 1\n‹b›: 3"])
    #expect(change.written.failing.files.map(\.markedText) == ["‹a›: ‹2›\n"])
  }

  @Test func whatExamplesNameAndDoNotDeclareStandsBesideThem() {
    let examples: RuleExamples = "union: Item\ntag: kind\ncases: { post: ‹Pst→Post› }"
    for side in [examples.failing, examples.passing] {
      #expect(side.files.map(\.path) == ["example.yaml", "Rest.yaml"])
      #expect(side.files.last?.markedText == "model: Post\nfields: { id: ID, title: String }\n")
    }
    #expect(examples.written.failing.files.count == 1)
    // What one side declares is the example's own on both.
    let own: RuleExamples =
      "«→model: Post\nfields: { id: ID }\n---\n»union: ‹Item›\ncases: { post: Post }"
    #expect(own.failing.files.count == 1 && own.passing.files.count == 1)
  }

  @Test func changesAreThoseOfAnApp() {
    #expect(RuleExamples.change("a: «1→‹2›»").failing.files.last?.path == "Rest.yaml")
    #expect(RuleExamples.change("app: A\nb: «1→‹2›»").failing.files.count == 1)
  }
}
