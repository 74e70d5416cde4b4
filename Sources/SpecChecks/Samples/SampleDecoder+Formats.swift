import JSONSyntax
import SpecModel
import SpecSemantics

/// Values that stand in responses in their own way.
extension SampleDecoder {
  mutating func decode(
    _ node: JSONTree.NodeID, of member: ModelShape.Member, as format: PayloadFormat
  ) {
    guard tree.kind(node) != .null else {
      if !member.isOptional { report(.null, at: node, for: member.demand) }
      return
    }
    guard case .builtin(let type) = member.type.unwrapped,
      !isWritten(node, type, as: format, canBeMissing: member.isOptional)
    else { return }
    report(.format(format), at: node, for: member.demand)
  }

  /// Whether a value is one of a type, as the app would read it by the format.
  func isWritten(
    _ node: JSONTree.NodeID, _ type: BuiltinType, as format: PayloadFormat, canBeMissing: Bool
  ) -> Bool {
    let text = tree.kind(node) == .string ? tree.string(node) : nil
    switch format {
    case .text:
      guard let text else {
        return SampleScalars(tree: tree, dates: dates).problem(of: node, as: type) == nil
      }
      let written = text.trimmingSpaces
      return written.isEmpty ? canBeMissing : type.isWritten(in: written)
    case .day: return text.map { $0.utf8.count == 10 && ISODate.isDate($0) } ?? false
    case .pattern(let pattern): return text.map(pattern.matches) ?? false
    case .date(let style):
      if style == .secondsSince1970 || style == .millisecondsSince1970, let text {
        return BuiltinType.number.isWritten(in: text.trimmingSpaces)
      }
      return SampleScalars(tree: tree, dates: .api(style)).problem(of: node, as: .date) == nil
    }
  }
}

extension BuiltinType {
  /// Whether it is a number, and a text is one.
  func isNumberInText(_ text: String) -> Bool {
    switch self {
    case .integer, .number, .decimal: isWritten(in: text)
    default: false
    }
  }

  /// Whether a text is a value of the type, of those that payloads may have in texts.
  fileprivate func isWritten(in text: String) -> Bool {
    switch self {
    case .integer: Int(text) != nil
    case .number, .decimal: Double(text)?.isFinite == true
    case .boolean: ["true", "false", "1", "0"].contains(text.lowercased())
    default: false
    }
  }
}

extension JSONTree {
  /// Whether a number stands in other elements of the innermost list around a value in its place.
  func hasNumber(inOtherRowsThanThatOf node: NodeID) -> Bool {
    let steps = pointer(to: node).split(separator: "/").map(String.init)
    guard let root, let row = steps.lastIndex(where: { Int($0) != nil }),
      let list = value(at: steps[..<row], from: root)
    else { return false }
    // So many tell what the others are like.
    return elements(of: list).prefix(64).contains { element in
      value(at: steps[(row + 1)...], from: element).map { kind($0) == .number } == true
    }
  }

  private func value(at steps: ArraySlice<String>, from node: NodeID) -> NodeID? {
    var place = node
    for step in steps {
      let next =
        kind(place) == .array
        ? Int(step).flatMap { elements(of: place).dropFirst($0).first { _ in true } }
        : value(of: step, in: place)
      guard let next else { return nil }
      place = next
    }
    return place
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
