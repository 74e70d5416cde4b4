import SourceText
import SpecModel
import SpecSemantics

/// Gives names that Swift and the specs can have, each once.
struct ImportNames {
  /// The names of types that are taken, in small letters: Swift has one namespace for all of them, and members
  /// are named after them in other capitals.
  private var taken: Set<String> = []

  /// - Parameter taken: Names that the app's other specs declare.
  init(taken: Set<String> = []) {
    for name in taken { take(name) }
  }

  private mutating func take(_ name: String) {
    for type in Self.types(of: name) { taken.insert(type.lowercased()) }
  }

  /// All types that may be generated for a declaration.
  private static func types(of name: String) -> [String] {
    (GeneratedTypes.own + GeneratedTypes.gateway).map { $0(name) }
  }

  /// A name for a declaration that is called after what it stands in only where it has to be.
  mutating func type(_ text: String, within owner: String) -> String {
    type(isFree(SafeName.upperCamel(text)) ? text : "\(owner) \(text)", else: "Info")
  }

  /// A name for a declaration.
  ///
  /// - Parameters:
  ///   - text: What the document calls it.
  ///   - suffix: What is put behind it where the name is taken.
  mutating func type(_ text: String, else suffix: String) -> String {
    let wanted = SafeName.upperCamel(text)
    var name = wanted
    var number = 2
    while !isFree(name) {
      name = name == wanted ? wanted + suffix : "\(wanted)\(suffix)\(number)"
      if name != wanted + suffix { number += 1 }
    }
    take(name)
    return name
  }

  private func isFree(_ name: String) -> Bool {
    guard BuiltinType(rawValue: name) == nil, !ReservedNames.contains(name, .type(.model)),
      !ReservedNames.contains(name, .type(.api))
    else { return false }
    return Self.types(of: name).allSatisfy {
      !taken.contains($0.lowercased())
        && !ReservedNames.isTaken(NameHash(of: $0).value, inScenes: true)
    }
  }
}

/// Gives names to what stands beside one another in a declaration.
struct MemberNames {
  private let role: NameRole
  private let suffix: String
  private var taken: Set<String> = []

  /// - Parameter suffix: What is put behind names that mean something else in Swift.
  init(_ role: NameRole, else suffix: String) {
    self.role = role
    self.suffix = suffix
  }

  mutating func name(_ text: String) -> String {
    let wanted = SafeName.lowerCamel(text.withoutShouting)
    let plain = ReservedNames.contains(wanted, role) ? wanted + suffix : wanted
    var name = plain
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(plain)\(number)"
      number += 1
    }
    return name
  }
}

extension String {
  /// In small letters where all of its letters are capitals: names of cases are constants in many languages.
  var withoutShouting: String {
    let hasSmall = utf8.contains(where: \.isSmall)
    let capitals = utf8.count(where: \.isCapital)
    return hasSmall || capitals < 2 ? self : lowercased()
  }

  /// What one of several is called: `categories` gives `category`.
  package var asSingular: String { singular }

  var singular: String {
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    if ["sses", "shes", "ches", "xes"].contains(where: hasSuffix) { return String(dropLast(2)) }
    if hasSuffix("s"), !hasSuffix("ss"), !hasSuffix("us"), !hasSuffix("is"), count > 3 {
      return String(dropLast())
    }
    return self
  }
}
