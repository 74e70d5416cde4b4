import Diagnostics

extension SpecRule {
  static let unusedSource = unusedDeclaration(
    name: "unused-source",
    summary: "A source is used by no screen.",
    rationale: "A source that no screen shows is code that nobody needs.",
    examples: """
      source: ‹Posts›
      items: []
      yields: Post«→
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]»
      """,
    of: .source)
}
