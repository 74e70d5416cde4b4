import Diagnostics

extension SpecRule {
  /// A rule about the names of something that themes declare.
  ///
  /// - Parameter cell: What uses such a name, in a spec.
  static func unknownToken(
    name: String, _ noun: String, cell: String, reportedBy reporters: [Reporter]
  ) -> SpecRule {
    .init(
      name: name,
      summary: "A cell or layout uses a \(noun) that the theme does not declare.",
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
        radii: { card: 16 }
        borders: { hairline: { width: 0.5, color: secondaryText } }
        shadows: { raised: { opacity: 0.2 } }
        gradients: { hero: { from: secondaryText, to: secondaryText } }
        durations: { quick: 150ms }
        ---
        model: Post
        fields: { id: ID, title: String, photo: URL }
        ---
        adapter: PostRow
        for: Post
        \(cell)
        """, reportedBy: reporters)
  }
}
