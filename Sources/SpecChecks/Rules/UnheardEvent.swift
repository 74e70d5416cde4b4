import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// After what a request changes somebody loads anew.
  static let unheardEvent: SpecRule = .init(
    name: "unheard-event", severity: .warning,
    summary: "A screen loads anew for some events, and nothing does for one that it brings about.",
    rationale:
      "The screen sends the request that emits it, or shows the screen that does, and goes on "
      + "showing what was there before; most likely the event was forgotten in its list. It is told "
      + "where nothing hears of the event and the list has others: the app's code hears of events, too.",
    examples: """
      screen: Accounts
      source: { use: AllAccounts }
      adapters: [AccountRow]
      reload: { events: [‹accountOpened›«→, accountClosed»] }
      actions:
        - { swipe: Account, edge: trailing, title: account.close, request: Close, with: { id: $item.id } }
        - { swipe: Account, edge: leading, title: account.open, request: Open, with: { id: $item.id } }
      ---
      request: Open
      parameters: { id: ID }
      method: POST
      path: /open/{$parameters.id}
      emits: [accountOpened]
      ---
      request: Close
      parameters: { id: ID }
      method: POST
      path: /close/{$parameters.id}
      emits: [accountClosed]
      ---
      source: AllAccounts
      request: { path: /accounts }
      yields: Account
      ---
      model: Account
      fields: { id: ID }
      ---
      adapter: AccountRow
      for: Account
      cell: { text: $item.id }
      """,
    .collecting(
      EventsHeard.self,
      on: .declarations { declaration, place, events in
        switch declaration {
        case .screen(let screen) where !screen.reload.events.isEmpty:
          events.hearing.append(place.id)
          for event in screen.reload.events { events.heard.insert(event.text) }
        case .request(let request) where !request.emits.isEmpty:
          events.emitting.append((request, place.id))
        default: break
        }
      }
    ) { app, events, findings in
      let unheard = events.emitting.filter { request, _ in
        !request.emits.contains { events.heard.contains($0.text) }
      }
      // What cannot be read may hear of it, and so may what is misspelt and specs that are elsewhere.
      guard !unheard.isEmpty, !app.index.hasBroken, app.index.interfaces.isEmpty,
        events.heard.isSubset(of: app.index.emittedEvents)
      else { return }
      let senders = Senders(
        of: Set(unheard.map(\.request.name.text)), among: events.hearing, in: app.index)
      for (request, id) in unheard {
        guard let event = request.emits.first else { continue }
        let emitted = Location(file: app.index.file(of: id), span: event.span)
        report(
          event, of: request, at: emitted, missedBy: senders.screens(sending: request.name.text),
          in: app.index, into: &findings)
      }
    })

  private static func report(
    _ event: Name, of request: RequestDeclaration, at emitted: Location,
    missedBy screens: [DeclarationID], in index: AppIndex, into findings: inout Findings
  ) {
    let lists = screens.compactMap { id -> (place: Location, events: [String])? in
      guard case .screen(let screen) = index.declaration(id), let last = screen.reload.events.last,
        screen.lists(whatChangesBy: event, index)
      else { return nil }
      return (
        Location(file: index.file(of: id), span: last.span), screen.reload.events.map(\.text)
      )
    }
    guard let first = lists.first else { return }
    let message =
      "no screen loads anew after `\(event.text)`, which `\(request.name.text)` emits"
    guard lists.count > 1 else {
      let whole = (first.events + [event.text]).joined(separator: ", ")
      return findings.report(
        .unheardEvent, message, at: first.place,
        related: [.init(emitted, "it is emitted here")],
        help: ["name it here, too: `events: [\(whole)]`"])
    }
    findings.report(
      .unheardEvent, message, at: emitted,
      related: lists.prefix(mostLists).map { .init($0.place, "these events are waited for") },
      help: ["name it in `reload: { events: … }` of the screens that show what changes"])
  }

  private static let mostLists = 3
}

/// Which events are emitted, and which are heard of.
private struct EventsHeard: Joinable, Sendable {
  var heard: Set<String> = []
  /// The screens that load anew for events.
  var hearing: [DeclarationID] = []
  var emitting: [(request: RequestDeclaration, id: DeclarationID)] = []

  init() {}

  init(joining parts: [EventsHeard]) {
    heard = Set(joining: parts.map(\.heard))
    hearing = Array(joining: parts.map(\.hearing))
    emitting = Array(joining: parts.map(\.emitting))
  }
}

/// By which screens requests are sent: the screens themselves, or those that show what sends them.
private struct Senders {
  private var own: [String: [DeclarationID]] = [:]
  private var shown: [String: [DeclarationID]] = [:]

  init(of requests: Set<String>, among screens: [DeclarationID], in index: AppIndex) {
    // Many lead to the same screen.
    var sentByShown: [String: Set<String>] = [:]
    for id in screens {
      guard case .screen(let screen) = index.declaration(id) else { continue }
      var sent: Set<String> = []
      var others: Set<String> = []
      screen.forEachStep(in: index) { effect in
        if let name = effect.requestThatLeavesThingsOld, requests.contains(name) {
          sent.insert(name)
        }
        if let name = effect.action.shownScreen { others.insert(name.text) }
      }
      for request in sent { own[request, default: []].append(id) }
      var sentThere: Set<String> = []
      for other in others {
        let known = sentByShown[other] ?? Self.sent(by: other, among: requests, in: index)
        sentByShown[other] = known
        sentThere.formUnion(known)
      }
      for request in sentThere { shown[request, default: []].append(id) }
    }
  }

  /// What a screen sends behind which it does not load anew by itself.
  private static func sent(
    by screen: String, among requests: Set<String>, in index: AppIndex
  ) -> Set<String> {
    var sent: Set<String> = []
    index.screen(screen)?.forEachStep(in: index) { effect in
      if case .request(let name) = effect.action, requests.contains(name.text),
        effect.then?.reloads != true
      {
        sent.insert(name.text)
      }
    }
    return sent
  }

  func screens(sending request: String) -> [DeclarationID] { own[request] ?? shown[request] ?? [] }
}

extension Effect {
  /// What is sent, unless the screen loads anew behind it by itself, or is left.
  fileprivate var requestThatLeavesThingsOld: String? {
    guard case .request(let name) = action else { return nil }
    var follows = false
    then?.forEachStep { if case .simple = $0.action { follows = true } }
    return follows ? nil : name.text
  }

  fileprivate var reloads: Bool {
    var reloads = false
    forEachStep { if case .simple(.reload) = $0.action { reloads = true } }
    return reloads
  }
}

extension ScreenDeclaration {
  /// Whether an event is called after something that the screen lists.
  fileprivate func lists(whatChangesBy event: Name, _ index: AppIndex) -> Bool {
    let words = NearMiss.wordTexts(event.text)
    return sections.usedAdapters.contains { name in
      guard let model = index.adapter(name.text)?.model.text,
        let last = NearMiss.wordTexts(model).last
      else { return false }
      return words.contains(last)
    }
  }

  /// Calls a function with every effect of the screen and of its cells, and with all that follows on them.
  fileprivate func forEachStep(in index: AppIndex, _ body: (Effect) -> Void) {
    forEachEffect { $0.forEachStep(body) }
    for name in sections.usedAdapters {
      guard case .cell(let cell)? = index.adapter(name.text)?.body else { continue }
      cell.forEachEffect { $0.forEachStep(body) }
    }
  }
}
