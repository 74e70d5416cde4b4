import Foundation
import Testing

@testable import screenc

/// The specs that articles show, whole or in part, have keys and values of the language.
@Suite struct SpecFragmentTests {
  /// What a fragment may be a part of: lines that stand before it, and how far it is moved in.
  private static let places: [(before: String, indentation: Int)] = [
    ("", 0), ("adapter: Row\nfor: Item\ncell:\n", 2),
    ("screen: List\nactions:\n  - select: Item\n", 4), ("theme: Look\n", 0),
    ("theme: Look\ncolors:\n", 2), ("events: Tracked\n", 0),
  ]

  /// What would be wrong with a document wherever it stands. What a fragment leaves out is no matter.
  private static let rules = [
    "unknown-key", "invalid-value", "declaration-key-first", "yaml-syntax", "duplicate-key",
    "wrong-type",
  ]

  /// Pages with documents of other programs beside specs.
  private static let others = [
    "Beginning.md", "ContinuousIntegration.md", "README.md", "Format.md",
  ]

  private func findings(_ files: [String: String]) throws -> (ExitCode, String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "screenc-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let run = Transcript()
    let options = Self.rules.flatMap { ["--only", $0] }
    return (run.tool.run(["lint", folder.path] + options), run.output)
  }

  private func moved(_ text: String, by count: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let least = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String(repeating: " ", count: count) + $0.dropFirst(least) }
      .joined(separator: "\n")
  }

  @Test func fragmentsAreOfTheLanguage() throws {
    var count = 0
    // Pages of rules and of the reference are written from what is checked elsewhere.
    for article in Article.all where !article.path.contains(/\/(Rules|Reference)\//) {
      guard !Self.others.contains(where: { article.path.hasSuffix($0) }) else { continue }
      for block in try article.blocks() where block.language == "yaml" {
        var answers: [String] = []
        for place in Self.places {
          let text = place.before + moved(block.text, by: place.indentation)
          let (status, said) = try findings(["Fragment.yaml": text])
          if status == .clean {
            answers = []
            break
          }
          answers.append(said)
        }
        if !answers.isEmpty {
          let app = "app: Notes\nlanguage: 1\n"
          let (status, _) = try findings(["App.yaml": app, "screenc.yaml": block.text])
          if status == .clean { answers = [] }
        }
        #expect(answers.isEmpty, "\(article.path): \(block.text)\(answers.first ?? "")")
        count += 1
      }
    }
    #expect(count >= 40)
  }

  @Test func aKeyThatTheLanguageLacksIsFound() throws {
    for place in Self.places {
      let text = place.before + moved("colour: red", by: place.indentation)
      #expect(try findings(["Fragment.yaml": text]).0 == .findings, "\(place.before)")
    }
    let app = "app: Notes\nlanguage: 1\n"
    let (status, _) = try findings(["App.yaml": app, "screenc.yaml": "colour: red\n"])
    #expect(status != .clean)
  }
}
