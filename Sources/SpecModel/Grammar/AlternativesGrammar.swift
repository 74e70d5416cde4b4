/// Colours between which a condition chooses, by the keys that do so for values and texts.
enum ConditionalColorGrammar {
  static let value = Key(
    "then", Form<Alternatives<Name>>.chosenColor, .required,
    "The colour where the condition holds.", example: "secondaryText")
  static let otherwise = Key(
    "else", Form<Alternatives<Name>>.chosenColor, .required,
    "The colour where the condition does not hold.", example: "text")
  static let record = Record<Alternatives<Name>>(
    "conditional color",
    "One of two colours of the theme, between which a condition chooses; either can be one of two itself.",
    example: """
      when: $item.isDone
      then: secondaryText
      else: text
      """
  ) { mapping in
    mapping.chosen(value, or: otherwise)
  }
}

/// Pictures by name, between which a condition may choose.
enum ChosenImageGrammar {
  static let asset = ImageGrammar.asset.optional
  static let value = Key(
    "then", Form<Alternatives<ImageValue>>.chosenImage,
    "The picture where the condition holds.", example: "heart.fill")
  static let otherwise = Key(
    "else", Form<Alternatives<ImageValue>>.chosenImage,
    "The picture where the condition does not hold.", example: "heart")
  static let record = Record<Alternatives<ImageValue>>(
    "conditional image",
    """
    A picture by name: short, a symbol; in this form, an image of the app, or one of two pictures, between \
    which a condition chooses.
    """,
    example: """
      when: $item.liked
      then: heart.fill
      else: heart
      """,
    rules: [
      .exactlyOne(
        ["asset", "then"],
        missing: .missing(
          "nothing says which picture this is where the condition holds",
          help: "add `then:` with a symbol, or with an image of the app as `{ asset: Name }`"),
        several: .excess(
          "a picture is either an `asset` or one of two", help: "leave one of them"))
    ] + ConditionalValueGrammar.rules(choosing: "this picture is") + [
      .needs(
        "then", "else",
        missing: .missing(
          "this picture has no other one", at: .key(["then"]),
          help: "add `else:` with the picture where the condition does not hold"))
    ]
  ) { mapping in
    let asset = mapping.value(asset)
    let chosen = mapping.chosen(value, or: otherwise)
    return asset.map { .one(.asset($0)) } ?? chosen
  }
}

extension Form where Value == Alternatives<Name> {
  /// A colour of the theme, or one of several by conditions.
  static var chosenColor: Form {
    ConditionalColorGrammar.record.orOne(Form<Name>.name(.color)) { .one($0) }
  }
}

extension Form where Value == Alternatives<ImageValue> {
  /// A picture by name, or one of several by conditions.
  static var chosenImage: Form {
    // The key of an image of the app is one of the record.
    let image = Form<ImageValue>(.text("a symbol's name"), read: Form<ImageValue>.image.read)
    return ChosenImageGrammar.record.orOne(image) { .one($0) }
  }
}
