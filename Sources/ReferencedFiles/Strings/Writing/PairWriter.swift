import SourceText

/// Sets texts in a file of pairs, all else of which stays as it is.
struct PairWriter {
  private let bytes: [UInt8]
  private let pairs: [PairReader.Pair]
  private let lineEnd: String
  /// What stands between two pairs beside the end of a line.
  private let gap: String

  /// Nil where the text can't be read to its end: nobody knows what stands where.
  init?(_ bytes: [UInt8]) {
    var reader = PairReader(bytes)
    var pairs: [PairReader.Pair] = []
    while let pair = reader.next() { pairs.append(pair) }
    guard reader.mistake == nil, reader.slips.isEmpty else { return nil }
    self.bytes = bytes
    self.pairs = pairs
    lineEnd = bytes.indices.contains { bytes[$0...].starts(with: [0x0D, 0x0A]) } ? "\r\n" : "\n"
    let isLoose =
      pairs.count > 1
      && zip(pairs, pairs.dropFirst()).allSatisfy { pair, next in
        bytes[pair.end..<Int(next.key.span.start)].count { $0 == 0x0A } > 1
      }
    gap = isLoose ? lineEnd : ""
  }

  /// The keys with their texts, in their order.
  var texts: [(key: String, text: String)] {
    pairs.map { ($0.key.text, String(decoding: $0.text.bytes, as: UTF8.self)) }
  }

  /// What has to be changed for the keys to have their texts.
  func edits(setting texts: [(key: String, text: String)]) -> [TextEdit] {
    let known = Dictionary(
      pairs.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    let keys = pairs.map(\.key.text)
    // One key is in any order, and says nothing of where others belong.
    let order = keys.count > 1 ? KeyOrder(of: keys) : nil
    var edits: [TextEdit] = []
    var additions: [Int: [String]] = [:]
    for (key, text) in texts.sorted(by: { (order ?? .byLetters).precedes($0.key, $1.key) }) {
      if let pair = known[key] {
        guard !pair.text.bytes.elementsEqual(text.utf8) else { continue }
        edits.append(TextEdit(pair.text.span, Self.quoted(text)))
      } else {
        let position = KeyOrder.position(of: key, among: keys, in: order)
        additions[position, default: []].append(
          "\(Self.quoted(key)) = \(Self.quoted(text));\(lineEnd)")
      }
    }
    return edits + additions.sorted { $0.key < $1.key }.map { insertion(of: $1, behind: $0) }
  }

  private func insertion(of lines: [String], behind count: Int) -> TextEdit {
    let block = lines.joined(separator: gap)
    guard count > 0 else {
      guard let first = pairs.first else {
        let isOpen = bytes.last.map { $0 != 0x0A } ?? false
        return TextEdit(at: bytes.count, (isOpen ? lineEnd : "") + block)
      }
      return TextEdit(at: startOfBlock(of: first), block + gap)
    }
    let end = pairs[count - 1].end
    let line = endOfLine(after: end)
    if count < pairs.count, line > Int(pairs[count].key.span.start) {
      return TextEdit(at: end, lineEnd + block)
    }
    let isOpen = line == bytes.count && bytes.last != 0x0A
    return TextEdit(at: line, (isOpen ? lineEnd : "") + gap + block)
  }

  /// Behind the line that a place is in.
  private func endOfLine(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  /// Where the lines begin that go with a pair: its comments, up to the next empty line.
  private func startOfBlock(of pair: PairReader.Pair) -> Int {
    let key = Int(pair.key.span.start)
    var start = bytes[..<key].lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.byteOrderMarkCount
    while start > bytes.byteOrderMarkCount {
      let above = bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      guard bytes[above..<(start - 1)].contains(where: { $0 > 0x20 }) else { break }
      start = max(above, bytes.byteOrderMarkCount)
    }
    return start
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
