import SourceText

/// Reads JSON as RFC 8259 has it, without going into itself: nesting costs no stack.
struct JSONReader {
  /// The greatest number of arrays and objects within one another.
  static let deepest = 128
  private static let mostProblems = 100

  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var nodes: [JSONTree.Node] = []
  private(set) var problems: [JSONProblem] = []
  private var open: [Open] = []

  /// An array or object that is not closed yet.
  private struct Open {
    let node: Int
    let isObject: Bool
    var count = 0

    var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole text. Where it is no JSON there are no nodes.
  mutating func read() {
    do throws(JSONProblem) {
      try readWhole()
    } catch {
      nodes = []
      problems.append(error)
    }
  }

  private mutating func readWhole() throws(JSONProblem) {
    if let wide = bytes.withUnsafeBufferPointer({ WideEncoding(of: $0) }) {
      throw JSONProblem(
        "this file is in \(wide.rawValue), not in UTF-8", at: .zero, help: "save it as UTF-8")
    }
    offset = bytes.byteOrderMarkCount
    skipWhiteSpace()
    guard offset < bytes.count else {
      throw JSONProblem(
        "there is nothing in this file", at: ByteSpan(offset..<offset),
        help: "a file of JSON has a value: at least `{}`, `[]` or `null`")
    }
    try readValue()
    while let container = open.last { try readNext(in: container) }
    skipWhiteSpace()
    guard offset == bytes.count else {
      throw unexpected(
        "there is something behind the value",
        help: "a file of JSON is one value; several stand in an array, `[…, …]`")
    }
  }

  /// Reads the next part of the container that is open, or its end.
  private mutating func readNext(in container: Open) throws(JSONProblem) {
    skipWhiteSpace()
    guard current != container.closing else { return try close(container) }
    if container.count > 0 {
      try readComma(in: container)
    }
    open[open.count - 1].count += 1
    if container.isObject { try readKey() }
    try readValue()
  }

  private mutating func readComma(in container: Open) throws(JSONProblem) {
    guard current == UInt8(ascii: ",") else {
      if offset > 0, bytes[offset - 1] == UInt8(ascii: "\""),
        current.map({ Self.isWordByte($0) || $0 == UInt8(ascii: "\"") }) == true
      {
        throw unexpected(
          "a text has ended before this", help: "a quote within a text is written `\\\"`")
      }
      if let last = nodes.last, last.isWordOrNumber, isNothingButSpace(from: Int(last.end)),
        let problem = textWithoutBeginning(from: Int(last.start))
      {
        throw problem
      }
      let problem = unexpected(
        "a comma or `\(Character(UnicodeScalar(container.closing)))` is missing here",
        help: "values that stand beside one another are parted by commas")
      guard conflict == nil, let end = endOfLineBefore() else { throw problem }
      throw JSONProblem(problem.message, at: ByteSpan(end..<end), help: problem.help)
    }
    let comma = offset
    offset += 1
    skipWhiteSpace()
    if current == container.closing {
      throw JSONProblem(
        "a comma stands behind the last value", at: ByteSpan(comma..<comma + 1),
        help: "take the comma out")
    }
  }

  private mutating func readKey() throws(JSONProblem) {
    guard current == UInt8(ascii: "\"") else {
      throw unexpected(
        "a key is missing here",
        help: current == UInt8(ascii: ",")
          ? "leave the comma out" : "keys stand in double quotes")
    }
    try readString()
    skipWhiteSpace()
    guard current == UInt8(ascii: ":") else {
      throw unexpected("a colon is missing here", help: "it parts a key from its value")
    }
    offset += 1
    skipWhiteSpace()
  }

  private mutating func readValue() throws(JSONProblem) {
    switch current {
    case UInt8(ascii: "{")?: try begin(.object)
    case UInt8(ascii: "[")?: try begin(.array)
    case UInt8(ascii: "\"")?: try readString()
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try readNumber()
    default: try readWord()
    }
  }

  private mutating func begin(_ kind: JSONTree.Kind) throws(JSONProblem) {
    guard open.count < Self.deepest else {
      throw JSONProblem(
        "values nest deeper than \(Self.deepest) levels", at: ByteSpan(offset..<offset + 1),
        help: "nest them less")
    }
    open.append(Open(node: nodes.count, isObject: kind == .object))
    add(kind, from: offset, to: offset + 1)
    offset += 1
  }

  private mutating func close(_ container: Open) throws(JSONProblem) {
    offset += 1
    nodes[container.node].end = UInt32(clamping: offset)
    nodes[container.node].next = UInt32(clamping: nodes.count)
    open.removeLast()
    if container.isObject, container.count > 1 { reportKeysThatStandTwice(in: container) }
  }

  private mutating func readString() throws(JSONProblem) {
    let start = offset
    var scanner = JSONStringScanner(bytes, from: offset + 1)
    try scanner.scan()
    offset = scanner.offset
    for problem in scanner.problems { note(problem) }
    add(.string, from: start, to: offset)
  }

  private mutating func readNumber() throws(JSONProblem) {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") {
      offset += 1
      if skipDigits() > 0 {
        throw JSONProblem(
          "numbers do not begin with 0", at: ByteSpan(start..<offset),
          help: "leave the 0 out, or put it in double quotes if it is no number")
      }
    } else if skipDigits() == 0 {
      throw unexpected("a digit is missing here", help: "a number begins with a digit or `-`")
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipNeededDigits(behind: "the point")
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try skipNeededDigits(behind: "the `e`")
    }
    add(.number, from: start, to: offset)
  }

  private mutating func skipNeededDigits(behind what: String) throws(JSONProblem) {
    guard skipDigits() > 0 else {
      throw unexpected("a digit is missing here", help: "digits follow \(what) of a number")
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, byte.isDigit { offset += 1 }
    return offset - start
  }

  private static let words: [(text: [UInt8], kind: JSONTree.Kind)] = [
    (Array("true".utf8), .isTrue), (Array("false".utf8), .isFalse), (Array("null".utf8), .null),
  ]

  private mutating func readWord() throws(JSONProblem) {
    let start = offset
    while let byte = current, Self.isWordByte(byte) { offset += 1 }
    for word in Self.words where bytes[start..<offset].elementsEqual(word.text) {
      add(word.kind, from: start, to: offset)
      return
    }
    guard offset > start else {
      throw unexpected("a value is missing here", help: Self.help(before: current))
    }
    if let problem = textWithoutBeginning(from: start) { throw problem }
    let word = String(decoding: bytes[start..<offset].prefix(40), as: UTF8.self)
    throw JSONProblem(
      "`\(word)` is no value of JSON", at: ByteSpan(start..<offset),
      help: "texts stand in double quotes; the words of JSON are `true`, `false` and `null`")
  }

  /// A text that no quote begins, if one stands behind a value in its line: `1.95",`.
  private func textWithoutBeginning(from start: Int) -> JSONProblem? {
    guard
      let end = bytes[start...].firstIndex(where: {
        $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "\"")
      }), bytes[end] == UInt8(ascii: "\""), end > start
    else { return nil }
    let next = bytes[(end + 1)...].first { $0 != 0x20 && $0 != 0x09 }
    guard next.map({ [0x0A, 0x0D].contains($0) || ",]}".utf8.contains($0) }) != false else {
      return nil
    }
    let text = String(decoding: bytes[start..<end].prefix(40), as: UTF8.self)
    return JSONProblem(
      "a quote ends this text, and none begins it", at: ByteSpan(start..<end + 1),
      help: end - start > 40
        ? "put a quote before the text"
        : Self.isNumber(bytes[start..<end])
          ? "write `\(text)`, or `\"\(text)\"` if it is a text" : "write `\"\(text)\"`")
  }

  /// Whether a text is a number as JSON has them: what Swift reads as one may be hexadecimal, or infinite.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var reader = JSONReader(Array(text))
    do throws(JSONProblem) {
      try reader.readNumber()
    } catch {
      return false
    }
    return reader.offset == reader.bytes.count
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_")
  }

  private static func help(before byte: UInt8?) -> String {
    switch byte {
    case nil: "the file ends too early: was it saved whole?"
    case UInt8(ascii: "'"): "texts stand in double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
    case UInt8(ascii: "<"): "this looks like HTML or XML: was an error page saved?"
    default: "a value is an object, an array, a text, a number, `true`, `false` or `null`"
    }
  }
}

extension JSONReader {
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipWhiteSpace() {
    while let byte = current, Self.isSpace(byte) { offset += 1 }
  }

  /// Whether nothing stands between a place and the one that has been reached: no end of an array or object, either.
  private func isNothingButSpace(from start: Int) -> Bool {
    bytes[start..<offset].allSatisfy(Self.isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func add(_ kind: JSONTree.Kind, from start: Int, to end: Int) {
    nodes.append(
      JSONTree.Node(
        kind: kind, start: UInt32(clamping: start), end: UInt32(clamping: end),
        next: UInt32(clamping: nodes.count + 1)))
  }

  /// Where the last value ended, if it stands in a line before this one.
  private func endOfLineBefore() -> Int? {
    guard offset < bytes.count else { return nil }
    var end = offset
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return bytes[end..<offset].contains(0x0A) ? end : nil
  }

  /// What to say of the place that has been reached.
  private func unexpected(_ message: String, help: String) -> JSONProblem {
    if let conflict { return conflict }
    let isEnd = offset >= bytes.count
    return JSONProblem(
      message, at: ByteSpan(offset..<min(offset + 1, bytes.count)),
      help: isEnd ? "the file ends too early: was it saved whole?" : help)
  }

  /// What a version control system left in the file, if that is what stands here.
  private var conflict: JSONProblem? {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"]
    guard marks.contains(where: { bytes[offset...].starts(with: $0.utf8) }) else { return nil }
    let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return JSONProblem(
      "a merge conflict has been left in this file", at: ByteSpan(offset..<end),
      help: "keep what is right of the two versions, and delete the lines of `<<<<<<<`")
  }

  private mutating func note(_ problem: JSONProblem) {
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Which of two values of one key is read, no standard says.
  private mutating func reportKeysThatStandTwice(in container: Open) {
    var keys: [Int] = []
    keys.reserveCapacity(container.count)
    var node = container.node + 1
    while node < nodes.count {
      keys.append(node)
      node = Int(nodes[node + 1].next)
    }
    var seen: [JSONKey: Int] = [:]
    if keys.count > Self.fewKeys { seen.reserveCapacity(keys.count) }
    for (position, node) in keys.enumerated() {
      let key = key(node)
      let first: Int?
      if keys.count > Self.fewKeys {
        first = seen[key]
        if first == nil { seen[key] = node }
      } else {
        first = keys[..<position].first { self.key($0) == key }
      }
      if let first { reportKey(node, standingBefore: first) }
    }
  }

  /// Up to as many keys are compared with one another faster than put in a table.
  private static let fewKeys = 12

  private mutating func reportKey(_ node: Int, standingBefore first: Int) {
    let text = JSONEscapes.text(of: content(of: node))
    note(
      JSONProblem(
        "the key `\(text.prefix(80))` stands twice in this object", at: span(of: node),
        related: JSONProblem.Related(span: span(of: first), message: "it stands here first"),
        help: "leave one of them: it is not defined which one is read"))
  }

  private func span(of node: Int) -> ByteSpan {
    ByteSpan(start: nodes[node].start, end: nodes[node].end)
  }

  private func content(of node: Int) -> ArraySlice<UInt8> {
    bytes[(Int(nodes[node].start) + 1)..<(Int(nodes[node].end) - 1)]
  }

  private func key(_ node: Int) -> JSONKey {
    let content = content(of: node)
    return content.contains(UInt8(ascii: "\\"))
      ? JSONKey(bytes: Array(JSONEscapes.text(of: content).utf8)[...]) : JSONKey(bytes: content)
  }
}

/// The text of a key.
private struct JSONKey: Hashable {
  let bytes: ArraySlice<UInt8>

  static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
