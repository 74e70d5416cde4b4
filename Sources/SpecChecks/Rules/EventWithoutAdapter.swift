import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Actions are about events of adapters that the screen uses.
  static let eventWithoutAdapter: SpecRule = .init(
    name: "event-without-adapter",
    summary: "An action waits for an event of an adapter that the screen does not use.",
    rationale:
      "It never happens; most likely the adapter was taken out of the lists and the action was "
      + "left behind.",
    examples: """
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: comment } }
      ---
      screen: Feed
      «sections: [→source: { use: Posts }
      adapters: [PostRow»]
      actions: [{ event: ‹PostRow›.comment, do: reload }]
      """,
    .screens { site, findings in
      if let (listed, meant) = site.adapterListedInstead {
        let place = site.location(listed.span)
        return findings.report(
          .eventWithoutAdapter,
          "`\(site.screen.name.text)` lists `\(listed.text)`, and its actions wait for events of `\(meant.text)`, for the same model",
          at: place,
          related: [.init(site.location(meant.span), "it waits for one here")],
          help: ["did you mean `\(meant.text)`?"],
          fixes: Fix.replacing(listed.text, at: place, by: meant.text, .unsafe))
      }
      for action in site.screen.actions {
        guard case .event(let adapter, let event) = action.trigger,
          site.index.id(of: .adapter, adapter.text) != nil,
          !site.adapters.contains(where: { $0.text == adapter.text }),
          // One that is misspelt may be the one that is meant.
          site.adapters.allSatisfy(site.isKnown), !site.lacksAdapter(likely: adapter.text)
        else { continue }
        let place = site.location(adapter.span)
        let meant = site.adapterMeant(byEvent: event.text)
        if let meant {
          findings.note(
            explained: causeOfUnhandled(event.text, of: meant, in: site.file),
            by: .eventWithoutAdapter)
          // Which events it has does not matter.
          findings.note(
            explained: "\(event.text) of \(adapter.text)", by: .eventWithoutAdapter)
        }
        findings.report(
          .eventWithoutAdapter,
          "`\(site.screen.name.text)` does not use the adapter `\(adapter.text)`", at: place,
          help: [
            meant.map { "did you mean `\($0)`, which has an event `\(event.text)`?" }
              ?? "list the adapter in a section, or take the action out"
          ], fixes: meant.map { Fix.replacing(adapter.text, at: place, by: $0, .unsafe) } ?? [])
      }
    })
}

extension ScreenSite {
  /// The adapter that is listed where all events that are waited for are those of another one, which is for the same
  /// model and not listed.
  fileprivate var adapterListedInstead: (listed: Name, meant: Name)? {
    var names: [Name] = []
    for action in screen.actions {
      guard case .event(let adapter, let event) = action.trigger else { continue }
      guard index.adapter(adapter.text)?.events.contains(where: { $0.text == event.text }) == true
      else { return nil }
      names.append(adapter)
    }
    guard let meant = names.first, names.allSatisfy({ $0.text == meant.text }),
      let model = index.adapter(meant.text)?.model.text,
      !adapters.contains(where: { $0.text == meant.text }), adapters.allSatisfy(isKnown)
    else { return nil }
    let listed = adapters.filter { index.adapter($0.text)?.model.text == model }
    guard listed.count == 1, index.adapter(listed[0].text)?.events.isEmpty == true else {
      return nil
    }
    return (listed[0], meant)
  }

  /// The only adapter of the screen that has an event of a name, about which nothing is done.
  fileprivate func adapterMeant(byEvent event: String) -> String? {
    let able = Set(adapters.map(\.text)).filter { name in
      index.adapter(name)?.events.contains { $0.text == event } == true
        && !handles(event, of: name)
    }
    return able.count == 1 ? able.first : nil
  }

  /// Whether a model comes for which no adapter is listed, and which this one is for: that is reported.
  fileprivate func lacksAdapter(likely name: String) -> Bool {
    guard let model = index.adapter(name)?.model.text else { return false }
    return resolved.contains { section in
      section.cases.contains { $0.model == model && $0.adapters.isEmpty }
    }
  }
}
