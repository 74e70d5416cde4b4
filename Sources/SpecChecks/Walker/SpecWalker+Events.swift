import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The events of requests, and of the app's own code, for which screens load anew.
extension SpecWalker {
  mutating func events(_ events: [Name]) {
    for event in events { types.symbols?.note(Symbol(.event, event.text), at: event.span) }
    // What could not be read of a request, or of the app, may be what it emits.
    guard !index.hasBroken(.request), !index.hasBroken(.app) else { return }
    for event in events where !index.emittedEvents.contains(event.text) {
      var suggestion = Suggestion(
        for: event.text, among: index.emittedEvents.sorted(), kind: "events")
      // Names of events begin with a small letter: of two that differ in that, the other is right.
      let isMisstyled = event.text.first?.isUppercase == true
      if let meant = suggestion.nearest, !isMisstyled || meant.first?.isUppercase == true,
        let slip = index.unheardEvent(meant)
      {
        var finding = Diagnostic(
          .unknownEvent, "nothing hears of `\(meant)`, and `\(event.text)` is waited for",
          at: slip,
          help: [
            "did you mean `\(event.text)`?", "or write `\(meant)` where `\(event.text)` stands",
          ])
        finding.misnaming = Misnaming(meant, insteadOf: event.text)
        findings.reportShared(finding, shownBy: .init(location(event), "this waits for it"))
        continue
      }
      if suggestion.nearest == nil, let idle = index.idleEvent(meantBy: event.text) {
        suggestion = Suggestion(meaning: idle, note: "for which nothing loads anew")
      }
      let condition =
        switch index.emittedEvents.count {
        case 0: ""
        case 1: ", if it is another one"
        default: ", if none of them is meant"
        }
      var finding = Diagnostic(
        .unknownEvent, "nothing emits `\(event.text)`", at: location(event),
        suggestion: suggestion,
        help: suggestion.nearest == nil
          ? [
            "say `emits: [\(event.text)]` of the request after which this loads anew, or of the app if its own code tells it\(condition)"
          ] : [])
      finding.note(cause: finding.message)
      findings.report(finding)
    }
  }
}

extension AppIndex {
  /// The only event for which no screen loads anew, and that has a word of one that nothing emits: it was renamed.
  fileprivate func idleEvent(meantBy name: String) -> String? {
    var idle = emittedEvents
    for screen in names(of: .screen) {
      for event in self.screen(screen)?.reload.events ?? [] { idle.remove(event.text) }
    }
    let alike = idle.filter { NearMiss.shareWord(name, $0) }
    guard alike.isEmpty else { return alike.count == 1 ? alike.first : nil }
    // The words may have changed their order: `goodAdded` and `addGood`.
    let words = Set(NearMiss.wordTexts(name))
    let reordered = idle.filter { !words.isDisjoint(with: NearMiss.wordTexts($0)) }
    return reordered.count == 1 ? reordered.first : nil
  }

  /// Where the only request, or the app, emits an event for which no screen loads anew.
  fileprivate func unheardEvent(_ name: String) -> Location? {
    let isHeard = names(of: .screen).contains { screen in
      self.screen(screen)?.reload.events.contains { $0.text == name } == true
    }
    guard !isHeard else { return nil }
    let inRequests = names(of: .request).flatMap { request -> [Location] in
      guard let declaration = self.request(request) else { return [] }
      return places(of: name, among: declaration.emits, of: .request, request)
    }
    let inApp = app.map { places(of: name, among: $0.emits, of: .app, $0.name.text) } ?? []
    let all = inRequests + inApp
    return all.count == 1 ? all.first : nil
  }

  private func places(
    of event: String, among emitted: [Name], of kind: DeclarationKind, _ name: String
  ) -> [Location] {
    guard let id = id(of: kind, name) else { return [] }
    return emitted.filter { $0.text == event }
      .map { Location(file: file(of: id), span: $0.span) }
  }
}
