/// A JSON value whose objects keep the order of their keys.
public indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number that has a fraction; it is finite.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object of those members that have a value.
  public static func present(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The value as compact JSON, in one line.
  public var text: String {
    var output = ""
    write(to: &output, depth: nil)
    return output
  }

  /// The value for people and programs alike: with line breaks, and with keys in alphabetical order so that the
  /// same value is always the same text.
  public var document: String {
    var output = ""
    write(to: &output, depth: 0)
    return output + "\n"
  }

  /// - Parameter depth: How deep the value stands, where everything has a line of its own.
  private func write(to output: inout String, depth: Int?) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += String(value)
    case .decimal(let value): output += String(value)
    case .string(let value): value.writeJSON(to: &output)
    case .array(let items):
      Self.write(items, "[", "]", to: &output, depth) { $0.write(to: &$1, depth: $2) }
    case .object(let members):
      let ordered = depth == nil ? members : members.sorted { $0.key < $1.key }
      Self.write(ordered, "{", "}", to: &output, depth) { member, output, depth in
        member.key.writeJSON(to: &output)
        output += depth == nil ? ":" : " : "
        member.value.write(to: &output, depth: depth)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ start: String, _ end: String, to output: inout String, _ depth: Int?,
    each: (Item, inout String, Int?) -> Void
  ) {
    func breakLine(_ depth: Int?) {
      if let depth { output += "\n" + String(repeating: "  ", count: depth) }
    }
    output += start
    let inner = depth.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { output += "," }
      breakLine(inner)
      each(item, &output, inner)
    }
    if items.isEmpty, depth != nil { output += "\n" }
    breakLine(depth)
    output += end
  }
}

extension String {
  /// As a string of JSON (RFC 8259), which is one of YAML, too: what people cannot see is escaped.
  package var jsonString: String {
    var output = ""
    writeJSON(to: &output)
    return output
  }

  fileprivate func writeJSON(to output: inout String) {
    output += "\""
    defer { output += "\"" }
    var text = self
    text.withUTF8 { bytes in
      var start = 0
      var next = 0
      // What needs no escape is taken over in one piece.
      while next < bytes.count {
        guard let escape = Self.escape(at: next, in: bytes) else {
          next += 1
          continue
        }
        output += String(decoding: bytes[start..<next], as: UTF8.self)
        output += escape.text
        next += escape.length
        start = next
      }
      output += String(decoding: bytes[start...], as: UTF8.self)
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
