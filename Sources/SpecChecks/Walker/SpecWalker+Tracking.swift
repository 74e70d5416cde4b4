import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is told to the analytics.
extension SpecWalker {
  mutating func visit(_ events: EventsDeclaration) {
    declare(events.name, .type(.events))
    generate(events.name, GeneratedTypes.events)
    if events.cases.isEmpty {
      findings.report(
        .emptyDeclaration, "the catalogue `\(events.name.text)` has no events",
        at: location(events.name))
    }
    for event in events.cases {
      declare(event.name, .enumCase(hasUnknown: false))
      declare(event.parameters, .requestParameter)
      fields(event.parameters, defaultsIn: .constants)
      checkUnique(event.name)
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
      guard resolve(.model, impression.model) != nil else { continue }
      visit(
        impression.event, beside: [], shared: false,
        in: rows.with(item: .model(impression.model.text)))
    }
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
      findings.report(
        .unknownTrackedEvent, "there is no event `\(tracked.event.text)` to track",
        at: location(tracked.event),
        suggestion: known.isEmpty
          ? nil : Suggestion(for: tracked.event.text, among: known, kind: "events"),
        help: known.isEmpty
          ? ["declare it: `events: Analytics` with `cases: { \(tracked.event.text): {} }`"] : [])
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
    give(.values(given), to: callee, named: tracked.event, in: scope)
  }
}
