import Diagnostics

extension Rule {
  static let unknownColor = Rule(
    name: "unknown-color",
    summary: "A cell or layout uses a color that the theme does not declare.",
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
      cell: { text: { value: $item.title, color: ‹secondarytext→secondaryText› } }
      """)
}

extension SpecRule {
  static let unknownColor = SpecRule(.unknownColor, reportedBy: .names, .types)
}
