import ScreenCompiler
import SpecModel
import SpecSemantics

/// Says why no test has gone a way.
@MainActor
struct UnvisitedWays {
  private let screens: [TrialPlan.Screen]
  private let ways: [ScreenWay.ID: ScreenWay]
  private let handWritten: Set<String>
  /// The adapters of models that are written by hand.
  private let handWrittenAdapters: [String: String]
  private let ledger: WayLedger

  init(_ plan: TrialPlan, _ index: AppIndex, _ ledger: WayLedger) {
    screens = plan.screens
    ways = Dictionary(plan.ways.map { ($0.id, $0) }) { first, _ in first }
    var handWritten: Set<String> = []
    var adapters: [String: String] = [:]
    for declaration in index.files.flatMap(\.declarations) {
      guard case .adapter(let adapter) = declaration, case .swift = adapter.body else { continue }
      handWritten.insert(adapter.name.text)
      adapters[adapter.model.text] = adapter.name.text
    }
    self.handWritten = handWritten
    handWrittenAdapters = adapters
    self.ledger = ledger
  }

  func reason(for way: ScreenWay) -> String {
    if let parent = way.parent.flatMap({ ways[$0] }) {
      return reason(for: way, after: parent)
    }
    if let condition = way.effect.condition { return self.reason(for: condition) }
    let trigger = way.effect.trigger
    let model = trigger.of ?? ""
    switch trigger.kind {
    case .event where handWritten.contains(model):
      return "\(model) is written by hand, and tells it when the app runs"
    case .select, .swipe, .hold, .reorder:
      if let adapter = handWrittenAdapters[model] {
        return "\(model) is shown by \(adapter), which is written by hand"
      }
      return "no row of \(model) was seen in what is recorded and invented"
    case .selection: return "no row of \(model) could be selected"
    case .empty: return "the screen was never empty"
    case .submit: return "the form did not take what was entered"
    case .bar, .toolbar, .row, .button, .change, .component, .event:
      return "nothing was seen that does it"
    case .start, .menu, .link, .page, .header, .embed: return "nothing leads to it"
    }
  }

  private func reason(for condition: String) -> String {
    if condition.contains("$session") {
      return "`\(condition)` never held, not with a made-up session either"
    }
    return "`\(condition)` never held with what is recorded and invented"
  }

  private func reason(for way: ScreenWay, after parent: ScreenWay) -> String {
    guard let outcome = ledger.outcome(of: parent) else {
      return "it follows on line \(parent.place.line), which no test has come to"
    }
    if case .failed = outcome {
      return "line \(parent.place.line), on which it follows, has failed"
    }
    if ledger.wasPassedOver(way), let condition = way.effect.condition {
      return reason(for: condition)
    }
    if case .call(let name, _) = parent.effect.plan.action {
      return "what \(name.text) does is written by hand, and so is what comes of it"
    }
    switch way.effect.trigger.after.last {
    case .returned: return "the screen that is shown returned nothing"
    case .cancelled: return "the screen that is shown could not be left"
    case .failed: return "what it follows on never failed"
    case .then: return "what it follows on never succeeded"
    case .choice:
      return way.effect.condition.map { reason(for: $0) } ?? "the entry could not be chosen"
    case nil: return "nothing was seen that does it"
    }
  }
}
