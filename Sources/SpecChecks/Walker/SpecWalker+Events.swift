import Diagnostics
import SpecModel
import SpecSemantics

/// The events of requests for which screens load anew.
extension SpecWalker {
  mutating func events(_ events: [Name]) {
    for event in events { types.symbols?.note(Symbol(.event, event.text), at: event.span) }
    // What could not be read of a request may be what it emits.
    guard !index.hasBroken(.request) else { return }
    for event in events where !index.emittedEvents.contains(event.text) {
      let suggestion = Suggestion(
        for: event.text, among: index.emittedEvents.sorted(), kind: "events")
      if let meant = suggestion.nearest, let slip = index.unheardEvent(meant) {
        var finding = Diagnostic(
          .unknownEvent, "nothing hears of `\(meant)`, and `\(event.text)` is waited for",
          at: slip, help: ["did you mean `\(event.text)`?"],
          fixes: Fix.replacing(meant, at: slip, by: event.text, .unsafe))
        finding.misnaming = Misnaming(meant, insteadOf: event.text)
        findings.reportShared(finding, shownBy: .init(location(event), "this waits for it"))
        continue
      }
      var finding = Diagnostic(
        .unknownEvent, "no request emits `\(event.text)`", at: location(event),
        suggestion: suggestion,
        help: suggestion.nearest == nil
          ? [
            "say `emits: [\(event.text)]` of the request after which this loads anew, if none of them is meant"
          ] : [])
      finding.note(cause: finding.message)
      findings.report(finding)
    }
  }
}

extension AppIndex {
  /// Where the only request emits an event for which no screen loads anew.
  fileprivate func unheardEvent(_ name: String) -> Location? {
    let isHeard = names(of: .screen).contains { screen in
      self.screen(screen)?.reload.events.contains { $0.text == name } == true
    }
    guard !isHeard else { return nil }
    let places = names(of: .request).flatMap { request -> [Location] in
      guard let id = id(of: .request, request), let declaration = self.request(request) else {
        return []
      }
      return declaration.emits.filter { $0.text == name }
        .map { Location(file: file(of: id), span: $0.span) }
    }
    return places.count == 1 ? places.first : nil
  }
}
