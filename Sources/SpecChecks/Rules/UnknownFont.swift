import Diagnostics

extension Rule {
  static let unknownFont = Rule(
    name: "unknown-font",
    summary: "A cell or layout uses a font that the theme does not declare.",
    rationale:
      "Looks come from the theme; a token that it does not have would fall back to something "
      + "that nobody chose.",
    examples: """
      app: Shop
      language: 1
      theme: Classic
      ---
      theme: Classic
      colors: { secondaryText: { light: "#5c5c5c" } }
      fonts: { caption: { size: 12 } }
      spacing: { s: 4 }
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title, font: ‹captoin→caption› } }
      """)
}

extension SpecRule {
  static let unknownFont = SpecRule(.unknownFont, reportedBy: .names)
}
