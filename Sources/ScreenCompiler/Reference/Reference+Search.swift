import SpecModel

extension Reference {
  /// A place of the reference where something stands that was looked for.
  public struct Match: Sendable, Hashable {
    /// The page: what `screenc reference` shows it by.
    public let section: String
    /// The key or the choice that it is; nil for the construct or notation itself.
    public let key: String?
    /// What is said of it, in one sentence.
    public let summary: String
  }

  /// Where `words` stand, most telling first: what is called so, keys and choices that are, what has all of
  /// the words in its name, and then what speaks of them.
  public func matches(of words: String) -> [Match] {
    let topic = Topic(words)
    let ranked = entries.compactMap { match in
      topic.rank(of: match.key ?? match.section, text: match.summary).map { ($0, match) }
    }
    let ordered = ranked.enumerated().sorted { one, other in
      (one.element.0, one.offset) < (other.element.0, other.offset)
    }
    return ordered.map(\.element.1)
  }

  private var entries: [Match] {
    chapters.flatMap { chapter in
      chapter.notations.map {
        Match(section: $0.rawValue.anchor, key: nil, summary: $0.documentation.firstSentence)
      } + chapter.constructs.flatMap(entries)
    }
  }

  private func entries(of construct: Construct) -> [Match] {
    let section = construct.name.anchor
    let own = construct.groups.filter { $0.home == nil || $0.home == construct }.flatMap(\.keys)
    let keys = own.flatMap { key in
      [Match(section: section, key: key.name, summary: key.documentation.firstSentence)]
        + key.shape.choices.map {
          Match(
            section: section, key: "\(key.name): \($0.name)",
            summary: $0.documentation.firstSentence)
        }
    }
    return [Match(section: section, key: nil, summary: construct.documentation.firstSentence)]
      + keys
  }
}

/// What somebody looks for, in words.
public struct Topic: Sendable {
  private let words: [String]

  public init(_ text: String) {
    words = Self.words(of: text)
  }

  /// How well something fits; less is better, nil is not at all.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - text: What is said of it.
  public func rank(of name: String, text: String) -> Int? {
    guard !words.isEmpty else { return nil }
    let names = Self.words(of: name)
    if names == words { return 0 }
    if names.suffix(words.count).elementsEqual(words) { return 1 }
    if words.allSatisfy({ word in names.contains { $0.hasPrefix(word) } }) { return 2 }
    let all = names + Self.words(of: text)
    return words.allSatisfy { word in all.contains { $0.hasPrefix(word) } } ? 3 : nil
  }

  /// Words in small letters; `pullToRefresh` is three.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var isInWord = false
    for character in text {
      let isCapital = character.isUppercase
      if !(character.isLetter || character.isNumber) || (isCapital && isInWord) { words.append("") }
      isInWord = character.isLowercase
      guard character.isLetter || character.isNumber else { continue }
      words[words.count - 1] += character.lowercased()
    }
    return words.filter { !$0.isEmpty }
  }
}
