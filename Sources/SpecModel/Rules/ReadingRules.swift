import Diagnostics

/// The rules that reading a spec applies, before anything is known of other files.
extension Rule {
  public static let unknownKey = Rule(
    name: "unknown-key", severity: .error,
    summary: "A mapping has a key that its construct does not know.",
    rationale:
      "A key that nobody reads does nothing, and the screen is not what its author thinks it is.",
    examples: """
      enum: Audience
      cases: { everyone: everyone }
      ‹unknwon→unknown›: everyone
      """,
    fix:
      "Writes the key that was most likely meant, where only one comes near: by `--fix` where only capital and small "
      + "letters differ, and otherwise by `--unsafe-fixes`, since another key may have been meant.")

  public static let missingKey = Rule(
    name: "missing-key", severity: .error,
    summary: "A mapping lacks a key that its construct needs.",
    rationale: "Without it there is nothing right to generate.",
    examples: """
      ‹union›: FeedItem«→
      tag: kind»
      cases: { post: Post }
      """)

  public static let wrongType = Rule(
    name: "wrong-type", severity: .error,
    summary: "A value is not of the type that its key asks for.",
    rationale:
      "YAML reads `no`, `4:3` or `[T]?` as something else than it looks like; screenc reads every value by the type that is due and says so where it does not fit.",
    examples: """
      model: Ad
      fields: ‹[id, link]→{ id: ID, link: URL }›
      """)

  public static let declarationKeyFirst = Rule(
    name: "declaration-key-first", severity: .error,
    summary: "The first key of a document says what it declares.",
    rationale: "Readers and tools find a declaration by the first line of its document.",
    examples: """
      «→union: FeedItem
      »tag: kind«
      ‹union›: FeedItem→»
      cases: { post: Post }
      """,
    fix: "Moves the line of the key to the top of its document.")

  public static let invalidValue = Rule(
    name: "invalid-value", severity: .error,
    summary: "A value, condition or text does not follow the expression grammar.",
    rationale: "What cannot be read cannot be checked, and what is not checked can crash.",
    examples: """
      adapter: Tile
      for: Post
      cell: { text: { value: $item.title, when: $item.likes ‹=→==› 3 } }
      """)

  public static let unsupportedLanguageVersion = Rule(
    name: "unsupported-language-version", severity: .error,
    summary: "A spec asks for a newer version of the language than screenc or the app has.",
    rationale: "An older screenc would miss what the newer keys say, and so would its users.",
    examples: """
      app: Moments
      language: ‹7→1›
      """)

  public static let deprecatedKey = Rule(
    name: "deprecated-key", severity: .warning,
    summary: "A key is used that has another name now.",
    rationale:
      "A later version of the language will not know the old name; until then both mean the same.",
    examples: "‹caption→title›: Hello\n",
    fix: "Renames the key.")

  public static let emptySpec = Rule(
    name: "empty-spec", severity: .warning,
    summary: "A spec file declares nothing.",
    rationale: "It is most likely unfinished, or its content was commented out by mistake.",
    examples: """
      ‹›# The screen of a single note.
      «→screen: Note
      sections: []
      »
      """)

  public static let typographicQuotes = Rule(
    name: "typographic-quotes", severity: .warning,
    summary: "A value stands in quotes that YAML knows nothing of.",
    rationale:
      "Quotes as books have them come with text that is copied from documents and chats. YAML takes them for letters: "
      + "they are shown, sent and compared with the rest of the value.",
    examples: """
      adapter: PostRow
      for: Post
      cell:
        text:
          verbatim: ‹“New”→"New"›
      """)

  public static let unknownSymbol = Rule(
    name: "unknown-symbol", severity: .warning,
    summary: "There is no symbol of this name.",
    rationale:
      "UIKit shows nothing for a symbol that it does not have. screenc knows the names of all SF Symbols up to iOS 26.",
    examples: """
      screen: Home
      sections: []
      bar: { trailing: [{ icon: ‹magnifyinglass→magnifyingglass›, label: home.search, do: reload }] }
      """,
    fix: "Writes the name that was most likely meant.")

  /// Every rule of reading.
  public static let reading: [Rule] = [
    unknownKey, missingKey, wrongType, declarationKeyFirst, invalidValue,
    unsupportedLanguageVersion, deprecatedKey, emptySpec, typographicQuotes,
    unknownSymbol,
  ]
}
