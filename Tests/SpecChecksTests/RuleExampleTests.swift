import Diagnostics
import Testing

@testable import SpecChecks
@testable import SpecModel

/// The documentation of the rules about specs is what tests them.
@Suite struct RuleExampleTests {
  static let reading = Rule.syntax + Rule.reading
  static let documented = reading + RuleSet.all.map(\.rule)
  // No key of the language has another name by now; how that is told is tested with keys of its own.
  static let names = documented.map(\.name).filter { $0 != Rule.deprecatedKey.name }

  /// A rule by name: names are what a failing test prints.
  static func examples(of name: String) throws -> RuleExamples {
    try #require(documented.first { $0.name == name }?.examples, "\(name) has no example")
  }

  /// What is reported for the files of an example.
  private func findings(
    _ example: RuleExample, of name: String
  ) -> (app: MarkedApp, read: [Diagnostic], checked: [Diagnostic]) {
    let app = MarkedApp(example)
    let isRead = Self.reading.contains { $0.name == name }
    return (
      app, app.specs.flatMap(\.diagnostics), isRead ? [] : app.findings(of: rules(with: name))
    )
  }

  @Test(arguments: names, ExampleWriting.allCases)
  func failingExamplesAreReportedWhereTheyAreMarked(name: String, writing: ExampleWriting) throws {
    let example = try Self.examples(of: name).failing
    guard writing == .asItStands || !example.isLarge else { return }
    let (app, read, checked) = findings(writing.applied(to: example), of: name)
    #expect(!app.places.isEmpty)
    #expect(Set((read + checked).map(\.rule)) == [name], "\((read + checked).map(\.message))")
    #expect((read + checked).map(\.primary) == app.places)
    #expect(
      checked.map(\.message) == findings(example, of: name).checked.map(\.message))
  }

  @Test(arguments: names, ExampleWriting.allCases)
  func passingExamplesAreClean(name: String, writing: ExampleWriting) throws {
    let example = try Self.examples(of: name).passing
    let (_, read, checked) = findings(writing.applied(to: example), of: name)
    #expect((read + checked).map(\.message) == [])
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
