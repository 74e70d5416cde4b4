import SourceText

/// Stand-ins of the same form for what nobody else should see. The same text always has the same one, so that
/// samples are as alike as the answers.
enum BlankedText {
  /// Letters and digits by others, and all else as it is.
  static func masked(_ text: String) -> String {
    var masked = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: masked.append("X")
      case .lowercaseLetter, .otherLetter, .modifierLetter: masked.append("x")
      case .decimalNumber: masked.append("0")
      default: masked.append(scalar)
      }
    }
    return String(masked)
  }

  static func address(_ text: String) -> String {
    let names = Names(of: text.lowercased())
    return "\(names.first.lowercased()).\(names.last.lowercased())@example.com"
  }

  /// A name of as many words.
  static func name(_ text: String) -> String {
    let words = text.split(separator: " ")
    let names = Names(of: text)
    switch words.count {
    case 0: return ""
    case 1: return names.first
    default:
      return ([names.first] + words.dropFirst(2).map { _ in "M." } + [names.last]).joined(
        separator: " ")
    }
  }

  static func surname(_ text: String) -> String { Names(of: text).last }

  /// What people call themselves where they log in.
  static func handle(_ text: String) -> String {
    let names = Names(of: text)
    return "\(names.first.lowercased())\(names.last.lowercased())"
  }

  /// A day, or a moment, that says nothing of anybody.
  static func day(_ text: String) -> String {
    guard text.utf8.count >= 10, text.utf8.first?.isDigit == true else { return masked(text) }
    return "2000-01-01" + text.dropFirst(10)
  }

  /// Two names that follow from a text, and from which it does not follow.
  private struct Names {
    let first: String
    let last: String

    private static let firsts = [
      "Ada", "Alan", "Barbara", "Bjarne", "Chris", "Dana", "Edsger", "Frances", "Grace", "Hedy",
      "Ida", "Jean", "Karen", "Leslie", "Margaret", "Niklaus", "Olga", "Peter", "Radia", "Sophie",
      "Tim", "Ursula", "Vera", "Wanda", "Xenia", "Yukihiro", "Zoe",
    ]
    private static let lasts = [
      "Archer", "Baker", "Carter", "Draper", "Ellis", "Fisher", "Gardner", "Harper", "Irving",
      "Joyner", "Keeper", "Lister", "Mason", "Naylor", "Osler", "Porter", "Quilter", "Roper",
      "Sawyer", "Tanner", "Usher", "Vickers", "Weaver", "Yeoman",
    ]

    init(of text: String) {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash ^= hash >> 32
      first = Self.firsts[Int(hash % UInt64(Self.firsts.count))]
      last = Self.lasts[Int(hash / 64 % UInt64(Self.lasts.count))]
    }
  }
}
