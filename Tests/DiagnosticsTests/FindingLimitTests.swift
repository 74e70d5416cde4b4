import Diagnostics
import SourceText
import Testing

/// How much of the same is shown.
@Suite struct FindingLimitTests {
  private static let sources = SourceTable([
    SourceFile(path: "B.yaml", bytes: Array("bbbbbbbb".utf8)),
    SourceFile(path: "A.yaml", bytes: Array("aaaaaaaa".utf8)),
  ])

  private static func finding(_ rule: Rule, file: UInt32, at start: Int) -> Diagnostic {
    Diagnostic(
      rule, "wrong", at: Location(file: FileID(rawValue: file), span: ByteSpan(start..<start + 1)))
  }

  private static let findings = [
    finding(.unknown, file: 0, at: 4), finding(.unknown, file: 0, at: 0),
    finding(.unknown, file: 0, at: 2), finding(.missing, file: 0, at: 1),
    finding(.unknown, file: 1, at: 3),
  ]

  private func places(_ outcome: FindingLimit.Outcome) -> [String] {
    outcome.shown.map { "\($0.rule) \($0.primary.file.rawValue):\($0.primary.span.start)" }
  }

  @Test func theFirstOfARuleInAFileAreShownAndTheRestIsCounted() {
    let outcome = FindingLimit(most: 2).apply(to: Self.findings, sources: Self.sources)
    #expect(places(outcome) == ["unknown 1:3", "unknown 0:0", "missing 0:1", "unknown 0:2"])
    #expect(outcome.omitted.map(\.rule) == ["unknown"])
    #expect(outcome.omitted.map(\.count) == [1])
    #expect(outcome.omitted.map(\.file.rawValue) == [0])
  }

  @Test func whatMattersMoreIsShownThoughItStandsBehind() {
    var findings = [0, 1, 2, 3].map { Self.finding(.unknown, file: 0, at: $0) }
    for position in [0, 1] { findings[position].severity = .note }
    let outcome = FindingLimit(most: 3).apply(to: findings, sources: Self.sources)
    #expect(places(outcome) == ["unknown 0:0", "unknown 0:2", "unknown 0:3"])
    #expect(outcome.omitted.map(\.count) == [1])
  }

  @Test func withoutALimitAllAreShown() {
    let outcome = FindingLimit(most: nil).apply(to: Self.findings, sources: Self.sources)
    #expect(outcome.shown.count == Self.findings.count)
    #expect(outcome.omitted.isEmpty)
  }

  @Test func errorsComeFirstAndOfTheseWhatMayExplainOthers() {
    let findings = [
      Self.finding(.missing, file: 1, at: 0), Self.finding(.unknown, file: 1, at: 1),
      Self.finding(.unknown, file: 0, at: 5).found(in: .reading),
      Self.finding(.unknown, file: 0, at: 1).found(in: .naming),
    ]
    let sorted = findings.sortedForReading(paths: Self.sources).map {
      "\($0.rule) \($0.primary.file.rawValue):\($0.primary.span.start)"
    }
    #expect(sorted == ["unknown 0:5", "unknown 0:1", "unknown 1:1", "missing 1:0"])
  }

  @Test func findingsOfOneCauseAreOneThatNamesTheOthers() {
    var findings = Self.findings
    for position in [0, 1, 4] { findings[position].cause = "Post" }
    let gathered = CommonCauses.gathered(findings, sources: Self.sources)
    #expect(gathered.map(\.rule) == ["unknown", "missing", "unknown"])
    #expect(gathered[0].notes == ["2 more findings have this cause: B.yaml:1:1 and B.yaml:1:5"])
    #expect(gathered[1].notes == [] && gathered[2].notes == [])
  }

  @Test func rulesWithMostFindingsComeFirst() {
    #expect(
      RuleStatistics(Self.findings).text == """
        4  error    unknown
        1  warning  missing

        """)
  }
}

extension Rule {
  fileprivate static let unknown = Rule(
    name: "unknown", severity: .error, summary: "", rationale: "", examples: "")
  fileprivate static let missing = Rule(
    name: "missing", severity: .warning, summary: "", rationale: "", examples: "")
}
