import Diagnostics
import Testing

@testable import SpecModel

/// The rules' documentation is what tests them.
@Suite struct RuleExampleTests {
  static let rules = (Rule.reading + Rule.syntax).filter { $0.failing != nil }
  static let names = rules.map(\.name)

  @Test(arguments: names, ExampleWriting.allCases)
  func failingExamplesAreReportedWhereTheyAreMarked(name: String, writing: ExampleWriting) throws {
    let rule = try #require(Self.rules.first { $0.name == name })
    let example = try #require(rule.failing)
    for file in example.files {
      let (text, spans) = RuleExample.parse(writing.applied(to: file.markedText))
      let found = read(text).diagnostics
      #expect(found.map(\.rule) == spans.map { _ in rule.name })
      #expect(found.map(\.primary.span) == spans)
    }
  }

  @Test(arguments: names, ExampleWriting.allCases)
  func passingExamplesAreClean(name: String, writing: ExampleWriting) throws {
    let rule = try #require(Self.rules.first { $0.name == name })
    for file in rule.passing?.files ?? [] {
      #expect(read(writing.applied(to: file.parsed.text)).diagnostics.map(\.message) == [])
    }
  }
}
