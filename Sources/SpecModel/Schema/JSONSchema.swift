/// A JSON Schema: `true`, `false`, or keywords.
public indirect enum JSONSchema: Sendable, Encodable {
  /// The drafts of the specification that can be written.
  public enum Draft: String, Sendable, CaseIterable {
    case draft2020 = "2020-12"
    case draft7 = "7"

    /// The address of the schema of schemas.
    var metaschema: String {
      switch self {
      case .draft2020: "https://json-schema.org/draft/2020-12/schema"
      case .draft7: "http://json-schema.org/draft-07/schema#"
      }
    }

    /// Where schemas that others refer to stand.
    var definitionsKey: String {
      switch self {
      case .draft2020: "$defs"
      case .draft7: "definitions"
      }
    }
  }

  /// What a JSON value is.
  enum ValueType: String, Sendable, Encodable {
    case string, number, integer, boolean, object, array, null
  }

  case anything
  case nothing
  case keywords(JSONSchemaKeywords)

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .anything: try true.encode(to: encoder)
    case .nothing: try false.encode(to: encoder)
    case .keywords(let keywords): try keywords.encode(to: encoder)
    }
  }
}

/// The keywords of a schema that specs need; those that are nil are left out.
///
/// `markdownDescription`, `markdownEnumDescriptions`, `deprecationMessage` and `patternErrorMessage`
/// are no part of the specification. Language servers of editors show them; validators pass over them.
public struct JSONSchemaKeywords: Sendable {
  var draft: JSONSchema.Draft
  var isRoot = false
  var definitions: [String: JSONSchema]?
  /// The name of a definition.
  var reference: String?
  var title: String?
  /// As Markdown.
  var description: String?
  var types: [JSONSchema.ValueType] = []
  var choices: [Choice] = []
  var defaultValue: String?
  /// What has taken the place of what is deprecated.
  var deprecation: String?
  var pattern: String?
  var patternMessage: String?
  var minimum: Int?
  var exclusiveMinimum: Int?
  var maximum: Int?
  var minLength: Int?
  var items: JSONSchema?
  var itemCount: Int?
  var properties: [String: JSONSchema]?
  var propertyNames: JSONSchema?
  var additionalProperties: JSONSchema?
  var maxProperties: Int?
  var required: [String] = []
  /// What a mapping has to be if it has a key.
  var dependent: [String: JSONSchema]?
  var allOf: [JSONSchema] = []
  var anyOf: [JSONSchema] = []
  var oneOf: [JSONSchema] = []
  var not: JSONSchema?
  var condition: (if: JSONSchema, then: JSONSchema)?

  init(_ draft: JSONSchema.Draft) {
    self.draft = draft
  }
}

extension JSONSchemaKeywords: Encodable {
  private struct Keyword: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keyword.self)
    func write(_ keyword: String, _ value: (some Encodable)?) throws {
      try container.encodeIfPresent(value, forKey: Keyword(keyword))
    }
    func write(_ keyword: String, list: [some Encodable]) throws {
      if !list.isEmpty { try container.encode(list, forKey: Keyword(keyword)) }
    }
    try write("$schema", isRoot ? draft.metaschema : nil)
    try write(draft.definitionsKey, definitions)
    try write("$ref", reference.map { "#/\(draft.definitionsKey)/\($0)" })
    try write("title", title)
    try write("description", description.map(plainText))
    try write("markdownDescription", description)
    if types.count == 1 {
      try write("type", types.first)
    } else {
      try write("type", list: types)
    }
    try write("enum", list: choices.map(\.name))
    try write("markdownEnumDescriptions", list: choices.map(\.documentation))
    try writeDefault(to: &container)
    try write("deprecated", deprecation.map { _ in true })
    try write("deprecationMessage", deprecation)
    try write("pattern", pattern)
    try write("patternErrorMessage", patternMessage)
    try write("minimum", minimum)
    try write("exclusiveMinimum", exclusiveMinimum)
    try write("maximum", maximum)
    try write("minLength", minLength)
    try write("items", items)
    try write("minItems", itemCount)
    try write("maxItems", itemCount)
    try write("properties", properties)
    try write("propertyNames", propertyNames)
    try write("additionalProperties", additionalProperties)
    try write("maxProperties", maxProperties)
    try write("required", list: required)
    try write(draft == .draft7 ? "dependencies" : "dependentSchemas", dependent)
    try write("allOf", list: allOf)
    try write("anyOf", list: anyOf)
    try write("oneOf", list: oneOf)
    try write("not", not)
    try write("if", condition?.if)
    try write("then", condition?.then)
  }

  /// The table has defaults as specs write them.
  private func writeDefault(to container: inout KeyedEncodingContainer<Keyword>) throws {
    guard let defaultValue else { return }
    let key = Keyword("default")
    if let number = Int(defaultValue) {
      try container.encode(number, forKey: key)
    } else if let boolean = Bool(defaultValue) {
      try container.encode(boolean, forKey: key)
    } else {
      try container.encode(defaultValue, forKey: key)
    }
  }

  /// Markdown of the table without its marks of code.
  private func plainText(_ markdown: String) -> String {
    String(markdown.filter { $0 != "`" })
  }
}
