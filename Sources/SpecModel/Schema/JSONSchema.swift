import Diagnostics

/// A JSON Schema: `true`, `false`, or keywords.
public indirect enum JSONSchema: Sendable {
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
  enum ValueType: String, Sendable {
    case string, number, integer, boolean, object, array, null
  }

  case anything
  case nothing
  case keywords(JSONSchemaKeywords)

  /// The schema as it is written.
  public var json: JSONValue {
    switch self {
    case .anything: .bool(true)
    case .nothing: .bool(false)
    case .keywords(let keywords): keywords.json
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

extension JSONSchemaKeywords {
  /// The keywords that have a value.
  fileprivate var json: JSONValue {
    .present([
      ("$schema", isRoot ? .string(draft.metaschema) : nil),
      (draft.definitionsKey, definitions.map(Self.schemas)),
      ("$ref", reference.map { .string("#/\(draft.definitionsKey)/\($0)") }),
      ("title", title.map { .string($0) }),
      ("description", description.map { .string(Self.plainText($0)) }),
      ("markdownDescription", description.map { .string($0) }),
      ("type", types.count == 1 ? .string(types[0].rawValue) : Self.list(types.map(\.rawValue))),
      ("enum", Self.list(choices.map(\.name))),
      ("markdownEnumDescriptions", Self.list(choices.map(\.documentation))),
      ("default", defaultValue.map(Self.literal)),
      ("deprecated", deprecation.map { _ in .bool(true) }),
      ("deprecationMessage", deprecation.map { .string($0) }),
      ("pattern", pattern.map { .string($0) }),
      ("patternErrorMessage", patternMessage.map { .string($0) }),
      ("minimum", minimum.map { .number($0) }),
      ("exclusiveMinimum", exclusiveMinimum.map { .number($0) }),
      ("maximum", maximum.map { .number($0) }),
      ("minLength", minLength.map { .number($0) }),
      ("items", items?.json),
      ("minItems", itemCount.map { .number($0) }),
      ("maxItems", itemCount.map { .number($0) }),
      ("properties", properties.map(Self.schemas)),
      ("propertyNames", propertyNames?.json),
      ("additionalProperties", additionalProperties?.json),
      ("maxProperties", maxProperties.map { .number($0) }),
      ("required", Self.list(required)),
      (draft == .draft7 ? "dependencies" : "dependentSchemas", dependent.map(Self.schemas)),
      ("allOf", Self.list(allOf)),
      ("anyOf", Self.list(anyOf)),
      ("oneOf", Self.list(oneOf)),
      ("not", not?.json),
      ("if", condition?.if.json),
      ("then", condition?.then.json),
    ])
  }

  private static func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map { .string($0) })
  }

  private static func list(_ schemas: [JSONSchema]) -> JSONValue? {
    schemas.isEmpty ? nil : .array(schemas.map(\.json))
  }

  private static func schemas(_ schemas: [String: JSONSchema]) -> JSONValue {
    .object(schemas.map { ($0, $1.json) })
  }

  /// The table has defaults as specs write them.
  private static func literal(_ text: String) -> JSONValue {
    Int(text).map { .number($0) } ?? Bool(text).map { .bool($0) } ?? .string(text)
  }

  /// Markdown of the table without its marks of code.
  private static func plainText(_ markdown: String) -> String {
    String(markdown.filter { $0 != "`" })
  }
}
