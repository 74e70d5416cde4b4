import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What a model looks like in payloads.
struct ModelShape {
  struct Member {
    let key: String
    let type: SpecType
    /// How the value is written, where that is its own way.
    let format: PayloadFormat?
    /// Whether the value may be missing or null.
    let isOptional: Bool
    let demand: SampleDemand
    /// The field's name, and where its key is said, if it is.
    let name: String
    let keyPlace: Location?
  }

  let members: [Member]
  /// How many members other models have that were met before.
  let first: Int
  /// The members that are read from a key.
  let positions: [String: [Int]]

  init(of model: ModelDeclaration, keys: KeyStyle, first: Int, in index: AppIndex) {
    self.first = first
    let file = index.id(of: .model, model.name.text).map { index.file(of: $0) }
    members = model.fields.compactMap { field in
      guard let file, let type = index.type(field.type) else { return nil }
      let text = "`\(field.name.text)` of `\(model.name.text)` is declared `\(field.type.shape)`"
      return Member(
        key: field.payloadKey?.text ?? keys.key(for: field.name.text), type: type,
        format: field.format?.value,
        isOptional: type.isList || type.isOptional || field.defaultValue != nil,
        demand: SampleDemand(
          place: Location(file: file, span: field.name.span), text: text, field: field.name.text),
        name: field.name.text,
        keyPlace: field.payloadKey.map { Location(file: file, span: $0.span) })
    }
    var positions: [String: [Int]] = [:]
    for (position, member) in members.enumerated() {
      positions[member.key, default: []].append(position)
    }
    self.positions = positions
  }
}
