import Diagnostics
import SpecSyntax

enum FieldGrammar {
  static let type = Key("type", .type, .required, "The field's type.", example: "Int")
  static let defaultValue = Key(
    "default", .value, "Its value when it is missing.", example: "0")
  static let json = Key(
    "json", .string("a key"), "Its key in the payload.", example: "like_count")
  static let construct = Construct(
    "field", "A typed slot in its long form.",
    [[type.description, defaultValue.description, json.description]])
}

enum EnumGrammar {
  static let name = Key(
    "enum", .name("the enum's name"), .required, "A closed set of values.", example: "Audience")
  static let cases = Key(
    "cases", Form<[EnumCaseDeclaration]>.enumCases, .required,
    "Each case with its value in the payload.", example: "{ friends: friends-only }")
  static let unknown = Key(
    "unknown", .name("a case"), "The case for values that the app does not know.",
    example: "everyone")
  static let construct = Construct(
    "enum", "A closed set of values.",
    [[name.description, cases.description, unknown.description]])

  static func read(_ mapping: inout MappingReader) -> EnumDeclaration? {
    let name = mapping.value(name)
    let cases = mapping.value(cases)
    let unknown = mapping.value(unknown)
    guard let name, let cases else { return nil }
    return EnumDeclaration(name: name, cases: cases, unknown: unknown)
  }
}

extension Form where Value == [EnumCaseDeclaration] {
  /// `{ case: payload }`, or a list of cases whose payload is their name.
  static var enumCases: Form {
    let entries = Form.entries(.text("the value in the payload")) { name, node, reader in
      reader.read(.string("the value in the payload"), node)
        .map { EnumCaseDeclaration(name: name, payload: $0.text) }
    }
    let names = Form<[Name]>.list(of: .name("a case"))
    return Form(.either([entries.shape, names.shape])) { node, reader in
      guard reader.tree.kind(node) == .sequence else { return entries.read(node, reader) }
      return names.read(node, reader)?.map { EnumCaseDeclaration(name: $0, payload: $0.text) }
    }
  }
}

enum SwiftTypeGrammar {
  static let type = Key(
    "type", .name("a Swift type"), .required, "The type's name.", example: "SponsoredAd")
  static let module = Key(
    "module", .name("a module"), "The module that declares it; the app's own when left out.",
    example: "AdsKit")
  static let construct = Construct(
    "swift type", "A type that the app owns.", [[type.description, module.description]])
}

extension Form where Value == SwiftTypeReference {
  static var swiftType: Form {
    .construct(SwiftTypeGrammar.construct, named: "swift type") { mapping in
      let type = mapping.value(SwiftTypeGrammar.type)
      let module = mapping.value(SwiftTypeGrammar.module)
      return type.map { SwiftTypeReference(type: $0, module: module) }
    }
  }
}

enum ModelGrammar {
  static let name = Key(
    "model", .name("the model's name"), .required, "A record with identity.", example: "Post")
  static let swift = Key(
    "swift", .swiftType, "The app's own type; nothing is generated for it.",
    example: "{ type: SponsoredAd, module: AdsKit }")
  static let fields = Key(
    "fields", .fields, .required, "What it consists of; `id` is its identity.",
    example: "{ id: ID, name: String }")
  static let construct = Construct(
    "model", "A record with identity.",
    [[name.description, swift.description, fields.description]])

  static func read(_ mapping: inout MappingReader) -> ModelDeclaration? {
    let name = mapping.value(name)
    let swift = mapping.value(swift)
    let fields = mapping.value(fields)
    guard let name, let fields else { return nil }
    return ModelDeclaration(name: name, fields: fields, swift: swift)
  }
}

enum UnionGrammar {
  static let name = Key(
    "union", .name("the union's name"), .required,
    "A closed set of models told apart by a tag.", example: "FeedItem")
  static let tag = Key(
    "tag", .string("a key of the payload"), .required, "Where the tag stands in the payload.",
    example: "kind")
  static let cases = Key(
    "cases", Form<[UnionCaseDeclaration]>.unionCases, .required, "Each tag with its model.",
    example: "{ post: Post, ad: Ad }")
  static let unknown = Key(
    "unknown", Form<UnknownTagPolicy>.choice, .defaultsTo("fail"),
    "What becomes of elements with another tag.", example: "skip")
  static let construct = Construct(
    "union", "A closed set of models told apart by a tag in the payload.",
    [[name.description, tag.description, cases.description, unknown.description]])

  static func read(_ mapping: inout MappingReader) -> UnionDeclaration? {
    let name = mapping.value(name)
    let tag = mapping.value(tag)
    let cases = mapping.value(cases)
    let unknown = mapping.value(unknown)
    guard let name, let tag, let cases else { return nil }
    return UnionDeclaration(name: name, tag: tag, cases: cases, unknown: unknown ?? .fail)
  }
}

extension Form where Value == [UnionCaseDeclaration] {
  static var unionCases: Form {
    .entries(.text("a model"), named: "a tag") { tag, node, reader in
      reader.read(.name("a model"), node).map { UnionCaseDeclaration(tag: tag, model: $0) }
    }
  }
}
