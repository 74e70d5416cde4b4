enum FontGrammar {
  static let family = Key(
    "family", .string("the name of a font family"),
    "The family of the letters, as the device or the app's `Info.plist` knows it. Left out, it is the system's.",
    example: "Avenir Next")
  static let file = Key(
    "file", .string("the name of a font file"),
    "A file among the app's resources with the one face that is meant; it needs no entry in `Info.plist`.",
    example: "BrandSans-Bold.otf")
  static let swift = Key(
    "swift", SwiftMemberGrammar.record.form,
    """
    A `UIFont` that the app's code makes: a static function with the parameter `ofSize`, that any thread may \
    call. What it returns is not scaled yet.
    """,
    example: "{ type: BrandFonts, member: title }")
  static let size = Key(
    "size", Form<Double>.points.located(), .required,
    "Points at the standard text size of the system.", example: "17")
  static let weight = Key(
    "weight", Form<FontWeight>.choice, .defaultsTo("regular"), "How heavy the letters are.",
    example: "semibold")
  static let scales = Key(
    "scales", Form<TextStyle>.choice, .defaultsTo("body"),
    "The Dynamic Type role by which it grows with the text size that a person has chosen.",
    example: "caption1")
  static let maximum = Key(
    "maximum", Form<Double>.points.located(),
    "The points beyond which it does not grow. Left out, there is no such limit.",
    example: "40")
  private static let faces = ["family", "file", "swift"]
  static let record = Record<@Sendable (Name) -> FontDeclaration>(
    "font",
    "A font of a theme: the system's, a family's, a file's or the app's own, in a size and weight.",
    example: """
      family: Avenir Next
      size: 17
      weight: bold
      scales: headline
      """,
    rules: [
      .atMostOne(
        faces,
        several: .excess(
          "a font is only one of `family`, `file` and `swift`", at: .second(faces),
          help: "leave one of them")),
      .atMostOne(["file", "weight"], several: ownWeight),
      .atMostOne(["swift", "weight"], several: ownWeight),
    ]
  ) { mapping in
    let family = mapping.value(family)
    let file = mapping.value(file)
    let swift = mapping.value(swift)
    let size = mapping.value(size)
    let weight = mapping.value(weight) ?? .regular
    let scales = mapping.value(scales) ?? .body
    let maximum = mapping.value(maximum)
    if let type = swift?.type, type.module == nil, type.type.text == "UIColor" {
      mapping.reader.report(
        .invalidValue, "members of `UIColor` are colours, and a font is due", at: type.type.span,
        help: "write `UIFont`")
    }
    guard let size else { return nil }
    if let maximum, maximum.value < size.value {
      mapping.reader.report(
        .invalidValue, "`maximum:` is less than the font's `size:`, so that it never has its size",
        at: maximum.span, help: "give it more than its `size:`, or leave it out")
    }
    let face: FontFace =
      family.map { .family($0) } ?? file.map { .file($0) } ?? swift.map { .swift($0) } ?? .system
    return {
      FontDeclaration(
        name: $0, face: face, size: size.value, sizeSpan: size.span, weight: weight, scales: scales,
        maximum: maximum?.value)
    }
  }

  private static let ownWeight = Complaint.excess(
    "this font has its weight already", at: .key(["weight"]),
    help: "leave out `weight`: a file and the app's code give a face with a weight of its own")
}
