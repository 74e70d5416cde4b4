/// Fonts between which a condition chooses, by the keys that do so for colours.
enum ConditionalFontGrammar {
  static let value = Key(
    "then", Form<Alternatives<Name>>.chosenFont, .required,
    "The font where the condition holds.", example: "headline")
  static let otherwise = Key(
    "else", Form<Alternatives<Name>>.chosenFont, .required,
    "The font where the condition does not hold.", example: "body")
  static let record = Record<Alternatives<Name>>(
    "conditional font",
    "One of two fonts of the theme, between which a condition chooses; either can be one of two itself.",
    example: """
      when: $item.isUnread
      then: headline
      else: body
      """
  ) { mapping in
    mapping.chosen(value, or: otherwise)
  }
}

/// Greatest numbers between which a condition chooses: as many as there are where it chooses none.
enum ConditionalCountGrammar {
  static let value = Key(
    "then", Form<ChosenCount>.chosen(.chosenMost), .required,
    "The most where the condition holds.", example: "2")
  static let otherwise = Key(
    "else", Form<ChosenCount>.chosen(.most("else", canChoose: true)),
    "The most where the condition does not hold; as many as there are when left out.",
    example: "6")
  static let record = Record<ChosenCount>(
    "conditional count",
    "One of two greatest numbers, between which a condition chooses; either can be one of two itself.",
    example: """
      when: $item.isRead
      then: 2
      """
  ) { mapping in
    mapping.chosen(value, or: otherwise, leftOut: .one(nil))
  }
}

extension Form where Value == Alternatives<Name> {
  /// A font of the theme, or one of several by conditions.
  static var chosenFont: Form {
    ConditionalFontGrammar.record.orOne(Form<Name>.name(.font)) { .one($0) }
  }
}

extension Form where Value == ChosenCount {
  /// The most lines of a text, or one of several numbers by conditions.
  static var chosenLines: Form { chosen(.most("lines", canChoose: true)) }

  /// A greatest number of things, or one of several numbers by conditions.
  static func chosen(_ count: Form<Int>) -> Form {
    ConditionalCountGrammar.record.orOne(count) { .one($0) }
  }
}
