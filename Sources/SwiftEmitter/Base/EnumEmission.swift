import SpecModel
import SpecSemantics
import SwiftCode

extension FileScope {
  /// An enum: its cases by their names, with the payload's values as raw values.
  func emit(_ enumeration: EnumDeclaration, origin: Origin) -> SwiftDeclaration {
    exposeConformance()
    var members: [SwiftDeclaration] = enumeration.cases.map { item in
      let name = Naming.member(item.name.text)
      let rawValue = item.payload == name ? nil : SwiftExpression.string(item.payload)
      return .enumCase(SwiftEnumCase(name, rawValue: rawValue))
    }
    let name = Naming.type(enumeration.name.text)
    if let unknown = enumeration.unknown {
      members.append(
        .variable(
          VariableDeclaration(
            .let, "unknown", .optional(.named(name)),
            .enumCase(Naming.member(unknown.text), of: name), access: app.access,
            modifiers: .static)))
    }
    members += otherValues(of: enumeration, named: name)
    return .type(
      TypeDeclaration(
        .enum, name, documentation: origin.documentation(enumeration.summaries), access: app.access,
        modifiers: .nonisolated,
        inherits: ["String", "ChoiceValue"], members: members))
  }

  /// What is read as cases beside what is sent for them.
  private func otherValues(
    of enumeration: EnumDeclaration, named name: String
  ) -> [SwiftDeclaration] {
    let entries = enumeration.cases.flatMap { item in
      item.others.map { other in
        DictionaryEntry(.string(other.text), .implicit(Naming.member(item.name.text)))
      }
    }
    guard !entries.isEmpty else { return [] }
    return [
      .variable(
        VariableDeclaration(
          .let, "otherValues", .dictionary("String", .named(name)), .dictionary(entries),
          access: app.access, modifiers: .static))
    ]
  }
}
