import Foundation
import ScreenCompiler
import Testing

@testable import screenc

/// What is printed of the language and its rules.
@Suite struct PrintingTests {
  @Test func aSectionOfTheReferenceStandsByItself() {
    let run = Transcript()
    #expect(run.run("reference", "error-state") == .clean)
    #expect(run.output.hasPrefix("### error state\n"))
    #expect(run.output.components(separatedBy: "\n### ").count == 1)
    let words = Transcript()
    #expect(words.run("reference", "error", "state") == .clean)
    #expect(words.output == run.output)
  }

  @Test func aSectionThatIsNotThereIsTold() {
    let run = Transcript()
    #expect(run.run("reference", "scren") == .usage)
    #expect(run.status.contains("did you mean `screen`?"))
  }

  @Test func theReferenceFindsKeysChoicesAndWords() {
    for (words, line) in [
      (["pull"], "  reload "), (["no-such", "key"], nil), (["carousel"], "`layout: carousel`: "),
      (["dark"], "`dark`: "), (["swipe"], "`swipe`: "),
    ] as [([String], String?)] {
      let run = Transcript()
      let status = run.tool.run(["reference"] + words)
      #expect(status == (line == nil ? .usage : .clean), "\(words)")
      if let line { #expect(run.output.contains(line), "\(words)") }
    }
    let run = Transcript()
    #expect(run.run("reference", "carousel") == .clean)
    // What is called so comes before what only speaks of it.
    #expect(run.output.split(separator: "\n")[1].contains("`carousel`: "))
  }

  @Test func helpFindsCommandsRulesAndTheReference() {
    let run = Transcript()
    #expect(run.run("help", "contrast") == .clean)
    #expect(run.output.contains("Rules (`screenc explain RULE`):\n  low-contrast"))
    #expect(run.output.contains("Reference (`screenc reference PAGE`):\n"))
    #expect(run.output.contains("\n  preview "))
    let construct = Transcript()
    #expect(construct.run("help", "carousel") == .clean)
    #expect(!construct.output.contains("Commands ("))
    let reports = Transcript()
    #expect(reports.run("help", "baseline") == .clean)
    #expect(reports.output.hasPrefix("Commands (`screenc help COMMAND`):\n"))
    #expect(reports.output.contains("\n  lint   check the specs\n"))
    let command = Transcript()
    #expect(command.run("help", "build") == .clean)
    #expect(command.output.hasPrefix("Checks all specs of an app and generates its Swift."))
    let none = Transcript()
    #expect(none.run("help", "biuld") == .usage)
    #expect(none.status.contains("did you mean `build`?"))
  }

  @Test func rulesAsJSONSayHowTheyAreMendedAndSinceWhen() throws {
    let run = Transcript()
    #expect(run.run("rules", "--format", "json") == .clean)
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let rules = document?["rules"] as? [[String: Any]] ?? []
    #expect(rules.count == RuleCatalogue.all.count)
    #expect(rules.allSatisfy { $0["since"] as? String == "0.1.0" && $0["severity"] is String })
    let fixes = rules.first { $0["name"] as? String == "unknown-key" }?["fixes"] as? [String]
    #expect(fixes == ["safe", "unsafe"])
    let none = rules.first { $0["name"] as? String == "embed-cycle" }?["fixes"] as? [String]
    #expect(none == [])
  }

  @Test(
    "a terminal's width is known, or said",
    arguments: [
      (nil, [:], nil), (80, [:], 80), (0, [:], nil), (80, ["COLUMNS": "40"], 40),
      (nil, ["COLUMNS": "40"], 40), (nil, ["COLUMNS": "x"], nil),
    ] as [(Int?, [String: String], Int?)])
  func columns(terminal: Int?, variables: [String: String], expected: Int?) {
    #expect(Console.columns(terminal: terminal) { variables[$0] } == expected)
  }
}
