import ScreenCompiler
import SourceText
import SpecModel
import SpecSemantics

/// What there is to test of an app: its screens, how each stands in the app, and the ways that lead from them.
@MainActor
struct TrialPlan {
  struct Screen {
    let plan: ScreenPlan
    let place: TrialPlace
    let entry: TrialEntry
    /// The ways of the screen and of the adapters that it shows.
    let ways: [ScreenWay]

    var name: String { plan.declaration.name.text }
  }

  private(set) var screens: [Screen] = []
  /// All ways, each once, in the order of the specs.
  private(set) var ways: [ScreenWay] = []

  /// The plans of the screens, by name.
  var plans: [String: ScreenPlan] {
    Dictionary(screens.map { ($0.name, $0.plan) }) { first, _ in first }
  }

  init(_ app: PreviewedApp) throws {
    var reading = Reading(app)
    try reading.read()
    ways = reading.ways
    let entries = reading.entries
    for (plan, place) in reading.screens {
      let owners = Set([plan.declaration.name.text] + plan.shownAdapters.map { "adapter \($0)" })
      let own = reading.owned.filter { owners.contains($0.owner) }.flatMap(\.ways)
      screens.append(
        Screen(
          plan: plan, place: place, entry: Self.entry(of: plan, own, entries), ways: own))
    }
  }

  /// Where something of the app's own declaration stands.
  func place(of span: ByteSpan, _ app: PreviewedApp) -> TrialPlace? {
    place(of: span, app) { if case .app = $0 { true } else { false } }
  }

  /// Where something of the first declaration stands that is meant.
  func place(
    of span: ByteSpan, _ app: PreviewedApp, in isMeant: (Declaration) -> Bool
  ) -> TrialPlace? {
    let file = app.checked.index.files.first { $0.declarations.contains(where: isMeant) }
    return file.map { file in
      let lines = app.report.sources.source(of: file.id).map { LineIndex($0.bytes) }
      return TrialPlace(path: file.path, line: lines?.line(at: Int(span.start)) ?? 1)
    }
  }

  /// How a screen is tested: as the app shows it, or where its effects make sense if it does so in several ways.
  private static func entry(
    of screen: ScreenPlan, _ ways: [ScreenWay], _ entries: [String: Set<EffectPlan.Way>]
  ) -> TrialEntry {
    let usesTabs = ways.contains { if case .tab = $0.effect.plan.action { true } else { false } }
    if usesTabs { return .host }
    let shown = entries[screen.declaration.name.text] ?? []
    let isPresented = shown.contains { if case .present = $0 { true } else { false } }
    let isPushed = shown.contains { if case .present = $0 { false } else { true } }
    guard isPresented || isPushed else { return .beginning }
    let dismisses = ways.contains {
      if case .simple(.dismiss) = $0.effect.plan.action { true } else { false }
    }
    return isPresented && (dismisses || !isPushed) ? .presented : .pushed
  }
}

/// Reads the plans of an app's screens and adapters.
@MainActor
private struct Reading {
  private let app: PreviewedApp
  private let lowering: Lowering
  var screens: [(ScreenPlan, TrialPlace)] = []
  var owned: [(owner: String, ways: [ScreenWay])] = []
  var entries: [String: Set<EffectPlan.Way>] = [:]
  var ways: [ScreenWay] { owned.flatMap(\.ways) }

  init(_ app: PreviewedApp) {
    self.app = app
    lowering = Lowering(index: app.checked.index)
  }

  mutating func read() throws {
    for file in app.checked.index.files {
      let lines = app.report.sources.source(of: file.id).map { LineIndex($0.bytes) }
      for declaration in file.declarations {
        switch declaration {
        case .screen(let screen):
          let plan = try lowering.plan(of: screen)
          let start = Int(screen.name.span.start)
          screens.append((plan, TrialPlace(path: file.path, line: lines?.line(at: start) ?? 1)))
          add(plan.triggeredEffects, of: screen.name.text, screen.name.text, file, lines)
        case .adapter(let adapter):
          let name = adapter.name.text
          let plan = try lowering.plan(of: adapter)
          add(plan.triggeredEffects, of: "adapter \(name)", name, file, lines)
        default: break
        }
      }
    }
  }

  private mutating func add(
    _ effects: [TriggeredEffect], of key: String, _ owner: String, _ file: SpecFile,
    _ lines: LineIndex?
  ) {
    let parents = effects.parents
    let ways = effects.map { effect in
      let start = Int(effect.plan.declaration.span.start)
      return ScreenWay(
        effect: effect, owner: owner,
        place: TrialPlace(path: file.path, line: lines?.line(at: start) ?? 1),
        parent: parents[ScreenWay.id(of: effect.plan)])
    }
    for case .show(let use, let way) in effects.map(\.plan.action) {
      entries[use.screen.name.text, default: []].insert(way)
    }
    if !ways.isEmpty { owned.append((key, ways)) }
  }
}
