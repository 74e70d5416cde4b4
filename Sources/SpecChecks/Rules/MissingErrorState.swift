import Diagnostics
import SpecModel
import SpecSemantics

extension Rule {
  static let missingErrorState = Rule(
    name: "missing-error-state",
    severity: .warning,
    summary: "A screen loads something and shows nothing for a failed load.",
    rationale:
      "Without a network the screen stays blank, and no one is offered to try again.",
    failing: RuleExample(
      """
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
      states: { empty: { text: feed.empty } }
      actions: [{ event: PostRow.comment, do: reload }]
      """
    ),
    passing: RuleExample(
      """
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
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      states: { empty: { text: feed.empty }, error: { text: feed.error } }
      actions: [{ event: PostRow.comment, do: reload }]
      """
    ))
}

/// Screens that load something say what they show when that fails.
struct MissingErrorState: ScreenRule {
  var rule: Rule { .missingErrorState }

  func check(_ site: ScreenSite, into findings: inout Findings) {
    guard site.screen.states.error == nil, !site.screen.states.hasUnreadableError, site.loads
    else { return }
    findings.report(
      Diagnostic(
        rule, "`\(site.screen.name.text)` loads something and shows nothing for a failed load",
        at: site.location(site.screen.name.span),
        help: ["add `states: { error: { text: …error, retry: true } }`"]))
  }
}
