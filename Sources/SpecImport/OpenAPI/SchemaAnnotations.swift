import SourceText

/// What a schema says of its values beside what they are, and what the schemas say that it passes on.
struct SchemaAnnotations {
  private(set) var defaultValue: DocumentNode.Member?
  /// That it goes away, where this is said of its place and not of what it refers to.
  private(set) var deprecated: DocumentNode.Member?
  private(set) var pattern: DocumentNode.Member?
  /// How long, how great or how many values may be.
  private(set) var limits: [DocumentNode.Member] = []
  /// Values, where only some are meant of those of the schema that it refers to.
  private(set) var narrowing: DocumentNode.Member?
  /// The schemas that it is put together from: each counts once.
  private var seen: Set<String> = []

  /// Deeper than anything that a person puts together.
  private static let deepest = 16
  private static let limitKeys = [
    "minLength", "maxLength", "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum",
    "multipleOf", "minItems", "maxItems", "uniqueItems",
  ]

  init(_ schema: DocumentNode, in document: OpenAPIDocument) {
    add(schema, in: document, isOwn: true, depth: 0)
  }

  /// What stands further out comes first, and holds.
  private mutating func add(
    _ written: DocumentNode, in document: OpenAPIDocument, isOwn: Bool, depth: Int
  ) {
    guard depth < Self.deepest, let (node, reference) = document.resolved(written) else { return }
    let isReference = written["$ref"] != nil
    if isReference, document.readsBesideReferences {
      take(written, isOwn: isOwn)
      narrowing = narrowing ?? written.member("enum") ?? written.member("const")
    }
    if let reference, !seen.insert(reference).inserted { return }
    let isStillOwn = isOwn && !isReference
    take(node, isOwn: isStillOwn)
    for part in node["allOf"]?.elements ?? [] {
      add(part, in: document, isOwn: isStillOwn, depth: depth + 1)
    }
    for key in ["oneOf", "anyOf"] {
      let variants = (node[key]?.elements ?? []).filter { !$0.isNullSchema }
      guard variants.count == 1 else { continue }
      add(variants[0], in: document, isOwn: isStillOwn, depth: depth + 1)
    }
  }

  private mutating func take(_ node: DocumentNode, isOwn: Bool) {
    defaultValue = defaultValue ?? node.member("default")
    pattern = pattern ?? node.member("pattern")
    if isOwn { deprecated = deprecated ?? node.member("deprecated") }
    for member in Self.limitKeys.compactMap(node.member) where member.isLimit {
      guard !limits.contains(where: { $0.key == member.key }) else { continue }
      limits.append(member)
    }
  }

  /// The limits as a form's field says them; nil where it cannot.
  var formRule: String? {
    guard !limits.contains(where: { $0.key.hasPrefix("exclusive") }) else { return nil }
    return rule("length", least: "minLength", most: "maxLength")
      ?? rule("range", least: "minimum", most: "maximum")
  }

  private func rule(_ name: String, least: String, most: String) -> String? {
    let ends = [("min", least), ("max", most)].compactMap { end, key -> String? in
      guard let limit = limits.first(where: { $0.key == key })?.value.scalar else { return nil }
      return "\(end): \(limit)"
    }
    return ends.isEmpty ? nil : "\(name): { \(ends.joined(separator: ", ")) }"
  }
}

extension DocumentNode.Member {
  /// Whether it forbids anything.
  fileprivate var isLimit: Bool {
    guard let text = value.scalar, text != "false" else { return false }
    return text != "0" || !["minLength", "minItems"].contains(key)
  }
}
