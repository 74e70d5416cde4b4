import Diagnostics
import SourceText

/// The place of a finding, for those who change what stands there.
struct CureSite {
  let place: Location
  let source: [UInt8]
  private let range: Range<Int>

  init(_ place: Location, in source: [UInt8]) {
    self.place = place
    self.source = source
    let end = min(Int(place.span.end), source.count)
    range = min(Int(place.span.start), end)..<end
  }

  /// What stands there.
  var text: String { String(decoding: source[range], as: UTF8.self) }

  private func edit(_ range: Range<Int>, _ replacement: String) -> Fix.Edit {
    Fix.Edit(Location(file: place.file, span: ByteSpan(range)), replacement: replacement)
  }

  func replacing(by text: String) -> Fix.Edit { edit(range, text) }

  /// Another text in the place of a piece of what stands there; nil if it is not there once.
  func replacing(_ piece: String, by text: String) -> Fix.Edit? {
    let parts = self.text.split(separator: piece, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let start = range.lowerBound + parts[0].utf8.count
    return edit(start..<start + piece.utf8.count, text)
  }

  /// A value in braces in the place of a piece that is the same but for its `$`, spaces and further braces; nil if
  /// there is none.
  func replacingBraces(by value: String) -> Fix.Edit? {
    guard value.hasPrefix("{$"), value.hasSuffix("}") else { return nil }
    let path = value.dropFirst(2).dropLast()
    guard let match = text.firstMatch(of: /\{+ *([\w.]+) *\}+/), match.1 == path else { return nil }
    return replacing(String(match.0), by: value)
  }

  func insertingLine(_ line: String) -> Fix.Edit {
    edit(lineStart(range.lowerBound)..<lineStart(range.lowerBound), line + "\n")
  }

  /// One more element at the end of the list in brackets that stands there.
  func appending(_ element: String) -> Fix.Edit? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    return edit(range.upperBound - 1..<range.upperBound - 1, ", \(element)")
  }

  /// One more entry of the mapping that stands there, or of which a key does.
  func adding(_ entry: String) -> Fix.Edit {
    if text.hasPrefix("{") {
      return edit(range.lowerBound + 1..<range.lowerBound + 1, " \(entry),")
    }
    let start = lineStart(range.lowerBound)
    guard source[start..<range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x2D }) else {
      return edit(range.lowerBound..<range.lowerBound, "\(entry), ")
    }
    let indentation = String(repeating: " ", count: range.lowerBound - start)
    let end = blockEnd(from: start, depth: range.lowerBound - start, isItem: false)
    return edit(end..<end, "\(indentation)\(entry)\n")
  }

  /// The lines of a key at the end of its document, as far out as the document's first key; nil in brackets.
  func movingOut() -> [Fix.Edit]? {
    let start = lineStart(range.lowerBound)
    let depth = range.lowerBound - start
    guard source[start..<range.lowerBound].allSatisfy({ $0 == 0x20 }) else { return nil }
    let end = blockEnd(from: start, depth: depth, isItem: false)
    let lines = String(decoding: source[start..<end], as: UTF8.self)
      .split(separator: "\n").map { String($0.dropFirst(depth)) + "\n" }.joined()
    var last = end
    while last < source.count, !isMark(last) { last = lineEnd(last) }
    return [edit(start..<end, ""), edit(last..<last, lines)]
  }

  // MARK: - Taking out

  /// Nothing in the place of the document.
  ///
  /// - Returns: nil where it is all of its file.
  func removingDocument() -> [Fix.Edit]? {
    var start = lineStart(range.lowerBound)
    while start > 0, !isMark(start) { start = lineStart(start - 1) }
    var end = lineEnd(range.lowerBound)
    while end < source.count, !isMark(end) { end = lineEnd(end) }
    guard start > 0 || end < source.count else { return nil }
    // One of the two marks goes with it.
    if start == 0, end < source.count { end = lineEnd(end) }
    return [edit(start..<end, "")]
  }

  private func isMark(_ start: Int) -> Bool { source[start...].starts(with: "---".utf8) }

  /// Nothing in the place of an entry: of a line with all that stands below it, or of what stands in brackets.
  func removing() -> [Fix.Edit] {
    let start = lineStart(range.lowerBound)
    let indentation = source[start..<range.lowerBound]
    guard indentation.allSatisfy({ $0 == 0x20 || $0 == 0x2D }) else { return [removingFromFlow()] }
    let isItem = indentation.contains(0x2D)
    let depth = isItem ? (indentation.firstIndex(of: 0x2D) ?? start) - start : indentation.count
    return [edit(start..<blockEnd(from: start, depth: depth, isItem: isItem), "")]
  }

  /// Where the lines end that belong to one which begins at a depth.
  private func blockEnd(from start: Int, depth: Int, isItem: Bool) -> Int {
    var end = lineEnd(start)
    while end < source.count {
      let next = source[end...].prefix { $0 == 0x20 }.count
      let first = end + next < source.count ? source[end + next] : 0x0A
      guard next > depth || (next == depth && first == 0x2D && !isItem && !isMark(end)) else {
        break
      }
      end = lineEnd(end)
    }
    return end
  }

  private func removingFromFlow() -> Fix.Edit {
    var end = range.upperBound
    var depth = 0
    while end < source.count, source[end] != 0x0A {
      let byte = source[end]
      if depth == 0, byte == 0x2C || byte == 0x7D || byte == 0x5D { break }
      if byte == 0x7B || byte == 0x5B { depth += 1 }
      if byte == 0x7D || byte == 0x5D { depth -= 1 }
      end += 1
    }
    var start = range.lowerBound
    if end < source.count, source[end] == 0x2C {
      end += 1
      while end < source.count, source[end] == 0x20 { end += 1 }
    } else {
      while start > 0, source[start - 1] == 0x20 { start -= 1 }
      if start > 0, source[start - 1] == 0x2C { start -= 1 }
    }
    return edit(start..<end, "")
  }

  private func lineStart(_ offset: Int) -> Int {
    source[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func lineEnd(_ offset: Int) -> Int {
    source[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? source.count
  }
}
