import Diagnostics
import SourceText

/// How a text becomes another, in as few lines as are easily found: an editor keeps its cursor and its marks then.
enum TextChange {
  /// The edits by which `before` becomes `after`, as the protocol has them.
  static func edits(from before: [UInt8], to after: [UInt8]) -> [JSONValue] {
    guard before != after else { return [] }
    let (old, new) = (LineIndex(before), LineIndex(after))
    func whole(_ lines: LineIndex, _ line: Int, _ text: [UInt8]) -> Range<Int> {
      let start = line == 1 ? 0 : lines.lineRange(line).lowerBound
      let end = line < lines.lineCount ? lines.lineRange(line + 1).lowerBound : text.count
      return start..<end
    }
    func oldLine(_ line: Int) -> ArraySlice<UInt8> { before[whole(old, line, before)] }
    func newLine(_ line: Int) -> ArraySlice<UInt8> { after[whole(new, line, after)] }
    if old.lineCount == new.lineCount {
      return (1...old.lineCount).filter { oldLine($0) != newLine($0) }.map { line in
        edit(old, whole(old, line, before), newLine(line))
      }
    }
    let shorter = min(old.lineCount, new.lineCount)
    var first = 1
    while first <= shorter, oldLine(first) == newLine(first) { first += 1 }
    var same = 0
    while same < shorter - first + 1,
      oldLine(old.lineCount - same) == newLine(new.lineCount - same)
    {
      same += 1
    }
    func bytes(_ lines: LineIndex, _ text: [UInt8]) -> Range<Int> {
      let end = lines.lineCount - same
      guard first <= end else {
        let start = first <= lines.lineCount ? whole(lines, first, text).lowerBound : text.count
        return start..<start
      }
      return whole(lines, first, text).lowerBound..<whole(lines, end, text).upperBound
    }
    return [edit(old, bytes(old, before), after[bytes(new, after)])]
  }

  static func edit(
    _ lines: LineIndex, _ range: Range<Int>, _ text: some Collection<UInt8>
  ) -> JSONValue {
    .object([
      ("range", lines.range(of: range)),
      ("newText", .string(String(decoding: Array(text), as: UTF8.self))),
    ])
  }
}
