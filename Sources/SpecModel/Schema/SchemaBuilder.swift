/// Writes the grammar table as a JSON Schema for editors.
///
/// It is as strict as JSON Schema can be without refusing anything that screenc reads: the order of
/// keys, and what a name refers to, are beyond it.
public struct SchemaBuilder: Sendable {
  private let draft: JSONSchema.Draft

  public init(draft: JSONSchema.Draft) {
    self.draft = draft
  }

  /// The schema of one document of a spec.
  public var document: JSONSchema {
    let declarations = Grammar.declarations
    var definitions: [String: JSONSchema] = [:]
    for construct in declarations.flatMap(\.construct.withAllParts) {
      definitions[Self.definition(of: construct)] = schema(of: construct)
    }
    for notation in Notation.allCases {
      definitions[Self.definition(of: notation)] = schema(of: notation)
    }
    return make {
      $0.isRoot = true
      $0.title = "screenc spec"
      $0.description = """
        One document of a screen spec. Its first key says what it declares and names it.
        """
      $0.definitions = definitions
      $0.types = [.object]
      // For completion at the start of a document.
      $0.properties = Dictionary(
        uniqueKeysWithValues: declarations.map { kind, construct in
          (kind.rawValue, make { $0.description = construct.documentation })
        })
      $0.anyOf = declarations.map { required($0.kind.rawValue) }
      $0.allOf = declarations.map { kind, construct in
        make { $0.condition = (isDeclaration(kind), reference(Self.definition(of: construct))) }
      }
    }
  }

  /// Whether a mapping declares something of a kind.
  ///
  /// Some kinds have the names of others among their keys, a screen its `source` for instance: a
  /// mapping with both declares the former.
  private func isDeclaration(_ kind: DeclarationKind) -> JSONSchema {
    let owners = Grammar.declarations.filter { other in
      other.kind != kind && other.construct.keys.contains { $0.name == kind.rawValue }
    }
    return make {
      $0.required = [kind.rawValue]
      guard !owners.isEmpty else { return }
      $0.not = make { $0.anyOf = owners.map { required($0.kind.rawValue) } }
    }
  }

  private func schema(of construct: Construct) -> JSONSchema {
    make {
      $0.title = construct.name
      $0.description = construct.documentation
      $0.types = [.object]
      $0.additionalProperties = .nothing
      $0.required = construct.keys.filter { $0.presence == .required }.map(\.name)
      $0.properties = Dictionary(
        uniqueKeysWithValues: construct.keys.map { ($0.name, schema(of: $0)) })
      for relation in construct.relations { add(relation, to: &$0) }
    }
  }

  private func schema(of key: KeyDescription) -> JSONSchema {
    var keywords = keywords(of: key.shape)
    keywords.description = key.documentation + "\n\nFor instance `\(key.name): \(key.example)`."
    if case .defaultsTo(let value) = key.presence { keywords.defaultValue = value }
    keywords.deprecation = key.deprecation.map { "`\($0.replacement)` has taken its place" }
    return .keywords(keywords)
  }

  private func add(_ relation: KeyRelation, to keywords: inout JSONSchemaKeywords) {
    switch relation {
    case .exactlyOne(let keys):
      keywords.allOf.append(make { $0.oneOf = keys.map(required) })
    case .atLeastOne(let keys):
      keywords.allOf.append(make { $0.anyOf = keys.map(required) })
    case .atMostOne(let keys):
      let none = make { $0.not = make { $0.anyOf = keys.map(required) } }
      keywords.allOf.append(make { $0.oneOf = [none] + keys.map(required) })
    case .only(let keys, let others):
      let schema = make { $0.anyOf = others.map(required) }
      for key in keys { add(schema, dependingOn: key, to: &keywords) }
    case .needs(let key, let others):
      let schema = make { $0.required = others }
      add(schema, dependingOn: key, to: &keywords)
    }
  }

  /// Says what a mapping has to be if it has a key, beside what is said of that already.
  private func add(
    _ schema: JSONSchema, dependingOn key: String, to keywords: inout JSONSchemaKeywords
  ) {
    let known = keywords.dependent?[key]
    keywords.dependent = keywords.dependent ?? [:]
    keywords.dependent?[key] =
      known.map { known in make { $0.allOf = [known, schema] } } ?? schema
  }

  private func keywords(of shape: Shape) -> JSONSchemaKeywords {
    var keywords = JSONSchemaKeywords(draft)
    switch shape {
    case .text:
      // Plain numbers and Booleans are texts where a text is due.
      keywords.types = [.string, .number, .boolean]
      keywords.minLength = 1
    case .anyText: keywords.types = [.string, .number, .boolean]
    case .name: keywords.reference = Self.definition(of: .name)
    case .notation(let notation): keywords.reference = Self.definition(of: notation)
    case .integer(let least):
      keywords.types = [.integer]
      keywords.minimum = least
      keywords.maximum = 1_000_000
    case .points:
      keywords.types = [.number]
      keywords.minimum = 0
      keywords.maximum = 10_000
    case .number: keywords.types = [.number]
    case .boolean: keywords.types = [.boolean]
    case .choice(let choices):
      keywords.types = [.string]
      keywords.choices = choices
    case .list(let element):
      keywords.types = [.array]
      keywords.items = .keywords(self.keywords(of: element))
    case .map(let keys, let value):
      keywords.types = [.object]
      keywords.propertyNames = propertyNames(keys)
      keywords.additionalProperties = .keywords(self.keywords(of: value))
    case .construct(let construct): keywords.reference = Self.definition(of: construct)
    case .either(let shapes): keywords.anyOf = alternatives(shapes)
    case .nothing:
      keywords.types = [.object, .string, .null]
      keywords.maxProperties = 0
      keywords.pattern = "^$"
    }
    return keywords
  }

  /// The schemas of several shapes. Beside a construct, a mapping is that and no value.
  private func alternatives(_ shapes: [Shape]) -> [JSONSchema] {
    let hasConstruct = shapes.contains { if case .construct = $0 { true } else { false } }
    return shapes.map { shape in
      guard hasConstruct, case .notation(.value) = shape else {
        return .keywords(keywords(of: shape))
      }
      return make { $0.types = [.string, .number, .boolean, .null, .array] }
    }
  }

  private func propertyNames(_ shape: Shape) -> JSONSchema? {
    switch shape {
    case .name, .notation: .keywords(keywords(of: shape))
    default: nil
    }
  }

  private func reference(_ name: String) -> JSONSchema {
    make { $0.reference = name }
  }

  private func required(_ key: String) -> JSONSchema {
    make { $0.required = [key] }
  }

  func make(_ fill: (inout JSONSchemaKeywords) -> Void) -> JSONSchema {
    var keywords = JSONSchemaKeywords(draft)
    fill(&keywords)
    return .keywords(keywords)
  }

  private static func definition(of construct: Construct) -> String {
    construct.name.split(separator: " ").joined(separator: "-")
  }

  /// Some notations are named like constructs.
  private static func definition(of notation: Notation) -> String {
    "notation-" + notation.rawValue.split(separator: " ").joined(separator: "-")
  }
}
