import Diagnostics
import SourceText
import SpecModel
import SpecSyntax

/// The edits that let a field keep its key in payloads when its name changes.
struct FieldKeyEdits {
  private let tree: SyntaxTree
  private let file: FileID
  private let pair: SyntaxTree.Pair

  /// - Parameter name: Where the field is declared.
  init?(_ tree: SyntaxTree, _ name: Location) {
    guard let pair = tree.pair(withKeyAt: name.span) else { return nil }
    self.tree = tree
    self.pair = pair
    file = name.file
  }

  /// Says the key; nil where the field is written in a way that has no place for it.
  func adding(_ key: String) -> [Fix.Edit]? {
    let value = pair.value
    guard tree.properties(value) == nil else { return nil }
    switch tree.kind(value) {
    case .scalar: return adding(key, toType: value)
    case .sequence:
      guard tree.isFlow(value) else { return nil }
      return wrapping(value, key)
    case .mapping: return adding(key, toMapping: value)
    case .alias: return nil
    }
  }

  private func adding(_ key: String, toType value: NodeID) -> [Fix.Edit]? {
    guard let separator = tree.string(value).firstRange(of: " = ") else {
      return tree.style(value) == .plain && tree.text(value).contains("?")
        ? [replacing(value, by: Self.mapping(type: tree.string(value), default: nil, key: key))]
        : wrapping(value, key)
    }
    let text = tree.string(value)
    return [
      replacing(
        value,
        by: Self.mapping(
          type: String(text[..<separator.lowerBound]),
          default: String(text[separator.upperBound...]), key: key))
    ]
  }

  /// The long form of a type and its default as they stand in the short one.
  private static func mapping(type: String, default value: String?, key: String) -> String {
    let isQuoted = value.map { text in
      text.utf8.count > 1 && ["\"", "'"].contains(text.prefix(1)) && text.hasSuffix(text.prefix(1))
    }
    let notation = value.map { text in
      isQuoted == true ? text : Scalar(.plain).notation(of: text)
    }
    let defaultPart = notation.map { ", default: \($0)" } ?? ""
    return "{ type: \(Scalar(.plain).notation(of: type))\(defaultPart), json: \(key) }"
  }

  private func wrapping(_ value: NodeID, _ key: String) -> [Fix.Edit] {
    let span = tree.span(value)
    return [
      edit(ByteSpan(start: span.start, end: span.start), "{ type: "),
      edit(ByteSpan(start: span.end, end: span.end), ", json: \(key) }"),
    ]
  }

  private func adding(_ key: String, toMapping value: NodeID) -> [Fix.Edit]? {
    guard let last = Array(tree.pairs(value)).last else { return nil }
    let end = tree.span(last.value).end
    guard !tree.isFlow(value) else {
      return [edit(ByteSpan(start: end, end: end), ", json: \(key)")]
    }
    let line = tree.lineEnd(of: end)
    let indent = Int(tree.span(last.key).start) - tree.lineStart(of: tree.span(last.key).start)
    return [
      edit(ByteSpan(line..<line), "\n" + String(repeating: " ", count: indent) + "json: \(key)")
    ]
  }

  /// Leaves the key out, which follows from the name now, and with it the long form where nothing else asks
  /// for that; none where it is not certain how.
  func removing() -> [Fix.Edit] {
    let mapping = pair.value
    guard tree.kind(mapping) == .mapping, tree.properties(mapping) == nil else { return [] }
    let pairs = Array(tree.pairs(mapping))
    guard let json = pairs.first(where: { tree.scalarEquals($0.key, "json") }) else { return [] }
    guard tree.isFlow(mapping) else {
      let start = tree.lineStart(of: tree.span(json.key).start)
      let end = min(tree.lineEnd(of: tree.span(json.value).end) + 1, tree.source.count)
      return pairs.count > 1 ? [edit(ByteSpan(start..<end), "")] : []
    }
    let value = { (name: StaticString) in
      pairs.first { tree.scalarEquals($0.key, name) }?.value
    }
    guard let type = value("type"), pairs.count == (value("default") == nil ? 2 : 3) else {
      return []
    }
    guard let standard = value("default") else {
      return [replacing(mapping, by: short(type))]
    }
    guard tree.kind(type) == .scalar, tree.kind(standard) == .scalar else { return [] }
    return [replacing(mapping, by: "\(short(type)) = \(short(standard))")]
  }

  /// A value as it stands by itself: what is in quotes only because it stands in braces loses them.
  private func short(_ node: NodeID) -> String {
    let text = tree.string(node)
    guard tree.kind(node) == .scalar, tree.style(node) == .doubleQuoted, text.hasSuffix("?"),
      text.utf8.first?.isLetterOrDigit == true
    else { return tree.text(node) }
    return text
  }

  private func replacing(_ node: NodeID, by text: String) -> Fix.Edit {
    edit(tree.span(node), text)
  }

  private func edit(_ span: ByteSpan, _ text: String) -> Fix.Edit {
    Fix.Edit(Location(file: file, span: span), replacement: text)
  }
}
