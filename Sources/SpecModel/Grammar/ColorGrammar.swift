enum ColorGrammar {
  static let light = Key("light", .color, "The colour in light mode.", example: "\"#3068cc\"")
  static let dark = Key(
    "dark", .color, "The colour in dark mode. Left out, it is derived from the light one.",
    example: "\"#7aa5f0\"")
  static let highContrast = Key(
    "highContrast", ColorFormsGrammar.record.form,
    "The forms for people who asked the system for more contrast. Left out, they are the usual ones.",
    example: "{ light: \"#1d4a9e\", dark: \"#a9c6ff\" }")
  static let asset = Key(
    "asset", .string("the name of a color"),
    "A colour set of the app's asset catalogue, with the variants that it has there.",
    example: "BrandBlue")
  static let system = Key(
    "system", Form<SystemColor>.choice,
    "A colour of UIKit, with all variants that it has there.", example: "label")
  static let swift = Key(
    "swift", SwiftMemberGrammar.record.form,
    "A `UIColor` that the app's code has: a static property.",
    example: "{ type: BrandColors, member: accent }")
  private static let origins = ["light", "asset", "system", "swift"]
  static let record = Record<@Sendable (Name) -> ColorDeclaration>(
    "color",
    """
    A colour of a theme: its forms, a colour of the app's assets, one of the system, or one that the \
    app's code makes. Rules know the contrast of forms, and of those of the system's colours whose values \
    are the same in all versions of iOS; of others they say nothing.
    """,
    example: """
      light: "#3068cc"
      dark: "#7aa5f0"
      """,
    rules: [
      .exactlyOne(
        origins,
        missing: .missing(
          "this color is none",
          help: "give it a `light:` form, or an `asset:`, `system:` or `swift:`"),
        several: .excess(
          "a color is only one of `light`, `asset`, `system` and `swift`", at: .second(origins),
          help: "leave one of them: assets and the system's colors have variants of their own")),
      .only(["dark", "highContrast"], with: ["light"]),
    ]
  ) { mapping in
    let light = mapping.value(light)
    let dark = mapping.value(dark)
    let highContrast = mapping.value(highContrast)
    let asset = mapping.value(asset)
    let system = mapping.value(system)
    let swift = mapping.value(swift)
    if let type = swift?.type, type.module == nil, type.type.text == "UIFont" {
      mapping.reader.report(
        .invalidValue, "members of `UIFont` are fonts, and a colour is due", at: type.type.span,
        help: "write `UIColor`")
    }
    let value: ColorValue? =
      light.map { .forms(ColorForms(light: $0, dark: dark), highContrast: highContrast) }
      ?? asset.map { .asset($0) } ?? system.map { .system($0) } ?? swift.map { .swift($0) }
    guard let value else { return nil }
    return { ColorDeclaration(name: $0, value: value) }
  }
}

enum ColorFormsGrammar {
  static let light = Key(
    "light", .color, .required, "The colour in light mode.", example: "\"#1d4a9e\"")
  static let dark = Key(
    "dark", .color, "The colour in dark mode. Left out, it is derived from the light one.",
    example: "\"#a9c6ff\"")
  static let record = Record<ColorForms>(
    "high contrast", "A colour for people who asked the system for more contrast.",
    example: """
      light: "#1d4a9e"
      dark: "#a9c6ff"
      """
  ) { mapping in
    let light = mapping.value(light)
    let dark = mapping.value(dark)
    return light.map { ColorForms(light: $0, dark: dark) }
  }
}

enum SwiftMemberGrammar {
  static let type = Key(
    "type", .name(.other("a Swift type")), .required, "The type that has the member.",
    example: "BrandColors")
  static let member = Key(
    "member", .name(.other("the name of a member")), .required,
    "The name of a static member of the type.", example: "accent")
  static let module = Key(
    "module", .name(.module), "The module that declares the type; the app's own when left out.",
    example: "BrandKit")
  static let record = Record<SwiftMember>(
    "swift member", "Something that the app's own code makes.",
    example: """
      type: BrandColors
      member: accent
      """
  ) { mapping in
    let type = mapping.value(type)
    let member = mapping.value(member)
    let module = mapping.value(module)
    guard let type, let member else { return nil }
    return SwiftMember(type: SwiftTypeReference(type: type, module: module), member: member)
  }
}
