import SpecModel
import SwiftCode

/// Models: values with an initialiser, and how payloads become them.
extension FileScope {
  func emit(_ model: ModelDeclaration, origin: String) -> [SwiftDeclaration] {
    guard model.swift == nil else { return [] }
    exposeConformance()
    let name = Naming.type(model.name.text)
    let value = SwiftDeclaration.type(
      TypeDeclaration(
        .struct, name, documentation: origin, access: app.access, modifiers: .nonisolated,
        inherits: ["Model"],
        members: properties(of: model.fields) + memberwiseInitializer(of: model.fields)))
    guard !app.undecodableModels.contains(model.name.text) else { return [value] }
    return [value, decoding(of: model, named: name)]
  }

  /// Stored properties, one for each field.
  func properties(of fields: [Field]) -> [SwiftDeclaration] {
    fields.map { field in
      .variable(
        VariableDeclaration(
          .var, Naming.member(field.name.text), type(field.type), access: app.access))
    }
  }

  /// An initialiser that takes every field; none where it would be the one that Swift writes.
  func memberwiseInitializer(of fields: [Field]) -> [SwiftDeclaration] {
    let defaults = defaults(of: fields)
    guard app.access != nil || defaults.contains(where: { $0 != nil }) else { return [] }
    var parameters: [Parameter] = []
    var body: [Statement] = []
    for (field, value) in zip(fields, defaults) {
      let name = Naming.member(field.name.text)
      parameters.append(Parameter(name, type(field.type), default: value))
      body.append(.assign(.member("self", name), .identifier(name)))
    }
    return [.initializer(InitializerDeclaration(parameters, access: app.access, body: body))]
  }

  /// What fields are where nothing is given; nil where something has to be.
  func defaults(of fields: [Field]) -> [SwiftExpression?] {
    let place = CodePlace(in: self, scope: .constants)
    return fields.map { field in
      if let value = field.defaultValue { return place.value(value, as: field.type) }
      return field.isEmptyByItself ? field.emptyValue : nil
    }
  }

  private func decoding(of model: ModelDeclaration, named name: String) -> SwiftDeclaration {
    let values = zip(model.fields, defaults(of: model.fields)).map { field, value in
      SwiftArgument(Naming.member(field.name.text), decoded(field, default: value))
    }
    let body: [Statement] = [
      .keyedContainer,
      .call(.member("self", "init"), values),
    ]
    return .extension(
      ExtensionDeclaration(
        .named(name), modifiers: .nonisolated, inherits: ["Decodable"],
        members: [codingKeys(of: model), .decodingInitializer(access: app.access, body: body)]))
  }

  private func codingKeys(of model: ModelDeclaration) -> SwiftDeclaration {
    let cases = model.fields.map { field -> SwiftDeclaration in
      let name = Naming.member(field.name.text)
      let key = payloadKey(of: field)
      return .enumCase(SwiftEnumCase(name, rawValue: key == name ? nil : .string(key)))
    }
    return .codingKeys(cases)
  }

  /// The key of a field in payloads.
  func payloadKey(of field: Field) -> String {
    if let key = field.payloadKey { return key.text }
    switch app.keys {
    case .asWritten: return field.name.text
    case .snakeCase: return Naming.snakeCase(field.name.text)
    }
  }

  private func decoded(_ field: Field, default value: SwiftExpression?) -> SwiftExpression {
    let key = SwiftArgument("forKey", .implicit(Naming.member(field.name.text)))
    func decode(_ method: String, _ label: String?, _ type: TypeReference.Shape) -> SwiftExpression
    {
      let type = SwiftExpression.type(self.type(type)).member("self")
      return SwiftExpression.identifier("container").call(
        method, [SwiftArgument(label, type), key])
    }
    switch field.type.shape {
    case .list(let element): return .try(decode("decodeList", "of", element))
    case .optional(let wrapped):
      let decoded = decode("decodeIfPresent", nil, wrapped)
      guard let value, field.defaultValue != nil, !value.isNil else { return .try(decoded) }
      return .try(.binary(decoded, "??", value))
    case .builtin, .named:
      guard let value else { return .try(decode("decode", nil, field.type.shape)) }
      return .try(.binary(decode("decodeIfPresent", nil, field.type.shape), "??", value))
    }
  }
}

/// Decoding, as every type that payloads become has it.
extension Statement {
  static var keyedContainer: Statement {
    .let(
      "container", nil,
      .try(
        SwiftExpression.identifier("decoder").call(
          "container", [.arg("keyedBy", .member("CodingKeys", "self"))])))
  }
}

extension SwiftDeclaration {
  static func codingKeys(_ cases: [SwiftDeclaration]) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .enum, "CodingKeys", access: .private, modifiers: .nonisolated,
        inherits: ["String", "CodingKey"], members: cases))
  }

  static func decodingInitializer(
    access: SwiftCode.AccessLevel?, body: [Statement]
  ) -> SwiftDeclaration {
    .initializer(
      InitializerDeclaration(
        [Parameter("from", "decoder", .any("Decoder"))], access: access, throws: .any,
        body: body))
  }
}
