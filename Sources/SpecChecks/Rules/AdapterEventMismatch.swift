import Diagnostics
import SpecModel
import SymbolGraphs

extension SpecRule {
  /// The events of the app's adapters are those that the specs name.
  static let adapterEventMismatch: SpecRule = .init(
    name: "adapter-event-mismatch",
    summary: "An adapter of the app has other events than its spec says.",
    rationale:
      "Its enum `Event` is what screens are told, and generated code goes through its cases one by "
      + "one. Checked where the app's symbol graphs are given (`--symbols`).",
    examples: [
      "Banner.yaml": """
      model: Ad
      fields: { id: ID, title: String }
      ---
      adapter: Banner
      for: Ad
      swift: { type: BannerAdapter }
      events: [‹hid→hidden›]
      ---
      screen: Feed
      source: { items: [{ id: a, title: Now }], yields: Ad }
      adapters: [Banner]
      actions: [{ event: Banner.«hid→hidden», do: reload }]
      """,
      "App.swift": """
      struct BannerAdapter: Adapter {
        enum Event { case hidden }
        func configure(_ cell: BannerCell, with item: Ad, in context: CellContext)
      }
      """,
    ],
    .app { app, findings in
      guard let code = AppCode(of: app.index), code.isWhole else { return }
      for own in app.index.ownTypes {
        guard case .adapter(let adapter) = own.role, let first = adapter.events.first,
          let type = code.resolved(own.reference)
        else { continue }
        let members = code.code.members(of: type)
        guard let event = members.first(where: { $0.kind.isType && $0.name == "Event" }) else {
          reportNoEvents(of: own, type, at: first, code, into: &findings)
          continue
        }
        guard let events = code.code.resolved(event), events.kind == .enumeration else { continue }
        compare(adapter, own, with: events, code, into: &findings)
      }
    })

  private static func reportNoEvents(
    of own: OwnType, _ type: SwiftSymbol, at event: Name, _ code: AppCode,
    into findings: inout Findings
  ) {
    findings.report(
      .adapterEventMismatch,
      "`\(own.name)` has no enum `Event`, so nobody is told of `\(event.text)`",
      at: Location(file: own.file, span: event.span), notes: code.note(of: type),
      help: ["declare `enum Event` in it, with a case for each of its events"])
  }

  private static func compare(
    _ adapter: AdapterDeclaration, _ own: OwnType, with events: SwiftSymbol, _ code: AppCode,
    into findings: inout Findings
  ) {
    let cases = code.code.members(of: events).filter { $0.kind == .enumCase }
    let missing = adapter.events.filter { event in !cases.contains { $0.name == event.text } }
    for event in missing {
      let suggestion = Suggestion(
        for: event.text, among: cases.map(\.name), kind: "cases of `\(events.dottedPath)`")
      findings.report(
        .adapterEventMismatch, "`\(events.dottedPath)` has no case `\(event.text)`",
        at: Location(file: own.file, span: event.span), notes: code.note(of: events),
        help: [suggestion.help])
    }
    // What is called otherwise in the spec is not forgotten there, too.
    guard missing.isEmpty else { return }
    for extra in cases where !adapter.events.contains(where: { $0.text == extra.name }) {
      findings.report(
        .adapterEventMismatch,
        "`\(events.dottedPath)` has a case `\(extra.name)`, which is none of the events",
        at: own.place, notes: code.note(of: extra),
        help: ["add `\(extra.name)` to `events:`, so that screens can say what follows"])
    }
  }
}
