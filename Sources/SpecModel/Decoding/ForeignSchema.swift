import Diagnostics
import SourceText
import SpecSyntax

/// Fields as JSON Schema and OpenAPI describe them: `{ type: string, format: uri, nullable: true }`.
struct ForeignSchema {
  private static let keys: Set<String> = [
    "nullable", "optional", "format", "items", "$ref", "required", "enum", "x-nullable", "allOf",
  ]

  /// The type that a field has by its description, as specs write it.
  let type: String

  /// Nil where a node is no such description.
  init?(_ node: NodeID, in tree: SyntaxTree) {
    guard Self.isOne(node, in: tree), let type = Self.type(of: node, in: tree, depth: 0) else {
      return nil
    }
    self.type = type
  }

  /// Keys of a field that a type alone does not say.
  private static let own: Set<String> = ["default", "json"]

  private static func isOne(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    let names = tree.pairs(node).compactMap {
      tree.kind($0.key) == .scalar ? tree.string($0.key) : nil
    }
    let isOwnType = tree.pairs(node).contains {
      tree.scalarEquals($0.key, string: "type") && tree.kind($0.value) == .scalar
        && isOwn(tree.string($0.value))
    }
    let foreign = names.filter(keys.contains)
    return !foreign.isEmpty && !names.contains(where: own.contains)
      && !(isOwnType && foreign == ["format"])
  }

  /// Whether it is a type of specs, of a value that may be missing or of several, too: in a schema types have other
  /// names.
  private static func isOwn(_ type: String) -> Bool {
    BuiltinType(rawValue: type.filter { !"[]?".contains($0) }) != nil
  }

  private static func type(of node: NodeID, in tree: SyntaxTree, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if tree.kind(node) == .scalar {
      return ForeignType.meant(by: tree.string(node)) ?? tree.string(node)
    }
    var values: [String: NodeID] = [:]
    for pair in tree.pairs(node) where tree.kind(pair.key) == .scalar {
      values[tree.string(pair.key)] = pair.value
    }
    func text(_ key: String) -> String? {
      values[key].flatMap { tree.kind($0) == .scalar ? tree.string($0) : nil }
    }
    guard
      var type = text("$ref")?.split(separator: "/").last.map(String.init)
        ?? text("format").flatMap(named)
        ?? values["items"].flatMap({ self.type(of: $0, in: tree, depth: depth + 1) }).map({
          "[\($0)]"
        })
        ?? text("type").map({ ForeignType.meant(by: $0) ?? $0 })
    else { return nil }
    let mayLack = ["nullable", "x-nullable", "optional"].contains { text($0) == "true" }
    if mayLack || text("required") == "false", !type.hasSuffix("?") { type += "?" }
    return type
  }

  /// The type that a format of JSON Schema is.
  private static func named(_ format: String) -> String? {
    switch format {
    case "uri", "url", "uri-reference": BuiltinType.url.rawValue
    case "date-time", "date": BuiltinType.date.rawValue
    case "uuid": BuiltinType.identifier.rawValue
    case "int32", "int64": BuiltinType.integer.rawValue
    case "float", "double": BuiltinType.number.rawValue
    case "decimal": BuiltinType.decimal.rawValue
    default: nil
    }
  }
}

extension DocumentReader {
  /// Says what a field's type is in the place of all that was found in its description since there were so
  /// many findings, if it is one of JSON Schema.
  ///
  /// - Returns: The field as it is meant.
  func fieldOfSchema(_ name: Name, _ node: NodeID, insteadOf count: Int) -> Field? {
    guard diagnostics.count > count else { return nil }
    guard let schema = ForeignSchema(node, in: tree) else {
      reportFieldsInPlace(of: name, node, insteadOf: count)
      return nil
    }
    var text = schema.type
    guard let shape = text.withUTF8({ TypeNotation.parse($0) }) else { return nil }
    withdraw(since: count)
    let meant = text.contains("[") && text.hasSuffix("?") ? "\"\(text)\"" : text
    report(
      Diagnostic(
        .wrongType, "a field is described by its type alone", at: location(span(node)),
        help: ["write `\(meant)`"],
        fixes: [.replacing(at: location(tree.span(node)), by: meant, .unsafe)]))
    return Field(name: name, type: TypeReference(shape, span: span(node)))
  }

  /// Says of an object that is described in the place of a field's type that it is a model of its own, in the place of
  /// what was found in it since there were so many findings.
  private func reportFieldsInPlace(of name: Name, _ node: NodeID, insteadOf count: Int) {
    guard tree.kind(node) == .mapping, tree.count(node) > 1,
      !["type", "default", "json", "format"].contains(where: { has($0, in: node) }),
      tree.pairs(node).allSatisfy({ looksLikeField($0.key, $0.value) })
    else { return }
    withdraw(since: count)
    report(
      .wrongType, "the type of a field is a name, and no object in its place", at: span(node),
      help:
        "declare a `model:` with these fields, and write its name here: `\(name.text): \(name.text.prefix(1).uppercased() + name.text.dropFirst())`"
    )
  }

  /// Whether a pair is a name with a type, and no misspelt key of a field's long form.
  private func looksLikeField(_ key: NodeID, _ value: NodeID) -> Bool {
    guard tree.kind(key) == .scalar, tree.kind(value) == .scalar,
      tree.withScalarBytes(value, TypeNotation.parse) != nil,
      tree.string(value).first(where: { $0 != "[" })?.isUppercase == true
    else { return false }
    return NearMiss.match(for: tree.string(key), among: ["type", "default", "json"]) == nil
  }
}
