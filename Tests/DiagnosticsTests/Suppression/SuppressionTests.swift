import Diagnostics
import SourceText
import Testing

@Suite struct SuppressionTests {
  private func read(_ text: String, at start: Int = 0) -> Suppression? {
    let place = Location(
      file: FileID(rawValue: 1), span: ByteSpan(start..<(start + text.utf8.count)))
    return Suppression(Array(text.utf8)[...], at: place, scope: 0..<10, removal: place.span)
  }

  @Test(arguments: [
    ("# screenc:ignore low-contrast it is a logo", "low-contrast", "it is a logo"),
    ("#screenc:ignore a b", "a", "b"), ("#\t screenc:ignore\ta\t b c \t", "a", "b c"),
    ("# screenc:ignore a: why", "a", "why"), ("# screenc:ignore a — why: so", "a", "why: so"),
    ("# screenc:ignore a -- 👍", "a", "👍"), ("# screenc:ignore a", "a", ""),
    ("# screenc:ignore a: –", "a", ""), ("# screenc:ignore", "", ""),
    ("# screenc:ignore  ", "", ""),
  ])
  func commentsNameARuleAndAReason(text: String, rule: String, reason: String) throws {
    let suppression = try #require(read(text, at: 100))
    #expect(suppression.rule == rule)
    #expect(suppression.reason == reason)
    let bytes = Array(text.utf8)
    let place = suppression.rulePlace.span
    #expect(
      bytes[(place.range.lowerBound - 100)..<(place.range.upperBound - 100)]
        == Array(rule.utf8)[...])
  }

  @Test(arguments: [
    "# a comment", "# screenc", "# screenc:ignored a b", "## screenc:ignore a b",
    "# see screenc:ignore", "#",
  ])
  func othersAreComments(text: String) {
    #expect(read(text) == nil)
  }
}

@Suite struct SuppressionTableTests {
  private let file = FileID(rawValue: 1)

  private func suppression(_ rule: String, _ scope: Range<Int>) -> Suppression {
    let place = Location(file: file, span: ByteSpan(scope.lowerBound..<scope.lowerBound))
    let text = Array("# screenc:ignore \(rule) why".utf8)
    return Suppression(text[...], at: place, scope: scope, removal: place.span)!
  }

  private func finding(_ rule: String, _ offset: Int, in file: UInt32 = 1) -> Diagnostic {
    let place = Location(file: FileID(rawValue: file), span: ByteSpan(offset..<(offset + 1)))
    return Diagnostic(
      rule: rule, severity: .error, message: "m", at: place,
      related: [.init(Location(file: self.file, span: ByteSpan(25..<26)), "r")])
  }

  @Test func findingsAreTakenOutByRuleAndPlace() {
    let table = SuppressionTable([
      suppression("b", 20..<30), suppression("a", 10..<20), suppression("a", 20..<30),
      suppression("c", 20..<30),
    ])
    let found = [
      finding("a", 10), finding("a", 19), finding("a", 9), finding("b", 19), finding("b", 20),
      finding("a", 30), finding("a", 25, in: 2),
    ]
    let outcome = table.apply(to: found, hasComments: { _ in true })
    #expect(outcome.suppressed.map(\.diagnostic) == [found[0], found[1], found[4]])
    #expect(outcome.kept == [found[2], found[3], found[5], found[6]])
    #expect(outcome.unused.map(\.rule) == ["a", "c"])
    #expect(outcome.suppressed.allSatisfy { $0.reason == "why" && $0.kind == .comment })
  }

  @Test func findingsInOtherFilesAreTakenOutWhereTheyComeFrom() {
    let table = SuppressionTable([suppression("a", 20..<30)])
    let found = [finding("a", 0, in: 2), finding("a", 0)]
    let outcome = table.apply(to: found, hasComments: { $0 == file })
    #expect(outcome.kept == [found[1]])
    #expect(outcome.unused.isEmpty)
  }
}

@Suite struct BaselineTests {
  private func finding(_ rule: String, _ offset: Int, in file: UInt32 = 0) -> Diagnostic {
    let place = Location(file: FileID(rawValue: file), span: ByteSpan(offset..<(offset + 1)))
    return Diagnostic(rule: rule, severity: .warning, message: "m", at: place)
  }

  private func path(_ diagnostic: Diagnostic) -> String? {
    let file = Int(diagnostic.primary.file.rawValue)
    return file < 2 ? ["a.yaml", "b/\"c\".yaml"][file] : nil
  }

  @Test func theTextIsSortedAndHasALineForEachEntry() {
    let found = [
      finding("z", 0, in: 1), finding("b", 0), finding("a", 9), finding("b", 3),
      finding("x", 0, in: 2),
    ]
    let baseline = Baseline(of: found, path: path)
    #expect(
      baseline.text == """
        {
          "version": 1,
          "findings": {
            "a.yaml": {
              "a": 1,
              "b": 2
            },
            "b/\\"c\\".yaml": {
              "z": 1
            }
          }
        }

        """)
    #expect(Baseline(of: found.reversed(), path: path).text == baseline.text)
    #expect(Baseline([]).text == "{\n  \"version\": 1,\n  \"findings\": {}\n}\n")
  }

  @Test func whatWasThereIsNotShownWhereverItIsNow() {
    let baseline = Baseline(of: [finding("a", 0), finding("b", 5)], path: path)
    let now = [finding("a", 77), finding("b", 1), finding("a", 0, in: 1), finding("a", 0, in: 2)]
    let outcome = baseline.apply(to: now, path: path)
    #expect(outcome.suppressed.map(\.diagnostic) == [now[0], now[1]])
    #expect(outcome.kept == [now[2], now[3]])
    #expect(outcome.stale.isEmpty)
  }

  @Test func ofMoreThanThereWereAllAreShown() {
    let baseline = Baseline(of: [finding("a", 0)], path: path)
    let outcome = baseline.apply(to: [finding("a", 0), finding("a", 9)], path: path)
    #expect(outcome.suppressed.isEmpty)
    #expect(
      outcome.kept.map(\.notes)
        == Array(
          repeating: ["the baseline has 1 of the 2 in this file"], count: 2))
  }

  @Test func whatIsNoMoreIsStale() {
    let baseline = Baseline(of: [finding("a", 0), finding("a", 1), finding("b", 5)], path: path)
    let outcome = baseline.apply(to: [finding("a", 0)], path: path)
    #expect(outcome.suppressed.count == 1)
    #expect(outcome.stale.map(\.entry.rule) == ["a", "b"])
    #expect(outcome.stale.map(\.count) == [1, 0])
  }
}
