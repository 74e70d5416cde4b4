/// The app's strings, made of the keys that its specs name.
struct CorpusStrings {
  /// Where the strings of a language stand below the spec root.
  static func path(of language: String) -> String {
    "Strings/\(language).lproj/Localizable.strings"
  }

  private var strings: [(key: String, values: Int)] = []
  private var known: Set<String> = []

  /// Adds the keys of a spec.
  ///
  /// - Parameter prefix: What all keys that are looked for begin with.
  mutating func add(keysIn text: String, prefix: String) {
    for line in text.split(separator: "\n") {
      var rest = line[...]
      while let start = rest.firstRange(of: " " + prefix) {
        let ending = rest[start.upperBound...].prefix { $0.isLetter || $0.isNumber }
        rest = rest[ending.endIndex...]
        let key = prefix + ending
        if !ending.isEmpty, known.insert(key).inserted {
          strings.append((key, Self.values(behindKey: rest)))
        }
      }
    }
  }

  /// How many values a text is given: `, with: [$item.likes, $item.title]`.
  private static func values(behindKey rest: Substring) -> Int {
    let mark = ", with: ["
    guard rest.hasPrefix(mark) else { return 0 }
    return rest.dropFirst(mark.count).prefix { $0 != "]" }.count { $0 == "," } + 1
  }

  /// The file of a language.
  func text(in language: String) -> String {
    var text = "/* Atlas, \(language) */\n"
    for (number, string) in strings.enumerated() {
      let phrase = Vocabulary.phrases[number % Vocabulary.phrases.count]
      let values = String(repeating: " %@", count: string.values)
      text += "\"\(string.key)\" = \"\(phrase)\(values) (\(language))\";\n"
    }
    return text
  }
}
