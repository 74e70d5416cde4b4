/// The difference of two texts as `diff -u` writes it.
public struct UnifiedDiff: Sendable {
  private static let context = 3
  /// The number of differing lines from which on the rest is shown as replaced: finding the
  /// shortest difference takes time in proportion to the size times the number of differences.
  private static let mostDifferences = 1_000

  private let before: [ArraySlice<UInt8>]
  private let after: [ArraySlice<UInt8>]

  public init(from before: [UInt8], to after: [UInt8]) {
    self.before = Self.lines(of: before)
    self.after = Self.lines(of: after)
  }

  /// The difference under a path; empty if there is none.
  public func text(path: String) -> String {
    let edits = edits()
    let hunks = Self.hunks(of: edits)
    guard !hunks.isEmpty else { return "" }
    var text = Array("--- \(path)\n+++ \(path)\n".utf8)
    for hunk in hunks { write(edits[hunk], to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// A line of the difference, with its places in both texts.
  private struct Edit {
    enum Kind {
      case keep, remove, insert
    }

    let kind: Kind
    let before: Int
    let after: Int
  }

  /// The lines with their ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// All lines of both texts in their order.
  private func edits() -> [Edit] {
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - start,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    {
      tail += 1
    }
    let head = (0..<start).map { Edit(kind: .keep, before: $0, after: $0) }
    let middle = middleEdits(start..<before.count - tail, start..<after.count - tail)
    let rest = (0..<tail).map {
      Edit(kind: .keep, before: before.count - tail + $0, after: after.count - tail + $0)
    }
    return head + middle + rest
  }

  /// The shortest way from one range of lines to another, as Myers found it.
  private func middleEdits(_ old: Range<Int>, _ new: Range<Int>) -> [Edit] {
    let most = min(old.count + new.count, Self.mostDifferences)
    // How far one comes on each diagonal, after each number of differences.
    var reach = [Int](repeating: 0, count: 2 * most + 2)
    var trace: [[Int]] = []
    for differences in 0...most {
      trace.append(Array(reach[(most - differences)...(most + differences + 1)]))
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let fromAbove =
          diagonal == -differences
          || diagonal != differences && reach[most + diagonal - 1] < reach[most + diagonal + 1]
        var x = fromAbove ? reach[most + diagonal + 1] : reach[most + diagonal - 1] + 1
        while x < old.count, x - diagonal < new.count,
          before[old.lowerBound + x] == after[new.lowerBound + x - diagonal]
        {
          x += 1
        }
        reach[most + diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return path(through: trace, old, new) }
      }
    }
    return old.map { Edit(kind: .remove, before: $0, after: new.lowerBound) }
      + new.map { Edit(kind: .insert, before: old.upperBound, after: $0) }
  }

  private func path(
    through trace: [[Int]], _ old: Range<Int>, _ new: Range<Int>
  ) -> [Edit] {
    var edits: [Edit] = []
    var (x, y) = (old.count, new.count)
    func add(_ kind: Edit.Kind) {
      edits.append(Edit(kind: kind, before: old.lowerBound + x, after: new.lowerBound + y))
    }
    for differences in trace.indices.reversed() {
      // The entry of diagonal k is at `differences + k`.
      let reach = trace[differences]
      let diagonal = x - y
      let isStart = differences == 0
      let fromAbove =
        diagonal == -differences
        || diagonal != differences
          && reach[differences + diagonal - 1] < reach[differences + diagonal + 1]
      let previous = fromAbove ? diagonal + 1 : diagonal - 1
      let startX = isStart ? 0 : reach[differences + previous]
      let startY = isStart ? 0 : startX - previous
      while x > startX, y > startY {
        (x, y) = (x - 1, y - 1)
        add(.keep)
      }
      if isStart { break }
      if fromAbove {
        y -= 1
        add(.insert)
      } else {
        x -= 1
        add(.remove)
      }
    }
    return edits.reversed()
  }

  /// The ranges of edits that are shown together.
  private static func hunks(of edits: [Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].kind != .keep {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func write(_ hunk: ArraySlice<Edit>, to text: inout [UInt8]) {
    guard let first = hunk.first else { return }
    let old = hunk.count { $0.kind != .insert }
    let new = hunk.count { $0.kind != .remove }
    text += Array(
      "@@ -\(Self.range(first.before, old)) +\(Self.range(first.after, new)) @@\n".utf8)
    for edit in hunk {
      let (mark, line) =
        switch edit.kind {
        case .keep: (" ", before[edit.before])
        case .remove: ("-", before[edit.before])
        case .insert: ("+", after[edit.after])
        }
      text += Array(mark.utf8) + line
      if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }

  /// A range of lines, counted from 1; an empty one is named by the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }
}
