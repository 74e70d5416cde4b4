import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Screens that load something say what they show when that fails.
  static let missingErrorState: SpecRule = .init(
    name: "missing-error-state",
    severity: .warning,
    summary: "A screen loads something and shows nothing for a failed load.",
    rationale: "Without a network the screen stays blank, and no one is offered to try again.",
    examples: """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: comment } }
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      ---
      screen: ‹Feed›
      source: { use: Posts }
      adapters: [PostRow]
      states: { empty: { text: feed.empty }«→, error: { text: feed.error }» }
      actions: [{ event: PostRow.comment, do: reload }]
      """,
    .screens { site, findings in
      guard site.screen.states.error == nil, !site.screen.states.hasUnreadableError, site.loads
      else { return }
      findings.report(
        .missingErrorState,
        "`\(site.screen.name.text)` loads something and shows nothing for a failed load",
        at: site.location(site.screen.name.span),
        help: ["add `states: { error: { text: …error, retry: true } }`"])
    })
}
