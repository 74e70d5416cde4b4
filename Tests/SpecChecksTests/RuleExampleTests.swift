import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks

/// The rules' documentation is what tests them.
@Suite struct RuleExampleTests {
  static let documented = RuleSet.all.map(\.rule)
  static let names = documented.map(\.name)

  /// A rule by name: names are what a failing test prints.
  static func rule(_ name: String) throws -> Rule {
    try #require(documented.first { $0.name == name })
  }

  @Test(arguments: names, ExampleWriting.allCases)
  func failingExamplesAreReportedWhereTheyAreMarked(name: String, writing: ExampleWriting) throws {
    let rule = try Self.rule(name)
    let example = try #require(rule.failing)
    let app = MarkedApp(writing.applied(to: example))
    let found = app.findings(of: rules(with: rule.name))
    #expect(!app.places.isEmpty)
    #expect(app.specs.flatMap(\.diagnostics).map(\.message) == [])
    #expect(found.map(\.rule) == app.places.map { _ in rule.name }, "\(found.map(\.message))")
    #expect(found.map(\.primary) == app.places, "\(found.map(\.message))")
    #expect(
      found.map(\.message)
        == MarkedApp(example).findings(of: rules(with: rule.name)).map(\.message))
  }

  @Test(arguments: names, ExampleWriting.allCases)
  func passingExamplesAreClean(name: String, writing: ExampleWriting) throws {
    let rule = try Self.rule(name)
    let example = try #require(rule.passing)
    let app = MarkedApp(writing.applied(to: example))
    let found = app.findings(of: rules(with: rule.name))
    #expect((app.specs.flatMap(\.diagnostics) + found).map(\.message) == [])
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
