import SourceText

/// The values of an enumeration by their names, looked up without making a text of the bytes.
struct NamedValues<Value: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let values: [(name: KeyText, value: Value)]
  /// The marks of all names: most texts that are no names have another one.
  private let marks: KeyText.Marks
  /// The number of bytes of the longest name.
  private let longest: Int

  init() {
    values = Value.allCases.map { (KeyText($0.rawValue), $0) }
    marks = values.reduce(into: []) { $0.formUnion($1.name.mark) }
    longest = Value.allCases.reduce(0) { max($0, $1.rawValue.utf8.count) }
  }

  /// The value with this name in UTF-8.
  subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
    guard name.count <= longest else { return nil }
    // Of longer names a key's text knows only the start.
    guard name.count <= KeyText.longest else {
      return Value(rawValue: String(decoding: name, as: UTF8.self))
    }
    let wanted = KeyText(name)
    guard marks.contains(wanted.mark) else { return nil }
    return values.first { $0.name == wanted }?.value
  }
}

extension BuiltinType {
  static let byName = NamedValues<BuiltinType>()
}

extension DeclarationKind {
  static let byName = NamedValues<DeclarationKind>()
}

extension Scope {
  static let byName = NamedValues<Scope>()

  /// The scope that a text names up to its first point, as a path does whose `$` was forgotten. Nearly no
  /// literal does, and all of them are asked.
  static func leading(_ text: UnsafeBufferPointer<UInt8>) -> Scope? {
    guard let point = text.firstOffset(of: UInt8(ascii: "."), from: 0), point <= KeyText.longest
    else { return nil }
    return byName[UnsafeBufferPointer(rebasing: text[..<point])]
  }
}
