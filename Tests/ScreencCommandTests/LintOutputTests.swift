import Foundation
import TestTools
import Testing

@testable import screenc

/// What `screenc lint` shows of findings, and of which text.
@Suite struct LintOutputTests {
  private static let app = """
    app: Notes
    language: 1
    host: { menu: [{ screen: Home, title: tab.home }] }
    ---
    screen: Home
    sections: []

    """

  /// An app in which a word is misspelt three times in one file.
  private static let broken = app.replacingOccurrences(
    of: "sections: []",
    with: "sections: []\nbar: { leading: [{ titel: a.b, do: reload }, { titel: a.c, do: reload }] }"
  )

  private func run(
    _ text: String, variables: [String: String] = [:], input: String = "", _ arguments: String...
  ) throws -> (code: ExitCode, run: Transcript, folder: String) {
    let scratch = try ScratchFolder("output", ["App.yaml": text])
    let folder = scratch.path
    let run = Transcript()
    run.variables = variables
    run.input = input
    let line = arguments.map { $0.replacingOccurrences(of: "FOLDER", with: folder) }
    return (run.tool.run(["lint", folder] + line), run, folder)
  }

  @Test func eachFindingIsALineInTheConciseFormat() throws {
    let (code, run, folder) = try run(Self.broken, "--format", "concise")
    #expect(code == .findings)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix("\(folder)/App.yaml:") && $0.hasSuffix("]") })
    #expect(lines.contains { $0.contains(": error: bar item has no key `titel` [unknown-key]") })
  }

  @Test func whatIsOverTheLimitIsCounted() throws {
    let (_, run, folder) = try run(Self.broken, "--format", "concise", "--max-findings", "1")
    #expect(run.output.components(separatedBy: "[unknown-key]").count == 2)
    #expect(run.status.contains("\(folder)/App.yaml: 1 more of `unknown-key`"))
    let (_, all, _) = try self.run(Self.broken, "--format", "concise", "--max-findings", "0")
    #expect(all.output.components(separatedBy: "[unknown-key]").count == 3)
  }

  @Test func otherProgramsGetAllUnlessTheyAskForLess() throws {
    let many = Self.app.replacingOccurrences(
      of: "sections: []",
      with: "sections: []\n" + (0..<30).map { "key\($0): 1" }.joined(separator: "\n"))
    let count = { (text: String) in text.components(separatedBy: "[unknown-key]").count - 1 }
    #expect(count(try run(many, "--format", "xcode").run.output) == 30)
    #expect(count(try run(many, "--format", "xcode", "--max-findings", "4").run.output) == 4)
    #expect(count(try run(many, "--format", "concise").run.output) == 20)
  }

  @Test func statisticsTakeThePlaceOfFindings() throws {
    let (code, run, _) = try run(Self.broken, "--statistics")
    #expect(code == .findings)
    #expect(run.output.contains("2  error    unknown-key\n"))
    #expect(!run.output.contains("titel"))
  }

  @Test func textThatIsNotSavedYetTakesThePlaceOfAFile() throws {
    let (code, _, _) = try run(
      Self.broken, input: Self.app, "--stdin-path", "FOLDER/App.yaml")
    #expect(code == .clean)
    let (other, run, _) = try run(Self.app, input: Self.broken, "--stdin-path", "FOLDER/App.yaml")
    #expect(other == .findings)
    #expect(run.output.contains("App.yaml:7:"))
  }

  @Test func aPathThatIsNoSpecIsRefused() throws {
    let (code, run, _) = try run(Self.app, "--stdin-path", "Other.yaml")
    #expect(code == .usage)
    #expect(run.status.contains("Other.yaml is no spec in"))
  }

  @Test func coloursAreThereWhenTheyAreAskedFor() throws {
    #expect(try run(Self.broken, "--color", "always").run.output.contains("\u{1B}["))
    #expect(try !run(Self.broken).run.output.contains("\u{1B}["))
  }

  @Test(
    "the environment decides where nothing is asked for",
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["FORCE_COLOR": "1"], false, true), (["CLICOLOR_FORCE": "1"], false, true),
      (["CLICOLOR_FORCE": "0"], false, false),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
      (["TERM": "dumb"], true, false), (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
    ] as [([String: String], Bool, Bool)])
  func coloursByEnvironment(variables: [String: String], isTerminal: Bool, expected: Bool) {
    #expect(Console.suitsColors(isTerminal: isTerminal) { variables[$0] } == expected)
  }

  @Test func theWayToLearnMoreStandsAtTheEnd() throws {
    #expect(try run(Self.broken).run.status.contains("`screenc explain"))
    #expect(try !run(Self.broken, "--format", "json").run.status.contains("`screenc explain"))
  }
}
