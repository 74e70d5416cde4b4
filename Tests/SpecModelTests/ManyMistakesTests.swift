import Foundation
import SourceText
import SpecModel
import Testing

/// What was meant is looked for in files with very many mistakes, too, and takes time in proportion to them.
@Suite struct ManyMistakesTests {
  /// The beginnings of declarations, and a line that is wrong in them, by its number.
  private static let broken: [(head: String, line: @Sendable (Int) -> String)] = [
    ("screen: A\nbar:\n", { "  a\($0): x\n" }),
    ("screen: A\ndata:\n", { "  a\($0): Int = 1\n" }),
    ("screen: A\nstate:\n", { "  a\($0):\n" }),
    ("enum: A\ncases:\n  - c\n", { "  - c\($0): x\n" }),
    ("theme: A\ncolors:\n", { "  a\($0):\n" }),
  ]

  private func time(of head: String, _ line: (Int) -> String, _ count: Int) -> Duration {
    let text = Array((head + (0..<count).map(line).joined()).utf8)
    return ContinuousClock().measure {
      let file = SpecReader.read(text, id: FileID(rawValue: 0), path: "A.yaml")
      #expect(file.diagnostics.count >= count / 2)
    }
  }

  @Test(arguments: 0..<5)
  func theyTakeTimeInProportion(kind: Int) {
    let (head, line) = Self.broken[kind]
    #expect(time(of: head, line, 6000) < .seconds(30))
  }
}
