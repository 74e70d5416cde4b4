import Foundation
import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Tests an app straight from its specs: each state of each screen, each way that leads from it, its menu, its links
/// and its log-in gate.
@MainActor
struct Trials {
  private let setting: TrialSetting
  private let only: Set<String>
  private var app: PreviewedApp { setting.app }
  private var plan: TrialPlan { setting.plan }

  init(_ app: PreviewedApp, _ options: PreviewOptions) throws {
    let names = app.screenNames
    if let unknown = options.screens.first(where: { !names.contains($0) }) {
      throw PreviewFailure("there is no screen `\(unknown)`")
    }
    only = Set(options.screens)
    setting = try TrialSetting(app, language: options.language)
  }

  private var screens: [TrialPlan.Screen] {
    plan.screens.filter { only.isEmpty || only.contains($0.name) }
  }

  func run() async -> TrialReport {
    var report = TrialReport(app: app.name, specs: app.specs.path)
    var ledger = WayLedger(plan.ways)
    for screen in screens {
      await test(screen, &report)
      await explore(screen, &ledger)
    }
    addWays(to: &report, ledger)
    if only.isEmpty {
      report.tests += await EntranceTrials(setting).run()
      report.tests += await FlowTrials(setting).run()
    }
    return report
  }

  // MARK: - States

  private func test(_ screen: TrialPlan.Screen, _ report: inout TrialReport) async {
    func add(_ test: String, _ outcome: TrialReport.Test.Outcome) {
      report.tests.append(
        TrialReport.Test(
          owner: screen.name, kind: .state, name: test, place: screen.place, outcome: outcome))
    }
    if case .swift(let type) = screen.plan.body {
      return add("loads", .notVisited("\(type.type.text) is written by hand"))
    }
    let trials = StateTrials(screen.plan, app.checked.index, app.answers) { conditions, pages in
      TrialScene(setting, screen, conditions, pages: pages)
    }
    for (test, outcome) in await trials.run() { add(test, outcome) }
  }

  // MARK: - Ways

  private func explore(_ screen: TrialPlan.Screen, _ ledger: inout WayLedger) async {
    if case .swift = screen.plan.body { return }
    let explorer = WayExplorer(screen, app.answers) { TrialScene(setting, screen, $0) }
    await explorer.explore(TrialConditions.all(for: app.checked.index), &ledger)
  }

  private func addWays(to report: inout TrialReport, _ ledger: WayLedger) {
    let unvisited = UnvisitedWays(plan, app.checked.index, ledger)
    let shown = Set(screens.flatMap(\.ways).map(\.id))
    for way in plan.ways where only.isEmpty || shown.contains(way.id) {
      let outcome = ledger.outcome(of: way) ?? .notVisited(unvisited.reason(for: way))
      report.tests.append(
        TrialReport.Test(
          owner: way.owner, kind: .way, name: way.name, place: way.place,
          outcome: Self.known(outcome, of: way)))
    }
  }

  /// What only the app's own code does was begun, and nobody knows here what comes of it.
  private static func known(
    _ outcome: TrialReport.Test.Outcome, of way: ScreenWay
  ) -> TrialReport.Test.Outcome {
    guard case .call(let name, _) = way.effect.plan.action, outcome == .passed else {
      return outcome
    }
    return .notVisited("it is called, and what \(name.text) does is written by hand")
  }
}
