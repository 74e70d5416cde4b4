import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is told to the analytics.
extension SpecWalker {
  mutating func visit(_ events: EventsDeclaration) {
    declare(events.name, .type(.events))
    generate(events.name, GeneratedTypes.events)
    if events.cases.isEmpty, !types.isInBrokenDeclaration {
      findings.report(
        .emptyDeclaration, "the catalogue `\(events.name.text)` has no events",
        at: location(events.name))
    }
    for event in events.cases {
      declare(event.name, .enumCase(hasUnknown: false))
      declare(event.parameters, .requestParameter)
      fields(event.parameters, defaultsIn: .constants, givenTo: .other)
      checkUnique(event.name)
    }
    checkSentNames(of: events)
  }

  /// What is sent under another name is an event of the catalogue, and analytics can tell events apart.
  private mutating func checkSentNames(of events: EventsDeclaration) {
    let known = events.cases.map(\.name.text)
    for name in events.sentAs where !known.contains(name.event.text) {
      findings.report(
        .unknownTrackedEvent, "the catalogue has no event `\(name.event.text)`",
        at: location(name.event),
        suggestion: Suggestion(for: name.event.text, among: known, kind: "events"),
        help: ["declare it under `cases:`, or delete the name"])
    }
    for name in events.sentAs where known.contains(name.event.text) {
      types.symbols?.note(
        Symbol(.event, name.event.text, of: Symbol.Owner(.events, events.name.text)),
        at: name.event.span)
    }
    var places: [String: (event: String, place: Location)] = [:]
    for event in events.cases {
      let own = events.sentAs.first { $0.event.text == event.name.text }?.sent
      let place = location(own ?? event.name)
      let sent = events.sentName(of: event)
      guard let first = places[sent] else {
        places[sent] = (event.name.text, place)
        continue
      }
      // Of two events with one name it is said that they have it.
      guard first.event != event.name.text else { continue }
      findings.report(
        .duplicateName, "analytics are told another event as `\(sent)`", at: place,
        related: [.init(first.place, "the first one")],
        help: ["give one of them another name under `sentAs:`"])
    }
  }

  /// Events are found by their names alone, so each has one of its own.
  private mutating func checkUnique(_ name: Name) {
    guard let first = index.trackedEvent(name.text), first.place != location(name) else { return }
    findings.report(
      .duplicateName, "another event is named `\(name.text)`", at: location(name),
      related: [.init(first.place, "the first one")],
      help: ["give one of them another name, or delete it"])
  }

  mutating func visit(
    _ tracking: TrackingDeclaration, shown: ValueScope, rows: ValueScope,
    of screen: ScreenDeclaration
  ) {
    if let event = tracking.shown { visit(event, beside: [], shared: false, in: shown) }
    for impression in tracking.impressions {
      guard resolveModel(impression.model, ofRowsOf: screen) else { continue }
      visit(
        impression.event, beside: [], shared: false,
        in: rows.with(item: .model(impression.model.text)))
    }
  }

  /// The only event that shares words with a name which none has, and takes just what is given; where that is something,
  /// one word is enough.
  private func event(meantBy name: Name, taking given: Set<String>) -> String? {
    let fitting = index.trackedEventNames.filter { other in
      let parameters = index.trackedEvent(other)?.event.parameters ?? []
      return Set(parameters.map(\.name.text)) == given
    }
    let found =
      given.isEmpty
      ? NearMiss.sharingWords(with: name.text, among: fitting)
      : fitting.filter { NearMiss.shareWord($0, name.text) }
    return found.count == 1 ? found[0] : nil
  }

  /// - Parameters:
  ///   - values: Those that stand beside the event's name.
  ///   - shared: Whether the values are also those of a screen, request or method, so that the event
  ///     takes of them what it has parameters for.
  ///   - areSound: Whether nothing is known to be wrong with the values that stand beside the name.
  mutating func visit(
    _ tracked: TrackedEvent, beside values: [Argument], shared: Bool, areSound: Bool = true,
    in scope: ValueScope
  ) {
    guard let found = index.trackedEvent(tracked.event.text) else {
      guard !index.hasBroken(.events) else { return }
      let known = index.trackedEventNames
      let given = Set((tracked.arguments ?? values).map(\.name.text))
      var suggestion = Suggestion(for: tracked.event.text, among: known, kind: "events")
      if suggestion.nearest == nil, let other = event(meantBy: tracked.event, taking: given) {
        suggestion = Suggestion(meaning: other, note: "which takes the same")
      }
      let names = (tracked.arguments ?? (shared ? [] : values)).map { "\($0.name.text): …" }
      let event =
        "\(tracked.event.text): {\(names.isEmpty ? "" : " \(names.joined(separator: ", ")) ")}"
      var finding = Diagnostic(
        .unknownTrackedEvent, "there is no event `\(tracked.event.text)` to track",
        at: location(tracked.event), suggestion: known.isEmpty ? nil : suggestion,
        help: known.isEmpty
          ? ["declare it: `events: Analytics` with `cases: { \(event) }`"]
          : suggestion.nearest == nil ? ["or declare it under `cases:`: `\(event)`"] : [])
      finding.note(cause: finding.message)
      let name = tracked.event.text
      // Code may track what no spec does. Who tracks it by a slip of its name means it as it is; by another name nobody
      // has tracked it since it was called otherwise.
      guard let meant = suggestion.nearest.flatMap(index.trackedEvent),
        !NearMiss.isSlip(name, of: meant.event.name.text)
      else { return findings.report(finding) }
      let declared = meant.event.name.text
      findings.reportShared(
        Diagnostic(
          .unknownTrackedEvent,
          "no spec tracks the event `\(declared)`, and `\(name)` is tracked, which no catalogue has",
          at: meant.place, help: ["did you mean `\(name)`?"],
          fixes: Fix.replacing(declared, at: meant.place, by: name, .unsafe)),
        shownBy: .init(location(tracked.event), "it is tracked here"), or: finding,
        unlessNamed: Symbol(
          .event, declared, of: Symbol.Owner(.events, meant.catalogue.name.text)))
      return
    }
    types.symbols?.note(
      Symbol(.event, tracked.event.text, of: Symbol.Owner(.events, found.catalogue.name.text)),
      at: tracked.event.span)
    if let id = index.id(of: .events, found.catalogue.name.text) {
      checkAccess(
        to: id, named: Name(found.catalogue.name.text, span: tracked.event.span))
      uses.note(current, uses: id)
    }
    guard areSound || tracked.arguments != nil else { return }
    let callee = Callee(
      kind: .events, parameters: found.event.parameters, file: found.place.file)
    guard shared, tracked.arguments == nil else {
      return arguments(
        tracked.arguments ?? values, of: callee, named: tracked.event, in: scope)
    }
    // These names are those of what it is tracked with.
    let given = tracked.values(beside: values, for: found.event)
    give(
      .values(given), to: callee, named: tracked.event, in: scope, isShared: !values.isEmpty)
  }
}
