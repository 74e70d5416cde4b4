import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every event of an adapter is handled by the screens that use it.
  static let unhandledEvent: SpecRule = .init(
    name: "unhandled-event", severity: .warning,
    summary: "A screen shows an adapter and does nothing about one of its events.",
    rationale: "The button is there, and tapping it does nothing.",
    examples: """
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: comment } }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [‹PostRow›]«→
      actions: [{ event: PostRow.comment, do: reload }]»
      """,
    .screens { site, findings in
      for name in site.adapters {
        guard let adapter = site.index.adapter(name.text), !adapter.events.isEmpty,
          !answersUnknownEvent(of: adapter, site)
        else { continue }
        var missing = adapter.events.filter { !site.handles($0.text, of: name.text) }
        // What nothing tells has been found to be of no use already.
        if !missing.isEmpty, case .cell(let cell) = adapter.body {
          let told = cell.toldEvents
          missing.removeAll { !told.contains($0.text) }
        }
        guard let first = missing.first, !site.takesForAnother(adapter),
          let place = site.index.location(of: .adapter, name.text)
        else { continue }
        let names = missing.map { "`\($0.text)`" }.joined(separator: " and ")
        var finding = Diagnostic(
          .unhandledEvent,
          "`\(site.screen.name.text)` does nothing about \(names) of `\(name.text)`",
          at: site.location(name.span),
          related: missing.map {
            .init(Location(file: place.file, span: $0.span), "declared here")
          },
          help: ["add an action: `{ event: \(name.text).\(first.text), … }`"])
        if missing.count == 1 {
          finding.cause = causeOfUnhandled(first.text, of: name.text, in: site.file)
        }
        findings.report(finding)
      }
    })

  /// Whether an action is about an event that the adapter does not have, or about one of its events by the name of an
  /// adapter that there is none of: both are reported as such.
  private static func answersUnknownEvent(of adapter: AdapterDeclaration, _ site: ScreenSite)
    -> Bool
  {
    site.screen.actions.contains { action in
      guard case .event(let name, let event) = action.trigger else { return false }
      let isOwn = adapter.events.contains { $0.text == event.text }
      return name.text == adapter.name.text
        ? !isOwn : isOwn && site.index.id(of: .adapter, name.text) == nil
    }
  }
}

extension ScreenSite {
  func handles(_ event: String, of adapter: String) -> Bool {
    screen.actions.contains { action in
      guard case .event(let name, let handled) = action.trigger else { return false }
      return name.text == adapter && handled.text == event
    }
  }
}

extension ScreenSite {
  /// Whether an adapter stands in the place of one that is missing, which is told.
  fileprivate func takesForAnother(_ adapter: AdapterDeclaration) -> Bool {
    resolved.contains { section in
      guard case .source(_, let uses, _) = screen.sections[section.position].content else {
        return false
      }
      return section.cases.contains { $0.adapters.isEmpty }
        && uses.contains { $0.name.text == adapter.name.text }
        && !section.cases.contains { $0.model == adapter.model.text }
    }
  }
}
