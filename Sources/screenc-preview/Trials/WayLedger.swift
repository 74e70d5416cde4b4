import ScreenInterpreter
import SpecSemantics

/// What tests have come to of all ways of an app.
struct WayLedger {
  private let ways: [ScreenWay.ID: ScreenWay]
  private var outcomes: [ScreenWay.ID: TrialReport.Test.Outcome] = [:]
  /// Those whose turn came while their condition did not hold.
  private var passedOver: Set<ScreenWay.ID> = []

  init(_ ways: [ScreenWay]) {
    self.ways = Dictionary(ways.map { ($0.id, $0) }) { first, _ in first }
  }

  /// How many ways were gone.
  var count: Int { outcomes.count }

  func isOpen(_ id: ScreenWay.ID) -> Bool { outcomes[id] == nil }

  func outcome(of way: ScreenWay) -> TrialReport.Test.Outcome? { outcomes[way.id] }

  func wasPassedOver(_ way: ScreenWay) -> Bool { passedOver.contains(way.id) }

  /// Notes that a way was gone. What was wrong once stays wrong.
  mutating func note(_ plan: EffectPlan, _ complaint: String?) {
    note(ScreenWay.id(of: plan), complaint)
  }

  private mutating func note(_ id: ScreenWay.ID, _ complaint: String?) {
    guard let way = ways[id] else { return }
    if case .failed = outcomes[id] { return }
    outcomes[id] = complaint.map { .failed($0) } ?? .passed
    // Nothing is told of a menu within a menu being opened but what is chosen from it.
    if let parent = way.parent, isOpen(parent), case .menu? = ways[parent]?.effect.plan.action {
      note(parent, nil)
    }
  }

  mutating func notePassedOver(_ plan: EffectPlan) {
    passedOver.insert(ScreenWay.id(of: plan))
  }
}
