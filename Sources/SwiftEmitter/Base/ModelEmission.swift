import SpecModel
import SpecSemantics
import SwiftCode

/// Models: values with an initialiser, and how payloads become them.
extension FileScope {
  func emit(_ plan: ModelPlan, origin: Origin) -> [SwiftDeclaration] {
    let model = plan.declaration
    guard model.swift == nil else { return [] }
    if model.hasIdentity || app.analysis.storedModels.contains(model.name.text) {
      exposeConformance()
    }
    let name = Naming.type(model.name.text)
    let members = members(of: plan.fields)
    let isInitialized = writesInitializer(of: plan.fields)
    let computed = computedValues(of: model, named: name)
    let decoding = decoding(of: model, into: members)
    let value = SwiftDeclaration.type(
      TypeDeclaration(
        .struct, name, documentation: origin.documentation(model.summaries), access: app.access,
        modifiers: .nonisolated,
        inherits: (model.hasIdentity ? ["Model"] : ["Hashable", "Sendable"])
          + (computed == nil ? [] : [.named(Naming.computed(model.name.text))])
          + (decoding?.byItself ?? []),
        members: properties(of: members, initialized: isInitialized)
          + memberwiseInitializer(of: members, initialized: isInitialized)
          + (decoding?.keys ?? [])))
    return [value, computed, decoding?.written(for: name)].compactMap(\.self)
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

  func members(of fields: [FieldPlan]) -> [StoredMember] {
    zip(fields, defaults(of: fields)).map { field, value in
      StoredMember(
        Naming.member(field.declaration.name.text), type(field.declaration.type), default: value)
    }
  }

  /// Stored properties, one for each field.
  func properties(of fields: [FieldPlan]) -> [SwiftDeclaration] {
    properties(of: members(of: fields), initialized: writesInitializer(of: fields))
  }

  /// What stands for a value that isn't given stands in one place: here, unless an initialiser has it.
  ///
  /// - Parameter initialized: Whether one is written beside them.
  func properties(of members: [StoredMember], initialized: Bool) -> [SwiftDeclaration] {
    if members.isEmpty { return [] }
    let stored = members.map { member in
      let isSaid = initialized || member.defaultValue?.isNil == true
      return isSaid ? StoredMember(member.name, member.type) : member
    }
    return [.memberwise(.properties(stored), access: app.access)]
  }

  /// An initialiser that takes every field; none where it would be the one that Swift writes.
  func memberwiseInitializer(of fields: [FieldPlan]) -> [SwiftDeclaration] {
    memberwiseInitializer(of: members(of: fields), initialized: writesInitializer(of: fields))
  }

  func memberwiseInitializer(
    of members: [StoredMember], initialized: Bool
  ) -> [SwiftDeclaration] {
    initialized ? [.memberwise(.initializer(members), access: app.access)] : []
  }

  /// Whether the initialiser that Swift writes would not do: others don't see it, or it has nil for a time that
  /// whoever calls it hands over.
  func writesInitializer(of fields: [FieldPlan]) -> Bool {
    app.access != nil
      || fields.contains { field in
        guard case .optional = field.declaration.type.shape else { return false }
        return field.declaration.momentOfDefault != nil
      }
  }

  /// What fields are where nothing is given; nil where something has to be.
  func defaults(of fields: [FieldPlan]) -> [SwiftExpression?] {
    let context = EmissionContext(in: self, scope: .constants)
    return fields.map { field in
      if let value = field.defaultValue { return context.write(value) }
      return field.declaration.isEmptyByItself ? field.declaration.emptyValue : nil
    }
  }

  /// How payloads become a model; nil for one that none becomes.
  private func decoding(
    of model: ModelDeclaration, into members: [StoredMember]
  ) -> ModelDecoding? {
    guard !app.analysis.undecodableModels.contains(model.name.text) else { return nil }
    let places = model.fields.map { $0.payloadKeys(by: app.keys) }
    let readings = members.indices.map { position in
      let field = model.fields[position]
      let format = app.formats.format(of: field, in: model, at: places[position])
      return decoded(field, as: format, into: members[position])
    }
    return ModelDecoding(
      conformance: app.coding(of: model.name.text),
      allKeys: zip(members, places).map { CodingKeyCase($0.name, key: $1[0]) },
      members: readings, properties: members, placed: [PlacedMember](readings, at: places),
      access: app.access)
  }

  /// The path of a field in payloads, as rows and objects have it in one name.
  func payloadPath(of field: Field) -> String {
    field.payloadKeys(by: app.keys).joined(separator: ".")
  }

  private func decoded(
    _ field: Field, as format: PayloadFormat?, into member: StoredMember
  ) -> DecodedMember {
    if let format { return decoded(member, as: format) }
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

  /// A member that stands in payloads in its own way.
  private func decoded(_ member: StoredMember, as format: PayloadFormat) -> DecodedMember {
    var type = member.type
    var fallback = member.defaultValue
    if case .optional(let wrapped) = member.type {
      type = wrapped
      if member.defaultValue?.isNil != false { fallback = nil }
    }
    let canBeMissing = type != member.type || fallback != nil
    guard let style = format.swiftStyle else {
      let method = canBeMissing ? "decodeFromTextIfPresent" : "decodeFromText"
      return DecodedMember(member.name, by: method, type, fallback: fallback)
    }
    let method = canBeMissing ? "decodeIfPresent" : "decode"
    return DecodedMember(member.name, by: method, type, as: style, fallback: fallback)
  }

  /// The method of containers that reads a value; that of truth values goes by what their API says.
  private func decoding(_ method: String, _ type: SwiftType) -> String {
    guard app.readsAnyBoolean, type == .named("Bool") else { return method }
    return method == "decode" ? "decodeLeniently" : "decodeLenientlyIfPresent"
  }
}

/// How payloads become a model: as the compiler has it, or by an initialiser where something can be
/// missing or is read its own way.
private struct ModelDecoding {
  let conformance: CodingConformance
  let allKeys: [CodingKeyCase]
  let members: [DecodedMember]
  let properties: [StoredMember]
  /// The members by their places, where some are not read from a key of their own.
  let placed: [PlacedMember]?
  let access: SwiftCode.AccessLevel?

  private var isWritten: Bool { placed != nil || members.contains { !$0.isReadByItself } }

  /// What the type states where the compiler writes the rest.
  var byItself: [SwiftType] { isWritten ? [] : [conformance.type] }

  /// The keys beside that, where some aren't called like their properties.
  var keys: [SwiftDeclaration] {
    isWritten || allKeys.allSatisfy { $0.key == $0.name }
      ? [] : [.memberwise(.codingKeys(allKeys), access: nil)]
  }

  /// The conformance of the type `name` where it is written.
  func written(for name: String) -> SwiftDeclaration? {
    guard isWritten else { return nil }
    return .extension(
      ExtensionDeclaration(
        .named(name), modifiers: .nonisolated, inherits: [conformance.type], members: writtenMembers
      ))
  }

  private var writtenMembers: [SwiftDeclaration] {
    guard let placed else {
      return [
        .memberwise(.codingKeys(allKeys), access: nil),
        .memberwise(.decodingInitializer(members), access: access),
      ]
    }
    let reading = placed.decodingInitializer(access: access)
    return conformance != .read
      ? [reading, placed.encodingMethod(of: properties, access: access)] : [reading]
  }
}

extension DecodedMember {
  /// Whether the compiler's own initialiser reads it the same way.
  fileprivate var isReadByItself: Bool {
    fallback == nil && label == nil && style == nil
      && (method == "decode" || method == "decodeIfPresent")
  }
}

extension PayloadFormat {
  /// How the run-time is told of a date's format; nil for what is none of dates.
  fileprivate var swiftStyle: SwiftExpression? {
    switch self {
    case .text: nil
    case .date(let style): .implicit(style.rawValue)
    case .day: .implicit("day")
    case .pattern(let pattern): .implicit("pattern", [.arg(.string(pattern.text))])
    }
  }
}

extension ModelDeclaration {
  /// Whether values can be items of lists.
  var hasIdentity: Bool { fields.contains { $0.name.text == "id" } }
}
