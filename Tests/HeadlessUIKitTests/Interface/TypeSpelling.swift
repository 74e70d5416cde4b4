/// A type as it is spelt, with what does not matter taken away.
struct TypeSpelling: Hashable {
  var text: String

  /// Attributes and keywords that a use of the type does not depend on.
  private static let unimportant: Set<String> = [
    "@escaping", "@Sendable", "@MainActor", "@autoclosure", "any", "__owned", "consuming",
  ]

  /// Names that the importer gives to Foundation's types before they get their Swift ones.
  private static let foundation = [
    "NSTimeInterval": "TimeInterval", "NSBundle": "Bundle", "NSLocale": "Locale",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSURL": "URL", "NSData": "Data",
    "NSDate": "Date", "NSIndexPath": "IndexPath", "NSNotificationName": "NSNotification.Name",
    "NSAttributedStringKey": "NSAttributedString.Key",
  ]

  init(_ spelling: some StringProtocol) {
    var words: [String] = []
    for word in TypeSpelling.words(of: String(spelling)) where !Self.unimportant.contains(word) {
      words.append(Self.foundation[word] ?? word)
    }
    text = Self.joined(words)
  }

  /// The spelling with each name replaced by what it stands for.
  func replacing(_ name: (String) -> String?) -> TypeSpelling {
    var result = self
    result.text = Self.joined(Self.words(of: text).map { name($0) ?? $0 })
    return result
  }

  /// Names with their dots and attributes stay whole, everything else is a word for each sign.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || "_@.".contains(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character.isWhitespace { continue }
      if character == ">", words.last == "-" {
        words[words.count - 1] = "->"
      } else if character == ")", words.last == "(" {
        words[words.count - 1] = "Void"
      } else {
        words.append(String(character))
      }
    }
    if !word.isEmpty { words.append(word) }
    // A function without parameters is not one that takes nothing.
    for index in words.indices.dropLast() where words[index] == "Void" && words[index + 1] == "->" {
      words[index] = "()"
    }
    return unwrapped(words)
  }

  /// `((A) -> B)?` and `(A)` mean what they mean without the brackets that only group.
  private static func unwrapped(_ words: [String]) -> [String] {
    guard words.first == "(", words.last == ")", !words.contains(","), !words.contains("->") else {
      return words
    }
    return Array(words.dropFirst().dropLast())
  }

  private static func joined(_ words: [String]) -> String {
    var text = ""
    for word in words {
      switch word {
      case ",", ":": text += word + " "
      case "->": text += " -> "
      case "inout", "&": text += word + " "
      default: text += word
      }
    }
    return text
  }
}
