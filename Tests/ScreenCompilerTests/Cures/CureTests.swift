import Diagnostics
import Foundation
import SourceText
import Testing

@testable import ScreenCompiler

/// What findings of the corpus say to do is done to the letter: the finding is gone then, and no other has come.
@Suite struct CureTests {
  /// What was done with the helps and fixes of a topic.
  private struct Tally {
    var followed = 0
    var left: [Cure.LeftToAPerson: Int] = [:]
  }

  /// Cases whose cures bring something up, with the reason.
  private static let exceptions = [
    "The key of a text that is called like a flag": "what is added is to be translated",
    "A step of a form that asks for nothing": "which fields those are, a person knows",
    "A group of a form that does not say which fields are in it":
      "which fields those are, a person knows",
    "What servers call a field of a form that nobody can refuse": "its event goes with a request",
    "A draft of a form that sends nothing": "its event goes with a request",
    "What a screen can do without in another word": "its error is told next",
    "What a screen can do without in a word of YAML 1.1": "its error is told next",
    "A source yields a model that was renamed": "the guess is a wrong one, as a guess may be",
    "A field of the session that is not there": "the guess is a wrong one, as a guess may be",
    "A title in braces without quotes": "a second mistake stands in the same place",
    "A number with an exponent": "a second mistake stands in the same place",
    "A size with an exponent": "the number is too large as well",
    "A shadow that is more than opaque": "the background that throws it is asked for next",
    "Columns below one": "the number is too small as well",
    "A key without its colon where a mapping is due": "a second mistake in the same place",
    "An adapter of another model": "what is listed in vain is told next",
    "A path without its braces that leads nowhere either": "a second mistake in the same place",
    "A module that nothing is used of": "the list of what is exported has it, too",
    "A way to sign up that was taken out of the gate": "what begins the session has it, too",
    "An adapter that was taken off leads to a screen": "what only it led to goes with it",
    "A placeholder that nobody filled in": "the other languages are asked for next",
    "A prompt that the strings lack": "the other languages are asked for next",
    "One of two texts that the strings lack": "the other languages are asked for next",
    "Keys of a catalogue that are misspelt": "the same key stands in another string, too",
    "A copied adapter of which the model was not changed": "the one that is there is still wrong",
    "A screen by its file": "it is a name then, and nothing has it",
    "A screen by its kind and name": "it is a name then, and nothing has it",
    "A color as SwiftUI writes it": "it is a name then, and nothing has it",
    "A field that was renamed in its model": "it is named more than once in a row of such findings",
    "A parameter that was renamed in its screen": "the guess is a wrong one, as a guess may be",
    "A type that is written out": "the guess is a wrong one, as a guess may be",
    "A number that is infinite": "there are no digits for it",
    "Something is done that there is not": "what the row was to lead to is left alone",
    "A case with the name of its enum": "it is what is there already, which is told next",
    "A case with a point before it": "it is what is there already, which is told next",
    "Nothing where a list is due": "there is no list yet to which it could be added",
    "A length beside choices from a source that there is not": "the length is told then",
    "An architecture that there is none": "what that system has no place for is told next",
    "A system by the name of another pattern": "what that system has no place for is told next",
    "A system that there is not": "what that system has no place for is told next",
  ]

  @Test(arguments: BrokenSpecTests.topics)
  func followedToTheLetterCuresWork(topic: String) throws {
    let app = try BrokenSpecTests.app()
    var tally = Tally()
    for broken in try BrokenSpecTests.cases(of: topic) where broken.generatedPaths.isEmpty {
      let (project, _) = try BrokenSpecTests.write(broken, in: app)
      try follow(project.compiler(), broken.title, &tally)
    }
    let left = tally.left.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }
    print("cures of \(topic): \(tally.followed) followed, left: \(left.joined(separator: ", "))")
  }

  private func follow(_ compiler: Compiler, _ title: String, _ tally: inout Tally) throws {
    let report = try compiler.lint()
    let before = Self.counts(report)
    for finding in report.diagnostics {
      var cures = Cure.fixes(of: finding)
      if let source = report.sources.source(of: finding.primary.file) {
        for help in finding.help {
          switch Cure.reading(help, of: finding, in: source.bytes) {
          case .cures(let more): cures += more
          case .left(let reason): tally.left[reason, default: 0] += 1
          case .unknown: Issue.record("\(title): nobody has said what to do about: \(help)")
          }
        }
      }
      let rule = try #require(RuleCatalogue.rule(named: finding.rule))
      for fix in finding.fixes {
        #expect(RuleCatalogue.fixes(of: rule).contains(fix.safety), "\(rule.name): \(fix.title)")
      }
      for cure in cures {
        tally.followed += 1
        let after = Self.counts(try Self.linting(compiler, after: cure, report))
        guard Self.exceptions[title] == nil else { continue }
        let what = Self.key(of: finding, in: report)
        #expect((after[what] ?? 0) < (before[what] ?? 0), "\(title): \(cure.words)")
        // What is unused is told only when all can be read.
        let new = after.filter { $0.value > (before[$0.key] ?? 0) && !$0.key.contains("[unused-") }
          .keys.sorted()
        #expect(new == [], "\(title): \(cure.words)")
      }
    }
  }

  private static func linting(
    _ compiler: Compiler, after cure: Cure, _ report: Report
  ) throws -> Report {
    var texts: [String: [UInt8]] = [:]
    for (file, edits) in Dictionary(grouping: cure.edits, by: \.location.file) {
      let path = report.sources.path(of: file)
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      let edited: [UInt8] = try #require(
        Fix.applying(edits, to: bytes), "\(cure.words)")
      texts[path] = edited
    }
    return try compiler.edited(texts).lint(edited: texts)
  }

  /// How often each finding is there, wherever it stands in its file.
  private static func counts(_ report: Report) -> [String: Int] {
    Dictionary(report.diagnostics.map { (key(of: $0, in: report), 1) }, uniquingKeysWith: +)
  }

  private static func key(of finding: Diagnostic, in report: Report) -> String {
    let path = report.sources.path(of: finding.primary.file).components(separatedBy: "/Specs/")
    return "\(path.last ?? ""): \(finding.message) [\(finding.rule)]"
  }
}
