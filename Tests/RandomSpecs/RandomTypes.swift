/// A type of the spec language, as random specs have them.
indirect enum RandomType: Hashable, Sendable {
  case builtin(String)
  case enumeration(Int)
  case model(Int)
  case union
  case optional(RandomType)
  case list(RandomType)

  static let string = RandomType.builtin("String")
  static let bool = RandomType.builtin("Bool")
  static let id = RandomType.builtin("ID")

  /// The type as specs write it.
  var text: String {
    switch self {
    case .builtin(let name): name
    case .enumeration(let number): "Enum\(number)"
    case .model(let number): "Model\(number)"
    case .union: "Union0"
    case .optional(let wrapped): "\(wrapped.text)?"
    case .list(let element): "[\(element.text)]"
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  var unwrapped: RandomType { if case .optional(let wrapped) = self { wrapped } else { self } }

  /// Whether texts can be made of its values.
  var isShown: Bool {
    switch unwrapped {
    case .builtin(let name): ["String", "Int", "Double", "Decimal", "ID"].contains(name)
    case .enumeration: true
    case .model, .union, .list, .optional: false
    }
  }

  /// Whether requests can carry its values.
  var isSent: Bool {
    switch self {
    case .builtin, .enumeration: true
    case .model, .union: false
    case .optional(let inner), .list(let inner): inner.isSent
    }
  }
}

/// A value that can be read at a place.
struct RandomPath {
  var path: String
  var type: RandomType
}

/// A name with its type, and whether it has a default.
struct RandomSlot {
  var name: String
  var type: RandomType
  var hasDefault = false
  /// How it stands in payloads; nil as all of its type.
  var format: String?
  /// Where it stands in payloads, as specs write it; nil under its name.
  var place: String?
}

/// YAML in flow style, whose scalars are in double quotes: no word of it means anything else than it says.
enum Flow {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  static func map(_ entries: [(key: String, value: String)]) -> String {
    "{ \(entries.map { "\(key($0.key)): \($0.value)" }.joined(separator: ", ")) }"
  }

  private static func key(_ text: String) -> String {
    text.hasPrefix("$") ? quoted(text) : text
  }
}
