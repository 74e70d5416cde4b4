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
    generate(screen.name, suffix: "ViewController")
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

/// A number for a name (FNV-1a). Whoever finds two equal ones compares the names.
private struct NameHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  mutating func combineWithoutCase(_ text: String) {
    for byte in text.utf8 { combine(byte | 0x20) }
  }

  mutating func combine(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { combine(byte) } }
  }
}
