import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What a model looks like in payloads.
struct ModelShape {
  struct Member {
    /// The keys that lead to it, the outermost first.
    let keys: [String]
    let type: SpecType
    /// How the value is written, where that is its own way.
    let format: PayloadFormat?
    /// Whether the value may be missing or null.
    let isOptional: Bool
    let demand: SampleDemand
    /// The field's name, and where its key is said, if it is.
    let name: String
    let keyPlace: Location?

    /// The key of the object that has it, or in which it stands.
    var key: String { keys[0] }
    /// Whether it stands within other objects.
    var isNested: Bool { keys.count > 1 }
  }

  let members: [Member]
  /// How many members other models have that were met before.
  let first: Int
  /// The members that are read from a key.
  let positions: [String: [Int]]
  /// Those that stand within other objects.
  let nested: [Int]

  init(of model: ModelDeclaration, keys: KeyStyle, first: Int, in index: AppIndex) {
    self.first = first
    let file = index.id(of: .model, model.name.text).map { index.file(of: $0) }
    let formats = PayloadFormats(of: index)
    let members = model.fields.compactMap { field -> Member? in
      guard let file, let type = index.type(field.type) else { return nil }
      let written = "\(field.type.shape)"
      let text = "`\(field.name.text)` of `\(model.name.text)` is declared `\(written)`"
      let keys = field.payloadKeys(by: keys)
      return Member(
        keys: keys, type: type, format: formats.format(of: field, in: model, at: keys),
        isOptional: type.isList || type.isOptional || field.defaultValue != nil,
        demand: SampleDemand(
          place: Location(file: file, span: field.name.span), text: text, field: field.name.text,
          declaration: (model.name.text, written)),
        name: field.name.text,
        keyPlace: field.payloadPath.map { Location(file: file, span: $0.span) })
    }
    var positions: [String: [Int]] = [:]
    for (position, member) in members.enumerated() {
      positions[member.key, default: []].append(position)
    }
    self.members = members
    self.positions = positions
    nested = members.indices.filter { members[$0].isNested }
  }
}
