import SpecSyntax
import Testing

/// The tree layer against the YAML test suite. Where libyaml deviates from the suite, or specs are
/// less than YAML, the cases are listed by name, so that any change of either is noticed.
@Suite(.enabled(if: !YAMLSuite.cases.isEmpty, "the YAML test suite is not beside the package"))
struct YAMLSuiteTests {
  /// Valid YAML that libyaml cannot read.
  private let unreadable = names(
    """
    2JQS 2LFX 2SXE 4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 7Z25 8XYN
    96NN/00 96NN/01 9SA2 A2M4 CFD4 DBG4 DK3J DK95/00 DK95/03 DK95/04 FP8R FRK4 HM87/00 HWV9
    K3WX M2N8/00 M7A3 MUS6/05 MUS6/06 NHX8 NJ66 NKF9 Q5MG QT73 R4YG S3PD SM9W/01 UKK6/00 UT92
    VJP3/01 W4TN W5VH Y79Y/001 Y79Y/010
    """)

  /// Invalid YAML that libyaml reads.
  private let accepted = names(
    """
    9C9N 9JBA CVW2 DK95/01 EB22 G5U8 MUS6/00 MUS6/01 QB6E RHX7 S98Z SU5Z X4QW Y79Y/003 YJV2
    """)

  /// Valid YAML that libyaml reads as something else: `?` within a plain text, `:` within an
  /// anchor, and the last line of a block text where it has no line end.
  private let readDifferently = names("652Z HM87/01 JEF9/02 L24T/01 Y2GN")

  /// Valid YAML that is refused because it is no spec, by reason.
  private let refused: [SyntaxProblem.Rule: Set<String>] = [
    .customTag: names(
      """
      2XXW 565N 5TYM 6CK3 6WLZ 7FWL 9WXW C4HZ CC74 CUP7 J7PZ M5C3 P76L UGM3 Z67P Z9M4
      """),
    .nonScalarKey: names(
      """
      4FJ6 6BFJ 6PBE 9MMW KK5P LX3P M2N8/01 M5DY Q9WF RZP5 SBG9 V9D5 X38W XW4D
      """),
    .yamlVersion: names("BEC7"),
  ]

  @Test func validDocumentsAreReadAsTheSuiteSays() throws {
    var unreadable: Set<String> = []
    var different: Set<String> = []
    for suiteCase in YAMLSuite.cases {
      guard let events = suiteCase.events else { continue }
      let tree = SyntaxTree.parse(suiteCase.yaml)
      if tree.problems.contains(where: { $0.rule == .yamlSyntax }) {
        unreadable.insert(suiteCase.name)
      } else if !tree.problems.contains(where: { $0.rule == .yamlVersion }),
        EventWriter.events(of: tree) != EventWriter.normalized(events)
      {
        different.insert(suiteCase.name)
      }
    }
    #expect(unreadable == self.unreadable)
    #expect(different == readDifferently)
  }

  @Test func invalidDocumentsAreRefused() {
    let cases = YAMLSuite.cases.filter { $0.events == nil }
    let read = cases.filter { SyntaxTree.parse($0.yaml).problems.isEmpty }
    #expect(Set(read.map(\.name)) == accepted)
  }

  @Test func validDocumentsThatAreNoSpecsAreRefusedByReason() {
    var refused: [SyntaxProblem.Rule: Set<String>] = [:]
    for suiteCase in YAMLSuite.cases where suiteCase.events != nil {
      for problem in SyntaxTree.parse(suiteCase.yaml).problems where problem.rule != .yamlSyntax {
        refused[problem.rule, default: []].insert(suiteCase.name)
      }
    }
    #expect(refused == self.refused)
  }

  @Test func everyProblemHasItsPlaceAndACure() {
    for suiteCase in YAMLSuite.cases {
      for problem in SyntaxTree.parse(suiteCase.yaml).problems {
        #expect(Int(problem.span.end) <= suiteCase.yaml.count, "\(suiteCase.name)")
        #expect(!problem.help.isEmpty, "\(suiteCase.name): \(problem.message)")
      }
    }
  }

  private static func names(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
