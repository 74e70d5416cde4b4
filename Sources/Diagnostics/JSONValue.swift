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
    guard hasCharactersToEscape else {
      output += self
      return
    }
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + digits.leftPadded(to: 4, "0")
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether there may be any: beside ASCII's own, those that are two or three bytes begin with one of two.
  private var hasCharactersToEscape: Bool {
    utf8.contains { byte in
      switch byte {
      case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: true
      default: false
      }
    }
  }
}
