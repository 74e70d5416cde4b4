import JSONSyntax
import SpecModel
import SpecSyntax

/// What values of the language's own types look like in recorded responses.
struct SampleScalars {
  let tree: JSONTree
  let dates: SampleDates
  var booleans = BooleanStyle.strict

  /// Why a value is not of a type; nil if it is.
  func problem(of node: JSONTree.NodeID, as type: BuiltinType) -> SampleProblem? {
    let kind = tree.kind(node)
    switch (type, kind) {
    case (.string, .string), (.text, .string), (.identifier, .string): return nil
    case (.boolean, .isTrue), (.boolean, .isFalse): return nil
    case (.boolean, .number), (.boolean, .string):
      guard isBoolean(node) else { return .type(kind) }
      if booleans == .lenient { return nil }
      // What is no response of an API has nobody to say how it is written.
      if case .stored = dates { return .type(kind) }
      return .boolean(kind)
    case (.integer, .number), (.identifier, .number): return problem(ofInteger: node, as: type)
    case (.number, .number), (.decimal, .number):
      return problem(ofNumber: node, as: type)
    case (.url, .string): return Self.isAddress(tree.string(node)) ? nil : .address
    case (.data, .string): return Self.isBase64(tree.string(node)) ? nil : .base64
    case (.date, _): return problem(ofDate: node)
    // No payload has these; a rule of its own says so.
    case (.color, _), (.image, _): return nil
    default: return .type(kind)
    }
  }

  /// Whether a number or text says what is true.
  private func isBoolean(_ node: JSONTree.NodeID) -> Bool {
    let text =
      tree.kind(node) == .number ? String(tree.number(node)) : tree.string(node).lowercased()
    return tree.kind(node) == .number
      ? ["0", "1"].contains(text) : ["true", "false", "0", "1"].contains(text)
  }

  private func problem(
    ofInteger node: JSONTree.NodeID, as type: BuiltinType
  ) -> SampleProblem? {
    let text = tree.number(node)
    if Int64(text) != nil { return nil }
    guard let number = Double(text), number.isFinite else { return .range(of: type) }
    guard number.rounded() == number else { return .fraction }
    return Int64(exactly: number) == nil ? .range(of: type) : nil
  }

  private func problem(
    ofNumber node: JSONTree.NodeID, as type: BuiltinType = .number
  ) -> SampleProblem? {
    // Foundation's exact numbers have an exponent of one byte.
    let limit = type == .decimal ? 1e127 : Double.infinity
    return Double(tree.number(node)).map { abs($0) < limit } == true ? nil : .range(of: type)
  }

  private func problem(ofDate node: JSONTree.NodeID) -> SampleProblem? {
    let isISO = tree.kind(node) == .string && ISODate.isDate(tree.string(node))
    let isNumber = tree.kind(node) == .number && problem(ofNumber: node) == nil
    switch dates {
    case .stored: return isISO || isNumber ? nil : .date(nil)
    case .api(.iso8601): return isISO ? nil : .date(.iso8601)
    case .api(.tagged): return isISO || isTaggedDate(node) ? nil : .date(.tagged)
    case .api(let style): return isNumber ? nil : .date(style)
    }
  }

  /// How a value would be a date; nil if it is none.
  func dateStyle(of node: JSONTree.NodeID) -> DateStyle? {
    switch tree.kind(node) {
    case .string: ISODate.isDate(tree.string(node)) ? .iso8601 : nil
    case .object: isTaggedDate(node) ? .tagged : nil
    case .number:
      // As seconds it would be in the year 5138.
      Double(tree.number(node)).map {
        $0 < 100_000_000_000 ? .secondsSince1970 : .millisecondsSince1970
      }
    case .null, .isTrue, .isFalse, .array: nil
    }
  }

  /// Whether a value is an object that has a date by ISO 8601 in it, as Parse Server writes dates.
  private func isTaggedDate(_ node: JSONTree.NodeID) -> Bool {
    guard let text = tree.value(of: "iso", in: node) else { return false }
    return tree.kind(text) == .string && ISODate.isDate(tree.string(text))
  }

  /// Whether the oldest systems that apps run on take a text for an address, which may be relative.
  static func isAddress(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard !rest.isEmpty else { return false }
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, rest.prefix(2).allSatisfy(\.isHexDigit) else { return false }
      } else if !isAddressByte(byte) {
        return false
      }
    }
    return true
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte)
  }

  static func isBase64(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count.isMultiple(of: 4) else { return false }
    let padding = bytes.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return bytes.dropLast(padding).allSatisfy { $0.isLetterOrDigit || "+/".utf8.contains($0) }
  }
}
