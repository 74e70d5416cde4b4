import Diagnostics
import SourceText
import SpecSyntax

/// Types and typed slots: `URL?`, `[Post]`, `Int = 0`.
extension DocumentReader {
  /// Reads a type; a list may be written as text or as YAML's own `[T]`.
  ///
  /// - Parameter name: The name of what has the type, if it has one.
  func type(_ node: NodeID, of name: Name? = nil) -> TypeReference? {
    switch tree.kind(node) {
    case .scalar:
      guard let shape = tree.withScalarBytes(node, TypeNotation.parse) else {
        return noType(node, of: name)
      }
      return TypeReference(shape, span: span(node))
    case .sequence where tree.count(node) == 1:
      var items = tree.items(node)
      guard let item = items.next(), tree.kind(tree.resolved(item)) == .scalar,
        let element = tree.withScalarBytes(tree.resolved(item), TypeNotation.parse)
      else { return noType(node, of: name) }
      return TypeReference(.list(element), span: span(node))
    default: return noType(node, of: name)
    }
  }

  private func noType(_ node: NodeID, of name: Name?) -> TypeReference? {
    if let name, reportDisplaced(name, node) { return nil }
    if tree.kind(node) == .scalar, tree.string(node).hasSuffix("=") {
      let rest = textOfComment(after: node) ?? "…"
      return mismatch(
        node, expected: "a default after `=`",
        help: rest == "…"
          ? "write the default, or leave `=` out"
          : "a `#` after a space starts a comment; put all of it in quotes: "
            + "`\"\(tree.string(node)) \(rest)\"`")
    }
    if let name, tree.kind(node) == .scalar, tree.scalarSize(node) == 0 {
      guard !reportCommaBeforeType(name) else { return nil }
      report(
        .wrongType, Self.untyped(name.text), at: name.span,
        help: name.text.first?.isUppercase == true
          ? "write a name before the type: `\(name.text.prefix(1).lowercased() + name.text.dropFirst()): \(name.text)`"
          : "write its type behind it, as in `\(name.text): \(Self.typeOf(name.text))`")
      return nil
    }
    if let help = helpOnDictionaries(node) ?? helpOnChoices(node, of: name) {
      return mismatch(node, expected: "a type", help: help)
    }
    if tree.kind(node) == .scalar, let meant = ForeignType.meant(by: tree.string(node)) {
      let text = tree.string(node)
      return mismatch(
        node, expected: "a type", help: "write `\(meant)`",
        // What a name is part of may say something.
        fixes: Fix.replacing(
          text, at: location(span(node)), by: meant, text.contains(".") ? .unsafe : .safe))
    }
    if tree.kind(node) == .scalar,
      let separator = tree.withScalarBytes(node, TypeNotation.separator)
    {
      let text = Array(tree.string(node).utf8)
      let type = String(decoding: text[..<separator.lowerBound], as: UTF8.self)
      let value = String(decoding: text[separator.upperBound...], as: UTF8.self)
      return mismatch(
        node, expected: "a type",
        help: "the default has a key of its own: `type: \(type), default: \(value)`")
    }
    if tree.kind(node) == .scalar, let help = helpOnWordsBehindType(tree.string(node)) {
      return mismatch(node, expected: "a type", help: help)
    }
    if tree.kind(node) == .scalar, let meant = TypeNotation.bracketed(tree.string(node)) {
      let place = location(tree.span(node))
      return mismatch(
        node, expected: "a type", help: "write `\(meant)`: a list is closed as it is opened",
        fixes: isWrittenHere(node) ? [.replacing(at: place, by: "\"\(meant)\"", .unsafe)] : [])
    }
    let builtins = BuiltinType.allCases.map(\.rawValue).joined(separator: ", ")
    return mismatch(
      node, expected: "a type",
      help: "types are \(builtins), the app's models, enums and unions, `T?` and `[T]`")
  }

  /// What to do about `Bool false`, whose `=` is missing, and about `ID // its identity`.
  private func helpOnWordsBehindType(_ text: String) -> String? {
    let type = text.prefix { $0.isLetter || $0.isNumber || "_?[]".contains($0) }
    guard !type.isEmpty, Array(type.utf8).withUnsafeBufferPointer({ TypeNotation.parse($0) != nil })
    else { return nil }
    let rest = text.dropFirst(type.count).drop { $0 == " " }
    if rest.hasPrefix("//") || rest.hasPrefix("/*") { return "a comment begins with `#`" }
    for separator in ["==", ":=", ":", ",", "default", "is"] where rest.hasPrefix(separator) {
      let value = rest.dropFirst(separator.count).drop { " :=".contains($0) }
        .trimmingPrefix("default ")
      return value.isEmpty ? nil : "a default stands behind `=`: `\(type) = \(value)`"
    }
    let isWord = rest.first.map { $0.isLetter || $0.isNumber || $0 == "\"" } == true
    guard isWord, type.count < text.count, !rest.contains(where: \.isWhitespace) else { return nil }
    return "a default stands behind `=`: `\(type) = \(rest)`"
  }

  /// The type that a name most likely is of.
  private static func typeOf(_ name: String) -> String {
    if name == "id" || name.hasSuffix("ID") || name.hasSuffix("Id") { return "ID" }
    if name.hasSuffix("URL") { return "URL" }
    let words = OtherWords.words(of: name)
    if let last = words.last, ["url", "link"].contains(last) { return "URL" }
    if let last = words.last, ["date", "day", "at"].contains(last),
      words.count > 1 || last == "date"
    {
      return "Date"
    }
    if let last = words.last, ["count", "number", "amount", "total"].contains(last) {
      return "Int"
    }
    return ["is", "has", "shows", "can"].contains(words.first ?? "") && words.count > 1
      ? "Bool" : "String"
  }

  /// What to do about types of mappings with free keys, which there are none of.
  private func helpOnDictionaries(_ node: NodeID) -> String? {
    let isDictionary: Bool
    switch tree.kind(node) {
    case .scalar:
      let text = tree.string(node)
      let generics = ["Dictionary<", "Map<", "Record<", "HashMap<", "dict["]
      isDictionary =
        text.hasPrefix("[") && text.contains(":") || text.hasPrefix("{") && text.contains(":")
        || generics.contains(where: text.hasPrefix)
    case .sequence:
      isDictionary = tree.isFlow(node) && tree.items(node).contains { tree.kind($0) == .mapping }
    case .mapping, .alias: isDictionary = false
    }
    guard isDictionary else { return nil }
    return
      "there are no dictionaries: declare a `model:` with the keys as its fields, or a list of models"
  }

  /// Reports a value where its type is due, as in `advanced: false`, and gives the field that is meant; nil for
  /// anything else.
  private func fieldByValue(_ name: Name, _ node: NodeID) -> Field? {
    let text = tree.string(node)
    guard let type = Self.type(of: text, isQuoted: tree.style(node) != .plain) else { return nil }
    let quoted = type == .string ? "\"\(text)\"" : text
    let place = span(node)
    let meant = "\(type.rawValue) = \(quoted)"
    report(
      Diagnostic(
        .wrongType, "`\(quoted)` is a value, and no type stands before it", at: location(place),
        help: ["write `\(meant)`"],
        fixes: [.replacing(at: location(tree.span(node)), by: meant, .safe)]))
    return Field(
      name: name, type: TypeReference(.builtin(type), span: place),
      defaultValue: defaultValue(quoted, span: place))
  }

  /// What stands in types and defaults of other languages, and in no value that is evidently one.
  private static let typeSigns = ASCIISet("\\\"'[<{?|=")

  /// The type of what is evidently a value.
  private static func type(of text: String, isQuoted: Bool) -> BuiltinType? {
    if isQuoted {
      let isPlain = !text.contains(anyOf: typeSigns)
      return isPlain && (text.isEmpty || text.utf8.contains(UInt8(ascii: " "))) ? .string : nil
    }
    guard let first = text.utf8.first, first.isDigit || "+-tf".utf8.contains(first) else {
      return nil
    }
    if text == "true" || text == "false" { return .boolean }
    if Int(text) != nil { return .integer }
    return Double(text) != nil && text.utf8.contains(UInt8(ascii: ".")) ? .number : nil
  }

  /// Reads `T`, `T = default` or the long form with `type:` and `default:`.
  ///
  /// - Parameter long: The long form.
  func field(
    _ name: Name, _ node: NodeID,
    long: Record<@Sendable (Name) -> Field> = FieldGrammar.record
  ) -> Field? {
    let field = fieldAsWritten(name, node, long: long)
    return isDeclaredTwice(name, node) ? nil : field
  }

  private func fieldAsWritten(
    _ name: Name, _ node: NodeID, long: Record<@Sendable (Name) -> Field>
  ) -> Field? {
    // Where one line is indented too far, the next ones most likely are, too.
    guard displaced.isEmpty || !mayNameNoType(node) || !reportDisplaced(name, node) else {
      return nil
    }
    guard tree.kind(node) == .scalar else {
      if tree.kind(node) == .mapping {
        guard !reportDisplaced(name, node) else { return nil }
        let count = diagnostics.count
        let field = long.read(node, self)?(name)
        return fieldOfSchema(name, node, insteadOf: count) ?? field
      }
      return type(node, of: name).map { Field(name: name, type: $0) }
    }
    // What has no sign in it has no default.
    guard !isEvidentlyType(node) else {
      return type(node, of: name).map { Field(name: name, type: $0) }
    }
    let size = tree.scalarSize(node)
    let separator = tree.withScalarBytes(node, TypeNotation.separator)
    guard let separator else {
      if let field = exchangedField(name, node) { return field }
      if let field = unspacedField(name, node) { return field }
      if mayBeValue(node), let field = fieldByValue(name, node) { return field }
      return type(node, of: name).map { Field(name: name, type: $0) }
    }
    let shape = tree.withScalarBytes(node) { text in
      TypeNotation.parse(UnsafeBufferPointer(rebasing: text[..<separator.lowerBound]))
    }
    guard let shape else { return noType(node, of: name).map { Field(name: name, type: $0) } }
    let place = place(node)
    let typeSpan = place.span(0..<separator.lowerBound)
    let value = defaultValue(of: node, separator.upperBound..<size, place)
    return Field(name: name, type: TypeReference(shape, span: typeSpan), defaultValue: value)
  }

  /// Whether this is a type and nothing else, as nearly always where one is due: without quotes and a default.
  private func isEvidentlyType(_ node: NodeID) -> Bool {
    tree.style(node) == .plain
      && tree.withScalarBytes(node) { text in
        guard let first = text.first, 0x41...0x5b ~= first else { return false }
        for byte in text where byte == UInt8(ascii: "=") { return false }
        return true
      }
  }

  /// Whether this may be a value where a type is due: names of types begin with a great letter.
  private func mayBeValue(_ node: NodeID) -> Bool {
    let isQuoted = tree.style(node) != .plain
    return tree.withScalarBytes(node) { text in
      // In quotes, a value is empty or has several words.
      guard !isQuoted else { return text.isEmpty || text.contains(UInt8(ascii: " ")) }
      return text.first.map { $0.isDigit || $0 == UInt8(ascii: "-") || $0 | 0x20 == $0 } ?? false
    }
  }

  /// Reads `ID: id`, and reports that name and type stand in each other's places; nil for anything else.
  private func exchangedField(_ name: Name, _ node: NodeID) -> Field? {
    guard let first = name.text.utf8.first, (0x41...0x5a).contains(first),
      tree.style(node) == .plain,
      tree.withScalarBytes(node, { $0.first.map { (0x61...0x7a).contains($0) } == true }),
      tree.withScalarBytes(node, { $0.allSatisfy(isNameByte) }),
      let shape = Array(name.text.utf8).withUnsafeBufferPointer({ TypeNotation.parse($0) }),
      case .builtin = shape
    else { return nil }
    let text = tree.string(node)
    let place = location(name.span.union(span(node)))
    report(
      Diagnostic(
        .wrongType, "`\(name.text)` is a type, and stands where the name should", at: place,
        help: ["write `\(text): \(name.text)`"],
        fixes: [.replacing(at: place, by: "\(text): \(name.text)", .unsafe)]))
    return Field(
      name: Name(text, span: span(node)), type: TypeReference(shape, span: name.span))
  }

  /// Reads `T=default`, and reports that it lacks spaces; nil for anything else.
  private func unspacedField(_ name: Name, _ node: NodeID) -> Field? {
    guard tree.withScalarBytes(node, { $0.contains(UInt8(ascii: "=")) }) else { return nil }
    let text = tree.string(node)
    guard let slot = TypeNotation.unspaced(text) else { return nil }
    let spaced = "\(slot.type) = \(slot.value)"
    let place = span(node)
    let _: Never? = mismatch(
      node, expected: "a type", help: "put a space on either side of the `=`: `\(spaced)`",
      fixes: Fix.replacing(text, at: location(place), by: spaced, .safe))
    return Field(
      name: name, type: TypeReference(slot.shape, span: place),
      defaultValue: defaultValue(slot.value, span: place))
  }

  /// Whether what looks like the name of a type, or of several, could as well be that of something else.
  private func mayNameNoType(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .scalar else { return tree.kind(node) == .sequence }
    guard case .named = tree.withScalarBytes(node, TypeNotation.parse) else { return false }
    return true
  }

  /// What stands behind the type of a slot: a value of the screen, or a literal.
  private func defaultValue(of node: NodeID, _ range: Range<Int>, _ place: TextPlace) -> Expression
  {
    let span = place.span(range)
    guard tree.withScalarBytes(node, { $0[range.lowerBound] == UInt8(ascii: "$") }) else {
      let text = tree.withScalarBytes(node) { String(decoding: $0[range], as: UTF8.self) }
      return defaultValue(text, span: span)
    }
    let value = parse(node) { text throws(ExpressionProblem) in
      try ExpressionParser.parse(text, in: range, at: place)
    }
    return value ?? Expression(.invalid, span: span)
  }

  /// A literal as a default; quotes make an empty string visible.
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
    if text.hasPrefix("\"") {
      report(
        Diagnostic(
          .wrongType, "the `\"` that opens here is not closed", at: location(span),
          help: ["write `\(text)\"`"],
          fixes: Fix.replacing(text, at: location(span), by: "\(text)\"", .unsafe)))
      return Expression(.string(String(text.dropFirst())), span: span)
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

  /// A type and its default with `=` between them and not a space on either side; nil for anything else.
  static func unspaced(
    _ text: String
  ) -> (type: String, shape: TypeReference.Shape, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    var type = parts[0].trimmed
    let value = parts[1].trimmed
    guard !value.isEmpty, !value.hasPrefix("="), let shape = type.withUTF8({ parse($0) }) else {
      return nil
    }
    return (type, shape, value)
  }

  /// A list one of whose brackets is missing, with both of them: `[String]` for `[String`; nil for anything else.
  static func bracketed(_ text: String) -> String? {
    let opening = text.count { $0 == "[" }
    let closing = text.count { $0 == "]" }
    guard abs(opening - closing) == 1 else { return nil }
    var meant = opening > closing ? "\(text)]" : "[\(text)"
    return meant.withUTF8 { parse($0) } == nil ? nil : meant
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
    let name = UnsafeBufferPointer(rebasing: text)
    guard isNameText(name), !first.isDigit else { return nil }
    if let builtin = BuiltinType.byName[name] { return .builtin(builtin) }
    return .named(String(decoding: text, as: UTF8.self))
  }
}
