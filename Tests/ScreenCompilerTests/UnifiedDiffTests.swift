import Foundation
import ScreenCompiler
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    UnifiedDiff(from: Array(before.utf8), to: Array(after.utf8)).text(path: "a.yaml")
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aChangedLineStandsAmongThoseAroundIt() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func whatIsMissingAtTheEndIsTold() {
    #expect(
      diff("a", "a\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func textsOfWhichNothingIsAlikeAreReplaced() {
    let before = (0..<3_000).map { "a\($0)\n" }.joined()
    let after = (0..<3_000).map { "b\($0)\n" }.joined()
    let lines = diff(before, after).split(separator: "\n")
    #expect(lines.count == 6_003)
  }

  @Test func patchMakesTheOneOfTheOther() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let before = (0..<40).map { _ in "\(Int.random(in: 0..<8, using: &random))\n" }.joined()
      let after = (0..<40).map { _ in "\(Int.random(in: 0..<8, using: &random))\n" }.joined()
      #expect(Self.applying(diff(before, after), to: before) == after)
    }
  }

  /// Applies a difference as `patch` does, without looking for places.
  private static func applying(_ diff: String, to text: String) -> String {
    let old = text.split(separator: "\n").map(String.init)
    var new: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      switch line.first {
      case "@":
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let hasCount = line.split(separator: " ")[1].contains(",")
        let start = hasCount && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        new += old[position..<start]
        position = start
      case "+": new.append(String(line.dropFirst()))
      case "-": position += 1
      default:
        new.append(String(line.dropFirst()))
        position += 1
      }
    }
    return (new + old[position...]).map { "\($0)\n" }.joined()
  }
}
