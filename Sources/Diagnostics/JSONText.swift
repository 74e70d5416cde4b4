/// The text of a JSON value (RFC 8259) as it is written: bytes, as pages hold many pictures as strings, with an escape
/// at every other word.
struct JSONText {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter depth: How deep the value stands, where everything has a line of its own.
  mutating func write(_ value: JSONValue, depth: Int?) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let value): append(String(value))
    case .decimal(let value): append(String(value))
    case .string(let value): write(value)
    case .array(let items):
      write(items, "[", "]", depth) { $0.write($1, depth: $2) }
    case .object(let members):
      let ordered = depth == nil ? members : members.sorted { $0.key < $1.key }
      write(ordered, "{", "}", depth) { output, member, depth in
        output.write(member.key)
        output.append(depth == nil ? ":" : " : ")
        output.write(member.value, depth: depth)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], _ start: String, _ end: String, _ depth: Int?,
    each: (inout JSONText, Item, Int?) -> Void
  ) {
    append(start)
    let inner = depth.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      breakLine(inner)
      each(&self, item, inner)
    }
    if items.isEmpty, depth != nil { append("\n") }
    breakLine(depth)
    append(end)
  }

  private mutating func breakLine(_ depth: Int?) {
    if let depth { append("\n" + String(repeating: "  ", count: depth)) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string in its quotes.
  mutating func write(_ string: String) {
    append("\"")
    defer { append("\"") }
    var string = string
    string.withUTF8 { text in
      var start = 0
      var next = 0
      // What needs no escape is taken over in one piece.
      while next < text.count {
        guard Self.mayNeedEscape(text[next]), let escape = Self.escape(at: next, in: text) else {
          next += 1
          continue
        }
        bytes.append(contentsOf: text[start..<next])
        append(escape.text)
        next += escape.length
        start = next
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// Whether a byte begins a character that may be escaped.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  /// What stands for the character that begins at a byte, and how many bytes it has; nil for those that stand for
  /// themselves.
  private static func escape(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case let control where control < 0x20 || control == 0x7F:
      return (numbered(UInt32(control)), 1)
    // U+0080 to U+009F.
    case 0xC2 where byte(1) < 0xA0: return (numbered(UInt32(byte(1))), 2)
    // U+2028 and U+2029.
    case 0xE2 where byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2)):
      return (numbered(0x2000 + UInt32(byte(2)) - 0x80), 3)
    default: return nil
    }
  }

  private static func numbered(_ scalar: UInt32) -> String {
    "\\u" + String(scalar, radix: 16).leftPadded(to: 4, "0")
  }
}
