import SwiftCode

/// A value that stands within other objects of a payload, or that is one of several under one key.
struct PlacedMember {
  let member: DecodedMember
  /// The keys that lead to it, the outermost first.
  let keys: [String]

  private var objects: [SwiftArgument] { keys.dropLast().map { .arg(.string($0)) } }

  private var key: SwiftExpression { .string(keys.last ?? "") }

  /// `try container.object("address").decode(String.self, forKey: "city")`
  var reading: SwiftExpression {
    var object = SwiftExpression.identifier("container")
    if !objects.isEmpty {
      object =
        member.canBeMissing
        ? object.call("objectIfPresent", objects).optionalChained : object.call("object", objects)
    }
    let type = SwiftExpression.type(member.type).member("self")
    var arguments = [member.label.map { .arg($0, type) } ?? SwiftArgument.arg(type)]
    arguments.add("as", member.style)
    arguments.append(.arg("forKey", key))
    let value = object.call(member.method, arguments)
    guard let fallback = member.fallback ?? emptyList else { return .try(value) }
    return .try(.binary(value, .coalescing, fallback))
  }

  /// What a list is in an object that is missing.
  private var emptyList: SwiftExpression? {
    member.label != nil && !objects.isEmpty ? .array([]) : nil
  }

  /// `try container.encode(city, within: "address", forKey: "city")`
  ///
  /// - Parameter isOptional: Whether the property may be nil.
  func writing(isOptional: Bool) -> SwiftExpression {
    let isHidden = member.name == "container" || member.name == "encoder"
    let value: SwiftExpression =
      isHidden ? .member("self", member.name) : .identifier(member.name)
    var arguments: [SwiftArgument] = [.arg(value)]
    for (position, object) in objects.enumerated() {
      arguments.append(position == 0 ? .arg("within", object.value) : object)
    }
    arguments.append(.arg("forKey", key))
    let method = isOptional && objects.isEmpty ? "encodeIfPresent" : "encode"
    return .try(.identifier("container").call(method, arguments))
  }
}

extension [PlacedMember] {
  /// Nil where each is read from a key that no other one has.
  init?(_ members: [DecodedMember], at places: [[String]]) {
    let isNested = places.contains { $0.count > 1 }
    guard isNested || Set(places).count < places.count else { return nil }
    self = zip(members, places).map { PlacedMember(member: $0, keys: $1) }
  }

  /// `init(from:)`, which calls the memberwise initialiser.
  func decodingInitializer(access: SwiftCode.AccessLevel?) -> SwiftDeclaration {
    let container = SwiftExpression.identifier("decoder").call(
      "container", [.arg("keyedBy", .member("PayloadKey", "self"))])
    return .initializer(
      InitializerDeclaration(
        [Parameter("from", "decoder", .any("Decoder"))], access: access, throws: true,
        body: [
          .let("container", nil, .try(container)),
          .call(.member("self", "init"), map { .arg($0.member.name, $0.reading) }),
        ]))
  }

  /// `encode(to:)`, by which values are kept where they are read.
  func encodingMethod(
    of properties: [StoredMember], access: SwiftCode.AccessLevel?
  ) -> SwiftDeclaration {
    let container = SwiftExpression.identifier("encoder").call(
      "container", [.arg("keyedBy", .member("PayloadKey", "self"))])
    let values = zip(self, properties).map { placed, property in
      Statement.expression(placed.writing(isOptional: property.type.isOptional))
    }
    return .function(
      FunctionDeclaration(
        "encode", [Parameter("to", "encoder", .any("Encoder"))], access: access, throws: true,
        body: [.var("container", nil, container)] + values))
  }
}

extension DecodedMember {
  /// Whether nothing may stand where it is read from.
  fileprivate var canBeMissing: Bool { label != nil || method.hasSuffix("IfPresent") }
}

extension SwiftType {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }
}
