import SourceText

/// Types and words as other languages spell them.
public enum ForeignType {
  private static let generics = ["Array", "List", "Sequence", "Vec"]

  /// A type of other languages as specs write it: `[String]` for `String[]`, `Array<String>` and
  /// `List<string>`, `URL?` for `Optional<URL>` and `?URL`; nil for what is none.
  public static func meant(by text: String) -> String? {
    shape(of: Substring(text), depth: 0).flatMap { shape -> String? in
      let meant = "\(shape)"
      guard meant != text else { return nil }
      // What follows a bracket ends the list of YAML.
      if case .optional(.list) = shape { return "\"\(meant)\"" }
      return meant
    }
  }

  private static func shape(of text: Substring, depth: Int) -> TypeReference.Shape? {
    guard depth < 8, !text.isEmpty else { return nil }
    // A space beside a mark, as in `String ?`.
    let marks: Set<Character> = ["?", "[", "]", "!", "<", ">"]
    if text.contains(" "), !text.contains("|"), !text.contains("="), !text.contains(" or ") {
      let joined = text.split(separator: " ")
      let areMarked = zip(joined, joined.dropFirst()).allSatisfy { first, second in
        first.last.map(marks.contains) == true || second.first.map(marks.contains) == true
      }
      return areMarked && joined.count > 1 ? shape(of: joined.joined()[...], depth: depth + 1) : nil
    }
    if let other = valueOrNothing(text) {
      return shape(of: other, depth: depth + 1).map { .optional($0) }
    }
    if text.hasSuffix("?") {
      guard let inner = shape(of: text.dropLast(), depth: depth + 1) else { return nil }
      if case .optional = inner { return inner }
      return .optional(inner)
    }
    // Implicitly unwrapped, as properties of Swift classes are.
    if text.hasSuffix("!") { return shape(of: text.dropLast(), depth: depth + 1) }
    if text.hasPrefix("?") {
      return shape(of: text.dropFirst(), depth: depth + 1).map { .optional($0) }
    }
    if text.hasSuffix("[]") {
      return shape(of: text.dropLast(2), depth: depth + 1).map { .list($0) }
    }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return shape(of: text.dropFirst().dropLast(), depth: depth + 1).map { .list($0) }
    }
    if text.hasSuffix(">"), let bracket = text.firstIndex(of: "<") {
      let inner = text[text.index(after: bracket)...].dropLast()
      let name = String(text[..<bracket])
      guard let inner = shape(of: inner, depth: depth + 1) else { return nil }
      if generics.contains(name) { return .list(inner) }
      return name == "Optional" ? .optional(inner) : nil
    }
    // As lines of Swift's relatives end.
    if text.hasSuffix(";") || text.hasSuffix(",") {
      return shape(of: text.dropLast(), depth: depth + 1)
    }
    if let name = unqualified(text) { return shape(of: name, depth: depth + 1) }
    guard text.utf8.allSatisfy(isNameByte), let first = text.utf8.first, !first.isDigit else {
      return nil
    }
    let name = String(text)
    if let builtin = BuiltinType(rawValue: name) ?? BuiltinType.meant(by: name) {
      return .builtin(builtin)
    }
    return .named(name)
  }
}

extension ForeignType {
  /// The name of `Shop.Order` without that of its module.
  private static func unqualified(_ text: Substring) -> Substring? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return names[names.count - 1]
  }

  /// The type of `URL | null`, which says that a value can be missing.
  private static func valueOrNothing(_ text: Substring) -> Substring? {
    let words = text.split(separator: " or ")
    let alternatives =
      words.count == 2 ? words : text.split(separator: "|", omittingEmptySubsequences: false)
    let parts = alternatives.map { part in
      Substring(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard parts.count == 2 else { return nil }
    let nothing = ["null", "nil", "undefined", "none", "None", "Null"]
    if nothing.contains(String(parts[1])) { return parts[0] }
    return nothing.contains(String(parts[0])) ? parts[1] : nil
  }
}

extension BuiltinType {
  /// The type of the language that another language has under this name.
  public static func meant(by name: String) -> BuiltinType? {
    switch name.lowercased() {
    case "integer", "int", "int32", "int64", "long": .integer
    case "number", "float", "double", "cgfloat": .number
    case "decimal", "money", "bigdecimal", "nsdecimalnumber": .decimal
    case "boolean", "bool", "checkbox", "switch", "toggle": .boolean
    case "datetime", "timestamp", "date", "instant", "datepicker", "calendar": .date
    case "str", "string", "textfield", "textinput", "textarea", "textview": .string
    case "uri", "url", "link", "uiimage", "nsimage": .url
    case "uuid", "id", "identifier": .identifier
    default: nil
    }
  }
}

/// Words for true and false that YAML or other languages have.
public enum BooleanWord {
  /// `true` or `false`, as specs write it; nil for other words.
  public static func meant(by word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes", "on", "y": "true"
    case "false", "no", "off", "n": "false"
    default: nil
    }
  }
}
