import SpecModel

/// What declarations become in Swift, as numbers that are equal for equal names.
extension Walk {
  /// Notes a type that is generated for the current declaration.
  mutating func generate(_ name: Name, suffix: StaticString = "") {
    var hash = NameHash()
    hash.combine(name.text)
    hash.combine(suffix)
    uses.typeNames.append(UseGraph.SwiftName(hash: hash.value, id: current))
  }

  mutating func generateScreen(_ screen: ScreenDeclaration) {
    if case .swift = screen.body { return }
    spell(screen.name, .screen)
    for suffix in index.architecture(of: screen).typeSuffixes {
      generate(screen.name, suffix: suffix)
    }
    if screen.callsMethods { generate(screen.name, suffix: "Actions") }
  }

  /// Notes a name that members are called after in other capitals.
  mutating func spell(_ name: Name, _ kind: DeclarationKind) {
    var hash = NameHash()
    hash.combine(UInt8(truncatingIfNeeded: kind.ordinal))
    hash.combineWithoutCase(name.text)
    uses.spellings.append(UseGraph.SwiftName(hash: hash.value, id: current))
  }
}
