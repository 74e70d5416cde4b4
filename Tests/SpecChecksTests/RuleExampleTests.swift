import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks

/// The rules' documentation is what tests them.
@Suite struct RuleExampleTests {
  static let documented = RuleSet.all.map(\.rule)

  @Test(arguments: documented)
  func failingExamplesAreReportedWhereTheyAreMarked(rule: Rule) throws {
    let example = try #require(rule.failing)
    let (files, places) = marked(example)
    let found = Checker(rules: rules(with: rule.name)).check(files).diagnostics
    #expect(files.flatMap(\.diagnostics).map(\.message) == [])
    #expect(found.map(\.rule) == places.map { _ in rule.name }, "\(found.map(\.message))")
    #expect(found.map(\.primary) == places, "\(found.map(\.message))")
  }

  @Test(arguments: documented)
  func passingExamplesAreClean(rule: Rule) throws {
    let example = try #require(rule.passing)
    let (files, _) = marked(example)
    let found = Checker(rules: rules(with: rule.name)).check(files).diagnostics
    #expect((files.flatMap(\.diagnostics) + found).map(\.message) == [])
  }

  @Test func rulesHaveDistinctNames() {
    let names = Self.documented.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func rulesAreNamedInKebabCaseAndExplained() {
    for rule in Self.documented {
      let isKebab = rule.name.allSatisfy { $0 == "-" || ($0.isLetter && $0.isLowercase) }
      #expect(isKebab, "\(rule.name)")
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.rationale.count > 20, "\(rule.name)")
    }
  }
}
