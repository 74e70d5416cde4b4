import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Looks for what a person does until an effect is done.
@MainActor
struct FlowSearch {
  struct Found {
    let steps: [FlowStep]
    let effect: EffectPlan
  }

  /// Something that could be done next, in the ways in which it can be said to a driver of tests.
  private struct Candidate {
    let ways: [[FlowStep]]
    let column: String
  }

  /// Something to try, with what is done before that.
  private struct Try {
    let path: [FlowStep]
    let depth: Int
    let candidate: Candidate
  }

  /// How much is done one after the other, and how much is tried.
  private static let (deepest, most) = (6, 120)
  /// What stands in a column with so many others that led to nothing leads to nothing, either.
  private static let mostAlike = 8

  private let setting: TrialSetting

  init(_ setting: TrialSetting) {
    self.setting = setting
  }

  /// Looks for an effect.
  ///
  /// - Parameter beginning: What is done before anything is looked for.
  func find(
    _ isMeant: (EffectPlan) -> Bool, after beginning: [FlowStep]
  ) async -> Found? {
    let leading = screensLeading(to: isMeant)
    let first = FlowRun(setting)
    defer { first.close() }
    guard await first.go(beginning) == nil, let scene = first.scene else { return nil }
    var open = candidates(in: scene, after: []).map { Try(path: [], depth: 1, candidate: $0) }
    var count = 0
    while !open.isEmpty, count < Self.most {
      let next = open.removeFirst()
      count += 1
      switch await take(next, after: beginning, isMeant, leading) {
      case .found(let found): return found
      case .more(let more): open += more
      }
    }
    return nil
  }

  private enum Outcome {
    case found(Found)
    /// What could be done after it.
    case more([Try])
  }

  /// Tries something, in one way after the other until something follows.
  private func take(
    _ next: Try, after beginning: [FlowStep], _ isMeant: (EffectPlan) -> Bool,
    _ leading: Set<String>
  ) async -> Outcome {
    for way in next.candidate.ways {
      let run = FlowRun(setting)
      defer { run.close() }
      let path = next.path + way
      guard await run.go(beginning + path) == nil, let scene = run.scene else { continue }
      let done = run.followed.filter { $0.outcome == .done }.map(\.plan)
      if let effect = done.first(where: isMeant) {
        return .found(Found(steps: path, effect: effect))
      }
      if next.depth < Self.deepest, goesOn(way, done, in: scene, leading) {
        let depth = next.depth + 1
        return .more(
          candidates(in: scene, after: path).map { Try(path: path, depth: depth, candidate: $0) })
      }
      if !done.isEmpty { break }
    }
    return .more([])
  }

  /// The screens from which an effect can be come to.
  private func screensLeading(to isMeant: (EffectPlan) -> Bool) -> Set<String> {
    var leading: Set<String> = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for screen in setting.plan.screens where !leading.contains(screen.name) {
        let leads = screen.ways.map(\.effect.plan).contains { plan in
          if case .show(let use, _) = plan.action, leading.contains(use.screen.name.text) {
            return true
          }
          return isMeant(plan)
        }
        guard leads else { continue }
        leading.insert(screen.name)
        isComplete = false
      }
    }
    return leading
  }

  /// Whether something may lead to the effect after what was done.
  private func goesOn(
    _ way: [FlowStep], _ done: [EffectPlan], in scene: TrialScene, _ leading: Set<String>
  ) -> Bool {
    // A form that is filled in can be sent, a menu be chosen from, and a question be answered.
    if way.contains(where: \.fillsIn) || scene.isCovered { return true }
    let isElsewhere = way.contains(where: \.mayTurnToTab) || done.contains(where: \.shows)
    return isElsewhere && scene.frontName.map { leading.contains($0) } == true
  }

  private func candidates(in scene: TrialScene, after path: [FlowStep]) -> [Candidate] {
    var candidates = scene.tabs.map { Candidate(ways: [[.tapText($0)]], column: "tab") }
    var alike: [String: Int] = [:]
    for choice in scene.choices {
      let ways = ways(to: choice, in: scene).filter { way in
        // A form is filled in once.
        !way.allSatisfy { $0.fillsIn && path.contains($0) }
      }
      guard !ways.isEmpty else { continue }
      alike[choice.column, default: 0] += 1
      if !choice.column.isEmpty, alike[choice.column, default: 0] > Self.mostAlike { continue }
      candidates.append(Candidate(ways: ways, column: choice.column))
    }
    return candidates
  }

  private func ways(to choice: TrialChoice, in scene: TrialScene) -> [[FlowStep]] {
    switch choice.move {
    case .press:
      guard let label = choice.label else { return [[.act(choice.move)]] }
      // An alert has titles alone.
      if scene.driver.topScreen is UIAlertController { return [[.tapText(label)]] }
      return [[.tapLabel(label)], [.tapText(label)], [.act(choice.move)]]
    case .fill:
      guard let entries = scene.typing, !entries.isEmpty else { return [[.act(.fill)]] }
      return [entries.map { FlowStep.type($0.text, into: $0.field) }]
    case .choose: return [[.act(choice.move)]]
    // A form is filled in as a whole.
    case .type, .search, .leave: return []
    }
  }
}

extension FlowStep {
  fileprivate var fillsIn: Bool {
    switch self {
    case .type, .act(.fill): true
    default: false
    }
  }

  /// Whether it may be a tab that is tapped, by which no effect is done.
  fileprivate var mayTurnToTab: Bool { if case .tapText = self { true } else { false } }
}

extension EffectPlan {
  fileprivate var shows: Bool {
    switch action {
    case .show, .tab: true
    default: false
    }
  }
}
