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

  @Test func withoutALimitAllAreShown() {
    let outcome = FindingLimit(most: nil).apply(to: Self.findings, sources: Self.sources)
    #expect(outcome.shown.count == Self.findings.count)
    #expect(outcome.omitted.isEmpty)
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
