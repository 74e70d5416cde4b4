import Diagnostics
import Foundation
import Testing

@testable import SpecChecks

/// Every rule is one of the set, and says what asks it.
@Suite struct RuleSetTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/SpecChecks")

  /// A rule that is written and left out of the set would never be asked.
  @Test func everyRuleOfTheFolderIsInTheSet() throws {
    let folder = Self.sources.appending(path: "Rules")
    var written: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      written += text.matches(of: /\(\s*name: "([a-z]+(?:-[a-z]+)*)"/).map { String($0.output.1) }
    }
    #expect(written.sorted() == RuleSet.all.map(\.rule.name).sorted())
  }

  @Test func rulesThatNothingAsksAreReportedByTheWay() {
    for rule in RuleSet.all {
      #expect(!rule.hooks.isEmpty || !rule.reporters.isEmpty, "\(rule.rule.name)")
    }
  }

  /// What is said to report a rule names it.
  @Test func reportersNameWhatTheyReport() throws {
    let texts = try Dictionary(
      uniqueKeysWithValues: Reporter.allCases.map { reporter in
        (
          reporter,
          try String(contentsOf: Self.sources.appending(path: reporter.path), encoding: .utf8)
        )
      })
    for rule in RuleSet.all {
      for reporter in rule.reporters {
        let words = rule.rule.name.split(separator: "-")
        let name = ([String(words[0])] + words.dropFirst().map(\.capitalized)).joined()
        #expect(
          texts[reporter]?.lowercased().contains(".\(name.lowercased())") == true,
          "\(rule.rule.name) is not reported by \(reporter)")
      }
    }
  }
}
