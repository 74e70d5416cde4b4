import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Each tap and event has one action.
  static let duplicateAction: SpecRule = .init(
    name: "duplicate-action",
    summary: "Two actions of a screen follow on the same tap, event or shortcut.",
    rationale:
      "One thing happens when something is tapped or keys are pressed; which of the two was meant cannot be told.",
    examples: """
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: comment } }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      actions:«
        - { event: PostRow.comment, do: reload }→»
        - { event: PostRow.‹comment›, do: pop }
      """,
    .screens { site, findings in
      checkShortcuts(of: site, into: &findings)
      guard site.screen.actions.count > 1 else { return }
      var first: [String: ByteSpan] = [:]
      for action in site.screen.actions {
        let (key, name): (String, Name)
        switch action.trigger {
        case .select(let model): (key, name) = (model.text, model)
        case .event(let adapter, let event): (key, name) = ("\(adapter.text).\(event.text)", event)
        case .swipe: continue
        }
        guard let earlier = first.updateValue(name.span, forKey: key) else { continue }
        first[key] = earlier
        findings.report(
          .duplicateAction, "there is an action for `\(key)` already",
          at: site.location(name.span),
          related: [.init(site.location(earlier), "the first one")],
          help: ["leave one of them, or `call:` a method that does both"])
      }
    })

  /// Items that are there at the same time do not share their keys. Whether conditions exclude each other is not asked.
  private static func checkShortcuts(of site: ScreenSite, into findings: inout Findings) {
    var first: [SpecShortcut: ByteSpan] = [:]
    for item in site.screen.bar.items where item.condition == nil {
      guard let shortcut = item.shortcut else { continue }
      guard let earlier = first.updateValue(shortcut.span, forKey: shortcut.value) else { continue }
      first[shortcut.value] = earlier
      findings.report(
        .duplicateAction, "`\(shortcut.value)` does something else on this screen already",
        at: site.location(shortcut.span),
        related: [.init(site.location(earlier), "the first one")],
        help: ["give one of the two other keys"])
    }
  }
}
