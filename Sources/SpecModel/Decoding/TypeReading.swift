import Diagnostics
import SourceText
import SpecSyntax

/// Types and typed slots: `URL?`, `[Post]`, `Int = 0`.
extension DocumentReader {
  /// Reads a type; a list may be written as text or as YAML's own `[T]`.
  func type(_ node: NodeID) -> TypeReference? {
    switch tree.kind(node) {
    case .scalar:
      guard let shape = tree.withScalarBytes(node, TypeNotation.parse) else {
        return noType(node)
      }
      return TypeReference(shape, span: span(node))
    case .sequence where tree.count(node) == 1:
      var items = tree.items(node)
      guard let item = items.next(), tree.kind(tree.resolved(item)) == .scalar,
        let element = tree.withScalarBytes(tree.resolved(item), TypeNotation.parse)
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
    if tree.kind(node) == .scalar, let meant = ForeignType.meant(by: tree.string(node)) {
      let text = tree.string(node)
      return mismatch(
        node, expected: "a type", help: "write `\(meant)`",
        fixes: Fix.replacing(text, at: location(span(node)), by: meant, .safe))
    }
    let builtins = BuiltinType.allCases.map(\.rawValue).joined(separator: ", ")
    return mismatch(
      node, expected: "a type",
      help: "types are \(builtins), the app's models, enums and unions, `T?` and `[T]`",
      "write a list with something after the bracket in quotes: \"[T]?\"")
  }

  /// Reads `T`, `T = default` or the long form with `type:` and `default:`.
  ///
  /// - Parameter long: What reads the long form.
  func field(
    _ name: Name, _ node: NodeID,
    long: (Name, NodeID, DocumentReader) -> Field? = { FieldGrammar.read($0, $1, $2) }
  ) -> Field? {
    guard tree.kind(node) == .scalar else {
      if tree.kind(node) == .mapping { return long(name, node, self) }
      return type(node).map { Field(name: name, type: $0) }
    }
    let size = tree.scalarSize(node)
    let separator = tree.withScalarBytes(node, TypeNotation.separator)
    guard let separator else {
      return type(node).map { Field(name: name, type: $0) }
    }
    let shape = tree.withScalarBytes(node) { text in
      TypeNotation.parse(UnsafeBufferPointer(rebasing: text[..<separator.lowerBound]))
    }
    guard let shape else { return noType(node).map { Field(name: name, type: $0) } }
    let text = tree.withScalarBytes(node) { text in
      String(decoding: text[separator.upperBound...], as: UTF8.self)
    }
    let place = place(node)
    let typeSpan = place.span(0..<separator.lowerBound)
    let value = defaultValue(text, span: place.span(separator.upperBound..<size))
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
}

/// The notation of types as text.
enum TypeNotation {
  private static let deepest = 8

  /// Where ` = ` stands between a type and its default, if it does.
  static func separator(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")), equals > 0,
      equals + 1 < text.count, text[equals - 1] == UInt8(ascii: " "),
      text[equals + 1] == UInt8(ascii: " ")
    else { return nil }
    return equals - 1..<equals + 2
  }

  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> TypeReference.Shape? {
    parse(text[...], depth: 0)
  }

  private static func parse(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, depth: Int
  ) -> TypeReference.Shape? {
    guard depth < deepest, let first = text.first, let last = text.last else { return nil }
    if last == UInt8(ascii: "?") {
      guard let inner = parse(text.dropLast(), depth: depth + 1) else { return nil }
      if case .optional = inner { return nil }
      return .optional(inner)
    }
    if first == UInt8(ascii: "[") {
      guard last == UInt8(ascii: "]") else { return nil }
      return parse(text.dropFirst().dropLast(), depth: depth + 1).map { .list($0) }
    }
    guard text.allSatisfy(isNameByte), !isDigit(first) else { return nil }
    if let builtin = BuiltinType.byName[UnsafeBufferPointer(rebasing: text)] {
      return .builtin(builtin)
    }
    return .named(String(decoding: text, as: UTF8.self))
  }
}
