import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What a model looks like in payloads.
struct ModelShape {
  struct Member {
    let key: String
    let type: SpecType
    /// Whether the value may be missing or null.
    let isOptional: Bool
    let demand: SampleDemand
  }

  let members: [Member]
  /// The members that are read from a key.
  let positions: [String: [Int]]

  init(of model: ModelDeclaration, keys: KeyStyle, in index: AppIndex) {
    let file = index.id(of: .model, model.name.text).map { index.file(of: $0) }
    members = model.fields.compactMap { field in
      guard let file, let type = index.type(field.type) else { return nil }
      let text = "`\(field.name.text)` of `\(model.name.text)` is declared `\(field.type.shape)`"
      return Member(
        key: field.payloadKey?.text ?? keys.key(for: field.name.text), type: type,
        isOptional: type.isList || type.isOptional || field.defaultValue != nil,
        demand: SampleDemand(
          place: Location(file: file, span: field.name.span), text: text))
    }
    var positions: [String: [Int]] = [:]
    for (position, member) in members.enumerated() {
      positions[member.key, default: []].append(position)
    }
    self.positions = positions
  }
}
