import SpecModel
import SpecSemantics
import SwiftCode

/// Models: values with an initialiser, and how payloads become them.
extension FileScope {
  func emit(_ plan: ModelPlan, origin: String) -> [SwiftDeclaration] {
    let model = plan.declaration
    guard model.swift == nil else { return [] }
    if model.hasIdentity { exposeConformance() }
    let name = Naming.type(model.name.text)
    let members = members(of: plan.fields)
    let computed = computedValues(of: model, named: name)
    let value = SwiftDeclaration.type(
      TypeDeclaration(
        .struct, name, documentation: origin, access: app.access, modifiers: .nonisolated,
        inherits: (model.hasIdentity ? ["Model"] : ["Hashable", "Sendable"])
          + (computed == nil ? [] : [.named(Naming.computed(model.name.text))]),
        members: properties(of: members) + memberwiseInitializer(of: members)))
    let values = [value, computed].compactMap(\.self)
    guard !app.analysis.undecodableModels.contains(model.name.text) else { return values }
    return values + [decoding(of: model.fields, into: members, named: name)]
  }

  /// What the app has to supply for a model in an extension; nil where that is nothing.
  private func computedValues(of model: ModelDeclaration, named name: String) -> SwiftDeclaration? {
    guard !model.computed.isEmpty else { return nil }
    let values = model.computed.map { value in
      SwiftDeclaration.variable(
        VariableDeclaration(.var, Naming.member(value.name.text), type(value.type), accessors: .get)
      )
    }
    return .type(
      TypeDeclaration(
        .protocol, Naming.computed(model.name.text),
        documentation: "What an extension of `\(name)` in the app's code works out.",
        access: app.access, modifiers: .nonisolated, members: values))
  }

  private func members(of fields: [FieldPlan]) -> [StoredMember] {
    zip(fields, defaults(of: fields)).map { field, value in
      StoredMember(
        Naming.member(field.declaration.name.text), type(field.declaration.type), default: value)
    }
  }

  /// Stored properties, one for each field.
  func properties(of fields: [FieldPlan]) -> [SwiftDeclaration] {
    properties(of: members(of: fields))
  }

  private func properties(of members: [StoredMember]) -> [SwiftDeclaration] {
    members.isEmpty ? [] : [.memberwise(.properties(members), access: app.access)]
  }

  /// An initialiser that takes every field; none where it would be the one that Swift writes.
  func memberwiseInitializer(of fields: [FieldPlan]) -> [SwiftDeclaration] {
    memberwiseInitializer(of: members(of: fields))
  }

  private func memberwiseInitializer(of members: [StoredMember]) -> [SwiftDeclaration] {
    let isDue = app.access != nil || members.contains { $0.defaultValue != nil }
    return isDue ? [.memberwise(.initializer(members), access: app.access)] : []
  }

  /// What fields are where nothing is given; nil where something has to be.
  func defaults(of fields: [FieldPlan]) -> [SwiftExpression?] {
    let context = EmissionContext(in: self, scope: .constants)
    return fields.map { field in
      if let value = field.defaultValue { return context.write(value) }
      return field.declaration.isEmptyByItself ? field.declaration.emptyValue : nil
    }
  }

  private func decoding(
    of fields: [Field], into members: [StoredMember], named name: String
  ) -> SwiftDeclaration {
    let keys = members.indices.map { position in
      CodingKeyCase(members[position].name, key: payloadKey(of: fields[position]))
    }
    let decoded = members.indices.map { self.decoded(fields[$0], into: members[$0]) }
    return .extension(
      ExtensionDeclaration(
        .named(name), modifiers: .nonisolated,
        inherits: [app.analysis.keptModels.contains(name) ? "Codable" : "Decodable"],
        members: [
          .memberwise(.codingKeys(keys), access: nil),
          .memberwise(.decodingInitializer(decoded), access: app.access),
        ]))
  }

  /// The key of a field in payloads.
  func payloadKey(of field: Field) -> String {
    field.payloadKey?.text ?? app.keys.key(for: field.name.text)
  }

  private func decoded(_ field: Field, into member: StoredMember) -> DecodedMember {
    switch (field.type.shape, member.type) {
    case (.list, .array(let element)):
      return DecodedMember(member.name, by: "decodeList", label: "of", element)
    case (.optional, .optional(let wrapped)):
      let isNeeded = field.defaultValue != nil && member.defaultValue?.isNil == false
      return DecodedMember(
        member.name, by: decoding("decodeIfPresent", wrapped), wrapped,
        fallback: isNeeded ? member.defaultValue : nil)
    default:
      let method = member.defaultValue == nil ? "decode" : "decodeIfPresent"
      return DecodedMember(
        member.name, by: decoding(method, member.type), member.type, fallback: member.defaultValue)
    }
  }

  /// The method of containers that reads a value; that of truth values goes by what their API says.
  private func decoding(_ method: String, _ type: SwiftType) -> String {
    guard app.readsAnyBoolean, type == .named("Bool") else { return method }
    return method == "decode" ? "decodeLeniently" : "decodeLenientlyIfPresent"
  }
}

extension ModelDeclaration {
  /// Whether values can be items of lists.
  var hasIdentity: Bool { fields.contains { $0.name.text == "id" } }
}
