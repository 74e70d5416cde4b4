import SourceText

/// How generated code names something after what a spec declares: a role of names.
///
/// The emitter spells names by it, and the rule `swift-name-collision` compares what it spells, so that
/// they cannot disagree.
package struct Naming: Sendable {
  /// How the declared name is written.
  package enum Form: Sendable {
    /// As a type: with a capital first.
    case type
    /// As a member: `PostCard` gives `postCard`, `URLCard` gives `urlCard`.
    case member
  }

  private let prefix: StaticString
  private let form: Form
  private let suffix: StaticString
  /// Names that mean something else where this one stands.
  private let taken: TakenNames
  /// What stands behind the declared name instead of ``suffix`` where the name would be taken.
  private let otherwise: StaticString

  package init(
    _ form: Form, _ suffix: StaticString = "", after prefix: StaticString = "",
    unless taken: TakenNames = .none, then otherwise: StaticString = ""
  ) {
    self.prefix = prefix
    self.form = form
    self.suffix = suffix
    self.taken = taken
    self.otherwise = otherwise
  }

  /// The name for a declared one.
  package func callAsFunction(_ declared: String) -> String {
    let spelling = form.spelling(of: declared)
    let stem = prefix.isEmpty ? spelling : "\(prefix)\(spelling)"
    let name = suffix.isEmpty ? stem : "\(stem)\(suffix)"
    return taken.contains(name) ? "\(stem)\(otherwise)" : name
  }

  /// The hash of the name for a declared one, which takes no making of it.
  package func hash(of declared: String) -> UInt64 {
    var stem = NameHash()
    stem.combine(prefix)
    form.combine(declared, into: &stem)
    return hash(behind: stem)
  }

  /// The hash of a type's name, for roles that put nothing before the declared name.
  ///
  /// - Parameter stem: That of the declared name, which all types of a declaration share.
  package func hash(behind stem: NameHash) -> UInt64 {
    var name = stem
    name.combine(suffix)
    guard taken.contains(name) else { return name.value }
    name = stem
    name.combine(otherwise)
    return name.value
  }
}

extension NameHash {
  /// The hash of a declared name as a type's.
  package init(ofType declared: String) {
    self.init()
    Naming.Form.type.combine(declared, into: &self)
  }
}

extension Naming.Form {
  /// Nearly all names are one plain word, of which at most the case at the start changes.
  fileprivate func spelling(of declared: String) -> String {
    let plain = declared.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      guard let changed = changedLetters(of: bytes) else { return nil }
      guard changed > 0 else { return declared }
      return String(unsafeUninitializedCapacity: bytes.count) { spelling in
        _ = spelling.initialize(fromContentsOf: bytes)
        for index in 0..<changed { spelling[index] ^= 0x20 }
        return bytes.count
      }
    }
    if case let plain?? = plain { return plain }
    return self == .type ? SafeName.upperCamel(declared) : SafeName.lowerCamel(declared)
  }

  /// How many letters at the start of a plain word are written in the other case; nil for what is no plain word.
  private func changedLetters(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first, !first.isDigit, word.isLettersAndDigits else { return nil }
    return self == .type ? (first.isSmall ? 1 : 0) : word.capitalsToLower
  }

  fileprivate func combine(_ declared: String, into hash: inout NameHash) {
    let isDone = declared.utf8.withContiguousStorageIfAvailable { bytes in
      guard let changed = changedLetters(of: bytes) else { return false }
      for byte in bytes[..<changed] { hash.combine(byte ^ 0x20) }
      for byte in bytes[changed...] { hash.combine(byte) }
      return true
    }
    if isDone != true { hash.combine(spelling(of: declared)) }
  }
}

extension StaticString {
  fileprivate var isEmpty: Bool { utf8CodeUnitCount == 0 }
}

/// What generated code calls after one declaration.
package struct SwiftNames: Sendable {
  private let declared: String

  package init(of declared: String) {
    self.declared = declared
  }

  package func callAsFunction(_ role: Naming) -> String { role(declared) }
}
