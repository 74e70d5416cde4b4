import Foundation
import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecSemantics

/// Goes all ways of a screen: does everything that can be done with what is seen, and with what is seen after that,
/// each time from the beginning, until all ways were gone or nothing new comes.
@MainActor
struct WayExplorer {
  private struct Path {
    var moves: [TrialMove]
    var column = ""
    /// Whether it goes on in a screen that is to return something.
    var isAway = false
  }

  /// How many moves follow on one another at most, and how many ways of doing so are tried: as things usually are,
  /// and otherwise.
  private static let (deepest, mostPaths, mostOtherPaths) = (4, 120, 40)
  /// What stands in a column with so many others that led to nothing new leads to nothing new, either.
  private static let mostAlike = 8

  private let screen: TrialPlan.Screen
  private let answers: SourceAnswers
  private let makeScene: @MainActor (TrialConditions) -> TrialScene?

  init(
    _ screen: TrialPlan.Screen, _ answers: SourceAnswers,
    _ makeScene: @escaping @MainActor (TrialConditions) -> TrialScene?
  ) {
    self.screen = screen
    self.answers = answers
    self.makeScene = makeScene
  }

  /// Goes what is left to be gone, under one condition after the other.
  func explore(_ all: [TrialConditions], _ ledger: inout WayLedger) async {
    for (position, conditions) in all.enumerated() {
      let isWorthIt = screen.ways.contains { ledger.isOpen($0.id) && conditions.help($0) }
      guard isWorthIt else { continue }
      await explore(
        conditions, &ledger, most: position == 0 ? Self.mostPaths : Self.mostOtherPaths)
    }
    for conditions in suppositions(ledger) {
      await explore(conditions, &ledger, most: Self.mostOtherPaths)
    }
  }

  /// What would have to be so for ways to be gone that are left. What a person would have to bring about on the screen
  /// is not supposed: there may be no way to that.
  private func suppositions(_ ledger: WayLedger) -> [TrialConditions] {
    let open = screen.ways.filter { ledger.isOpen($0.id) && !$0.effect.conditions.isEmpty }
    guard !open.isEmpty, let scene = makeScene(TrialConditions()) else { return [] }
    defer { scene.close() }
    var all: [TrialConditions] = []
    for way in open {
      let found = scene.app.supposition(for: way.effect.conditions, answers)
      guard let found, !found.isOfState else { continue }
      let state: ScreenState = way.effect.trigger.kind == .empty ? .empty : .filled
      let conditions = TrialConditions(state: state, supposition: found)
      if !all.contains(conditions) { all.append(conditions) }
    }
    return all
  }

  private func explore(
    _ conditions: TrialConditions, _ ledger: inout WayLedger, most: Int
  ) async {
    guard let first = makeScene(conditions) else { return }
    defer { first.close() }
    // That a screen does not come to rest is told by the tests of its states.
    guard (try? await first.begin()) != nil else { return }
    let choices = first.choices
    let known = Set(choices.map(\.move))
    var here = choices.map { Path(moves: [$0.move], column: $0.column) }[...]
    var deeper: [Path] = []
    var alike: [String: Int] = [:]
    var count = 0
    while count < most, hasOpenWays(ledger) {
      // What has just come up is gone before all else that was there from the beginning, in turns.
      let takesDeeper = !deeper.isEmpty && (count % 2 == 1 || here.isEmpty)
      guard let path = takesDeeper ? deeper.removeFirst() : here.popFirst() else { break }
      guard alike[path.column, default: 0] < Self.mostAlike else { continue }
      count += 1
      let before = ledger.count
      deeper += await follow(path, conditions, known, &ledger)
      let isNew = ledger.count > before
      guard !path.column.isEmpty else { continue }
      alike[path.column] = isNew ? 0 : alike[path.column, default: 0] + 1
    }
  }

  private func hasOpenWays(_ ledger: WayLedger) -> Bool {
    screen.ways.contains { ledger.isOpen($0.id) }
  }

  /// Goes a path.
  ///
  /// - Returns: The paths that go on from its end.
  private func follow(
    _ path: Path, _ conditions: TrialConditions, _ known: Set<TrialMove>,
    _ ledger: inout WayLedger
  ) async -> [Path] {
    guard let scene = makeScene(conditions), let last = path.moves.last else { return [] }
    defer { scene.close() }
    do {
      try await scene.begin()
      for move in path.moves.dropLast() { _ = try await scene.perform(move) }
    } catch {
      return []
    }
    let before = await WayCheck.Before(scene)
    let known = known.union(path.moves.count > 1 ? scene.choices.map(\.move) : [])
    let steps: [EffectStep]
    do {
      steps = try await scene.perform(last)
    } catch {
      return []
    }
    await note(steps, scene, before, &ledger)
    let awaits = steps.contains { awaitsSomething($0.plan, ledger) }
    let leaving = awaits ? [Path(moves: path.moves + [.leave])] : []
    return leaving + next(path, last, in: scene, known, awaits: awaits)
  }

  private func next(
    _ path: Path, _ last: TrialMove, in scene: TrialScene, _ known: Set<TrialMove>, awaits: Bool
  ) -> [Path] {
    let isAway = awaits || path.isAway
    guard path.moves.count < Self.deepest, scene.isInFront || scene.isCovered || isAway else {
      return []
    }
    // A menu may have an entry that is called like what is below it, and whatever was there before can do something
    // else now that the form is filled in.
    let isOther = scene.isCovered || last == .fill
    return scene.choices.filter { $0.move != last && (isOther || !known.contains($0.move)) }
      .map { Path(moves: path.moves + [$0.move], column: $0.column, isAway: isAway) }
  }

  /// Whether something follows that was not seen yet when the screen that an effect shows returns something or goes.
  private func awaitsSomething(_ plan: EffectPlan, _ ledger: WayLedger) -> Bool {
    [plan.returned, plan.cancelled].compactMap(\.self).contains {
      ledger.isOpen(ScreenWay.id(of: $0))
    }
  }

  private func note(
    _ steps: [EffectStep], _ scene: TrialScene, _ before: WayCheck.Before,
    _ ledger: inout WayLedger
  ) async {
    let check = await WayCheck(scene, before, steps)
    for step in steps {
      switch step.outcome {
      case .passedOver: ledger.notePassedOver(step.plan)
      case .done: ledger.note(step.plan, check.complaint(about: step))
      }
    }
  }
}
