import Diagnostics
import SourceText
import SpecSyntax

/// Types and typed slots: `URL?`, `[Post]`, `Int = 0`.
extension DocumentReader {
  /// Reads a type; a list may be written as text or as YAML's own `[T]`.
  func type(_ node: NodeID) -> TypeReference? {
    switch tree.kind(node) {
    case .scalar:
      guard let shape = TypeNotation.parse(tree.string(node)) else { return noType(node) }
      return TypeReference(shape, span: span(node))
    case .sequence where tree.count(node) == 1:
      var items = tree.items(node)
      guard let item = items.next(), tree.kind(tree.resolved(item)) == .scalar,
        let element = TypeNotation.parse(tree.string(tree.resolved(item)))
      else { return noType(node) }
      return TypeReference(.list(element), span: span(node))
    default: return noType(node)
    }
  }

  private func noType(_ node: NodeID) -> TypeReference? {
    if tree.kind(node) == .scalar, tree.string(node).hasSuffix("=") {
      let rest = textOfComment(after: node) ?? "…"
      return mismatch(
        node, expected: "a default after `=`",
        help: rest == "…"
          ? "write the default, or leave `=` out"
          : "a `#` after a space starts a comment; put all of it in quotes: "
            + "`\"\(tree.string(node)) \(rest)\"`")
    }
    let builtins = BuiltinType.allCases.map(\.rawValue).joined(separator: ", ")
    return mismatch(
      node, expected: "a type",
      help: "types are \(builtins), the app's models, enums and unions, `T?` and `[T]`",
      "write a list with something after the bracket in quotes: \"[T]?\"")
  }

  /// Reads `T`, `T = default` or the long form with `type:` and `default:`.
  func field(_ name: Name, _ node: NodeID) -> Field? {
    guard tree.kind(node) == .scalar else {
      if tree.kind(node) == .mapping { return longField(name, node) }
      return type(node).map { Field(name: name, type: $0) }
    }
    // Most fields have no default, and looking for a byte is cheaper than for a text.
    let mayHaveDefault = tree.withScalarBytes(node) { $0.contains(UInt8(ascii: "=")) }
    let text = mayHaveDefault ? tree.string(node) : ""
    guard let separator = text.firstRange(of: " = ") else {
      return type(node).map { Field(name: name, type: $0) }
    }
    let typeText = String(text[..<separator.lowerBound])
    guard let shape = TypeNotation.parse(typeText) else {
      return noType(node).map { Field(name: name, type: $0) }
    }
    let start = text.utf8.distance(from: text.startIndex, to: separator.upperBound)
    let typeSpan = span(node, part: 0..<typeText.utf8.count)
    let value = defaultValue(
      String(text[separator.upperBound...]), span: span(node, part: start..<text.utf8.count))
    return Field(name: name, type: TypeReference(shape, span: typeSpan), defaultValue: value)
  }

  /// A default is a literal; quotes make an empty string visible.
  private func defaultValue(_ text: String, span: ByteSpan) -> Expression {
    switch text {
    case "true": return Expression(.boolean(true), span: span)
    case "false": return Expression(.boolean(false), span: span)
    case "nil", "null": return Expression(.null, span: span)
    default: break
    }
    if text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    {
      return Expression(.string(String(text.dropFirst().dropLast())), span: span)
    }
    return Expression(.text(text), span: span)
  }

  private func longField(_ name: Name, _ node: NodeID) -> Field? {
    guard var mapping = MappingReader(node, FieldGrammar.construct, self) else { return nil }
    let type = mapping.value(FieldGrammar.type)
    let value = mapping.value(FieldGrammar.defaultValue)
    let payloadKey = mapping.value(FieldGrammar.json)
    mapping.finish()
    guard let type else { return nil }
    return Field(name: name, type: type, defaultValue: value, payloadKey: payloadKey)
  }
}

/// The notation of types as text.
enum TypeNotation {
  private static let deepest = 8

  static func parse(_ text: String, depth: Int = 0) -> TypeReference.Shape? {
    guard depth < deepest, let last = text.utf8.last else { return nil }
    if last == UInt8(ascii: "?") {
      guard let inner = parse(String(text.dropLast()), depth: depth + 1) else { return nil }
      if case .optional = inner { return nil }
      return .optional(inner)
    }
    if text.utf8.first == UInt8(ascii: "[") {
      guard last == UInt8(ascii: "]") else { return nil }
      return parse(String(text.dropFirst().dropLast()), depth: depth + 1).map { .list($0) }
    }
    guard text.utf8.allSatisfy(isNameByte), text.utf8.first.map({ !isDigit($0) }) == true else {
      return nil
    }
    return BuiltinType(rawValue: text).map { .builtin($0) } ?? .named(text)
  }
}
