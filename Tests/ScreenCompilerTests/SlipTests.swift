import Diagnostics
import Foundation
import SourceText
import Testing

@testable import ScreenCompiler

/// What depends on a declaration that cannot be read, or not whole, is silent: one slip is one finding, in the
/// document that it is in.
@Suite struct SlipTests {
  static let files = [
    "Account.yaml", "App.yaml", "Feed.yaml", "Models.yaml", "More.yaml", "Orders.yaml",
    "People.yaml", "Posts.yaml",
  ]

  /// A key of a document that is written wrong.
  private struct Slip {
    /// The lines of the document.
    let document: Range<Int>
    let line: Int
    let text: String

    /// A key of each kind: misspelt, without its space, with a bracket or quote that is never closed.
    static func all(in lines: [String]) -> [Slip] {
      var slips: [Slip] = []
      var start = 0
      for end in lines.indices.filter({ lines[$0] == "---" }) + [lines.count] {
        let document = start..<end
        let keys = document.filter { lines[$0].firstMatch(of: /^[A-Za-z]+:/) != nil }
        for line in keys {
          for text in writings(of: lines[line], isFirst: line == keys.first) {
            slips.append(Slip(document: document, line: line, text: text))
          }
        }
        start = end + 1
      }
      return slips
    }

    private static func writings(of line: String, isFirst: Bool) -> [String] {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let (key, rest) = (String(parts[0]), String(parts[1]))
      var letters = Array(key)
      if letters.count > 3, letters[1] != letters[2] {
        letters.swapAt(1, 2)
      } else {
        letters += "q"
      }
      let misspelt = String(letters) + ":" + rest
      let value = rest.trimmingCharacters(in: .whitespaces)
      if isFirst {
        return [misspelt, "\(key): [\(value)", "\(key):\(value)", "\(key): \"\(value)"]
      }
      return value.isEmpty ? [misspelt, "\(line) [x"] : [misspelt]
    }
  }

  @Test(arguments: files)
  func aSlipIsFoundWhereItIsAndNowhereElse(path: String) throws {
    let app = try BrokenSpecTests.app()
    let project = try ScratchProject(
      Dictionary(uniqueKeysWithValues: app.map { ("Specs/\($0.key)", $0.value) }))
    let compiler = try project.compiler()
    let lines = try #require(app[path]).components(separatedBy: "\n")
    // All would take a minute; these are of every kind of declaration.
    let slips = Slip.all(in: lines).enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect(slips.count > 5)
    for slip in slips {
      var edited = lines
      edited[slip.line] = slip.text
      let text = edited.joined(separator: "\n")
      let report = try compiler.lint(edited: ["\(project.specs)/\(path)": Array(text.utf8)])
      let index = LineIndex(Array(text.utf8))
      let elsewhere = report.diagnostics.filter { finding in
        guard report.sources.path(of: finding.primary.file).hasSuffix("/\(path)") else {
          return true
        }
        return !slip.document.contains(index.line(at: Int(finding.primary.span.start)) - 1)
      }
      #expect(report.diagnostics.count == 1, "\(path):\(slip.line + 1): \(slip.text)")
      #expect(elsewhere.map(\.message) == [], "\(path):\(slip.line + 1): \(slip.text)")
    }
  }

  @Test func aSlipHidesNoMistakeOfAnotherDeclaration() throws {
    var app = ScratchProject.small
    app["Specs/Notes.yaml"] = app["Specs/Notes.yaml"]?
      .replacing("states:", with: "sattes:").replacing("/notes", with: "notes")
    let project = try ScratchProject(app)
    let report = try project.compiler().lint()
    #expect(report.diagnostics.map(\.rule) == ["unknown-key", "invalid-address"])
  }
}
