import Foundation

/// What a search offers to search for while its field is edited.
@MainActor
public struct SearchSuggestions {
  /// What they say, in their order.
  package let texts: [ScreenText]
  /// Whether only those are offered that contain what is typed.
  private let isNarrowed: Bool

  private init(_ texts: [ScreenText], isNarrowed: Bool) {
    self.texts = texts
    self.isNarrowed = isNarrowed
  }

  /// These texts, as far as they contain what is typed.
  public init(texts: [ScreenText]) {
    self.init(texts, isNarrowed: true)
  }

  /// These words, as far as they contain what is typed, or all of them where they were found by it.
  public init(words: [String], narrowed isNarrowed: Bool = true) {
    self.init(words.map { .verbatim($0) }, isNarrowed: isNarrowed)
  }

  /// What `text` says of each of `items`, as far as that contains what is typed, or all of it where they were found
  /// by it.
  public init<Item>(
    of items: [Item], narrowed isNarrowed: Bool = true, text: (Item) -> ScreenText
  ) {
    self.init(items.map(text), isNarrowed: isNarrowed)
  }

  /// Those that go with what is typed, each once.
  ///
  /// - Parameter string: The string that a text is to the reader.
  package func strings(for typed: String, _ string: (ScreenText) -> String) -> [String] {
    var strings: [String] = []
    for text in texts {
      let found = string(text)
      guard !found.isEmpty, !strings.contains(found), goes(found, with: typed) else { continue }
      strings.append(found)
    }
    return strings
  }

  /// Capitals and accents are not what readers search by.
  private func goes(_ text: String, with typed: String) -> Bool {
    let words = typed.trimmingCharacters(in: .whitespaces)
    guard isNarrowed, !words.isEmpty else { return true }
    return text.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
