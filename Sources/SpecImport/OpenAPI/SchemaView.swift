import SourceText

/// What a schema says, with all that it is put together from.
struct SchemaView {
  enum Kind: String {
    case object, array, string, integer, number, boolean
  }

  struct Property {
    let name: String
    let schema: DocumentNode
    let place: ByteSpan
  }

  private(set) var kinds: [Kind] = []
  private(set) var isNullable = false
  private(set) var properties: [Property] = []
  private(set) var required: Set<String> = []
  private(set) var values: [DocumentNode]?
  private(set) var format: String?
  private(set) var items: DocumentNode?
  /// Whether an object has keys that nobody knows beforehand.
  private(set) var isOpen = false
  /// Whether it says what stands under such keys.
  private(set) var hasTypedKeys = false
  /// The schemas of which a value has one.
  private(set) var variants: [DocumentNode] = []
  private(set) var discriminator: DocumentNode?
  private var positions: [String: Int] = [:]
  /// The schemas that it is put together from: each counts once.
  private var seen: Set<String> = []

  /// Deeper than anything that a person puts together.
  private static let deepest = 16

  init(_ node: DocumentNode, in document: OpenAPIDocument) {
    add(node, in: document, depth: 0)
  }

  private mutating func add(_ written: DocumentNode, in document: OpenAPIDocument, depth: Int) {
    guard depth < Self.deepest, let (node, reference) = document.resolved(written) else { return }
    if let reference, !seen.insert(reference).inserted { return }
    addKinds(of: node)
    if node["nullable"]?.isTrue == true { isNullable = true }
    for member in node["properties"]?.members ?? [] { add(member) }
    for name in node["required"]?.elements ?? [] {
      if let text = name.text { required.insert(text) }
    }
    if let constant = node["const"] { values = [constant] }
    if let listed = node["enum"]?.elements {
      values = listed
      if listed.contains(where: \.isNull) { isNullable = true }
    }
    format = node["format"]?.text ?? format
    if node["contentEncoding"]?.text == "base64" { format = "byte" }
    items = node["items"] ?? items
    if let more = node["additionalProperties"], more.isTrue || more.isObject {
      isOpen = true
      if !more.members.isEmpty { hasTypedKeys = true }
    }
    discriminator = node["discriminator"] ?? discriminator
    for part in node["allOf"]?.elements ?? [] { add(part, in: document, depth: depth + 1) }
    addVariants(of: node, in: document)
  }

  private mutating func addKinds(of node: DocumentNode) {
    let names = node["type"]?.text.map { [$0] } ?? node["type"]?.elements.compactMap(\.text) ?? []
    if names.contains("null") { isNullable = true }
    for kind in names.compactMap(Kind.init) where !kinds.contains(kind) { kinds.append(kind) }
  }

  private mutating func add(_ member: DocumentNode.Member) {
    let property = Property(name: member.key, schema: member.value, place: member.keySpan)
    if let position = positions[member.key] {
      properties[position] = property
    } else {
      positions[member.key] = properties.count
      properties.append(property)
    }
  }

  private mutating func addVariants(of node: DocumentNode, in document: OpenAPIDocument) {
    for key in ["oneOf", "anyOf"] {
      for variant in node[key]?.elements ?? [] {
        // Some only say which properties have to be there together.
        guard variant.saysType || document.resolved(variant)?.node.saysType == true else {
          continue
        }
        if variant.isNullSchema { isNullable = true } else { variants.append(variant) }
      }
    }
  }

  /// The kind of what it describes, as far as that can be told.
  var kind: Kind? {
    if kinds.count == 1 { return kinds[0] }
    guard kinds.isEmpty else { return nil }
    if !properties.isEmpty { return .object }
    if items != nil { return .array }
    return kindOfValues
  }

  /// The kind of the values that there are, where nothing else says it.
  private var kindOfValues: Kind? {
    guard let values, !values.isEmpty else { return nil }
    let some = values.filter { !$0.isNull }
    if some.allSatisfy({ $0.text != nil }) { return .string }
    if some.allSatisfy(\.isBoolean) { return .boolean }
    guard some.allSatisfy(\.isNumber) else { return nil }
    return some.allSatisfy { Int($0.scalar ?? "") != nil } ? .integer : .number
  }

  func property(_ name: String) -> Property? { positions[name].map { properties[$0] } }
}

extension DocumentNode {
  /// Whether a schema says anything of what its values are.
  fileprivate var saysType: Bool {
    let keys = [
      "$ref", "type", "properties", "items", "allOf", "oneOf", "anyOf", "enum", "const",
      "additionalProperties",
    ]
    return keys.contains { self[$0] != nil }
  }

  /// Whether a schema describes nothing but null.
  var isNullSchema: Bool {
    if self["type"]?.text == "null" { return true }
    guard let values = self["enum"]?.elements else { return false }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }
}
