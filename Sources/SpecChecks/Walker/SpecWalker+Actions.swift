import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What follows on taps, swipes, menus and drags of rows and on events of their cells.
extension SpecWalker {
  mutating func visit(
    _ action: ActionDeclaration, of screen: ScreenDeclaration, shown: ValueScope, rows: ValueScope
  ) {
    var item: SpecType?
    var scope = rows
    switch action.trigger {
    case .select(let model):
      if resolveModel(model, ofRowsOf: screen, besides: screen.selectedModels) {
        item = .model(model.text)
      }
    case .swipe(let swipe):
      if resolveModel(swipe.model, ofRowsOf: screen) { item = .model(swipe.model.text) }
      text(swipe.title, in: scope.with(item: item))
      image(swipe.icon, in: scope.with(item: item))
    case .hold(let model):
      if resolveModel(model, ofRowsOf: screen) { item = .model(model.text) }
    case .reorder(let model):
      if resolveModel(model, ofRowsOf: screen) { item = .model(model.text) }
      scope = rows.with(moved: model)
    case .event(let name, let event):
      scope = shown
      guard !reportOldName(name, of: event, on: screen), let adapter = adapter(name) else { break }
      item = .model(adapter.model.text)
      checkEvent(event, of: adapter)
    }
    scope = item.map { scope.with(item: $0) } ?? scope.with(unknown: .item)
    visit(action.effect, effects(of: screen, in: scope))
  }

  /// Reports an adapter that is not there where just one of those that the screen lists has the event: most likely the
  /// adapter was renamed.
  private mutating func reportOldName(
    _ name: Name, of event: Name, on screen: ScreenDeclaration
  ) -> Bool {
    guard index.id(of: .adapter, name.text) == nil, !index.isBroken(.adapter, name.text) else {
      return false
    }
    let listed = screen.sections.flatMap { section -> [String] in
      guard case .source(_, let uses, _) = section.content else { return [] }
      return uses.map(\.name.text)
    }
    let telling = Set(listed).filter { listed in
      index.adapter(listed)?.events.contains { $0.text == event.text } == true
    }
    guard telling.count == 1, let meant = telling.first else { return false }
    var finding = Diagnostic(
      .unknownAdapter, "there is no adapter `\(name.text)`", at: location(name),
      suggestion: Suggestion(
        meaning: meant, note: "which this screen lists and which has the event `\(event.text)`"))
    finding.note(cause: name.text)
    findings.report(finding)
    findings.note(meant: [meant])
    return true
  }

  private mutating func checkEvent(_ event: Name, of adapter: AdapterDeclaration) {
    types.symbols?.note(
      Symbol(.event, event.text, of: Symbol.Owner(.adapter, adapter.name.text)), at: event.span)
    guard !adapter.events.contains(where: { $0.text == event.text }) else { return }
    let known = adapter.events.map(\.text)
    var finding = Diagnostic(
      .unknownEvent, "`\(adapter.name.text)` has no event `\(event.text)`", at: location(event),
      related: index.location(of: .adapter, adapter.name.text).map { place in
        let first = adapter.events.first.map { Location(file: place.file, span: $0.span) }
        return [
          first.map { .init($0, "its events are these") }
            ?? .init(place, "the adapter is declared here")
        ]
      } ?? [],
      suggestion: Suggestion(for: event.text, among: known, kind: "events"),
      help: adapter.tells(event.text) ? [adapter.declaring(event.text)] : [])
    finding.note(cause: "\(event.text) of \(adapter.name.text)")
    if !reportUntoldEvent(of: adapter, meantBy: event, or: finding) { findings.report(finding) }
  }

  /// Reports an event that an adapter declares and never tells, where it tells one of nearly the same name.
  ///
  /// - Parameters:
  ///   - name: The name that stands where the event is told or followed.
  ///   - other: What is wrong there, if nobody else says so.
  mutating func reportUntoldEvent(
    of adapter: AdapterDeclaration, meantBy name: Name, or other: Diagnostic
  ) -> Bool {
    guard let id = index.id(of: .adapter, adapter.name.text), case .cell(let cell) = adapter.body
    else { return false }
    let told = cell.toldEvents
    let untold = adapter.events.filter { !told.contains($0.text) }
    let undeclared = told.filter { event in !adapter.events.contains { $0.text == event } }
    // The only one that nothing tells is the only one that nobody declares, whatever it is called.
    let only = untold.count == 1 && undeclared == [name.text] ? untold.first : nil
    guard
      let slip = only
        ?? adapter.events.first(where: { NearMiss.isSlip($0.text, of: name.text) })
    else { return false }
    guard told.contains(name.text), !told.contains(slip.text) else { return false }
    let place = Location(file: index.file(of: id), span: slip.span)
    findings.reportShared(
      Diagnostic(
        .unknownEvent, "nothing tells `\(slip.text)`, and `\(name.text)` is told", at: place,
        help: ["did you mean `\(name.text)`?"],
        fixes: Fix.replacing(slip.text, at: place, by: name.text, .unsafe)),
      shownBy: .init(location(name), "it is called so here"), or: other)
    return true
  }
}

extension AdapterDeclaration {
  /// Whether something in its cell tells an event, be it declared or not.
  fileprivate func tells(_ event: String) -> Bool {
    var tells = false
    forEachEffect { effect in
      effect.forEachStep { step in
        if case .event(let name) = step.action, name.text == event { tells = true }
      }
    }
    return tells
  }

  /// How another event is declared.
  fileprivate func declaring(_ event: String) -> String {
    "declare it: `events: [\((events.map(\.text) + [event]).joined(separator: ", "))]`"
  }
}
