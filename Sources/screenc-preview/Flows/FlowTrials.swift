import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Tests by what ways people come into an app that has a log-in gate, and how they leave it: the walkthrough, the
/// forms that let in, logging out, and a session that has run out.
@MainActor
struct FlowTrials {
  /// A flow as it was gone.
  struct Gone {
    let flow: Flow
    /// What was wrong; nil where all was right.
    let complaint: String?
    let sights: [Int: FlowRun.Sight]
    let exchanges: [TrialServer.Exchange]
  }

  /// A flow that was gone, or one that could not be.
  enum Trial {
    case gone(Gone)
    case leftOut(name: String, place: TrialPlace?, because: String)
  }

  private let setting: TrialSetting
  private var app: PreviewedApp { setting.app }

  init(_ setting: TrialSetting) {
    self.setting = setting
  }

  /// The tests of a report; none for an app without a gate.
  func run() async -> [TrialReport.Test] {
    await trials().map { trial in
      switch trial {
      case .gone(let gone):
        test(gone.flow.name, gone.flow.place, gone.complaint.map { .failed($0) } ?? .passed)
      case .leftOut(let name, let place, let reason): test(name, place, .notVisited(reason))
      }
    }
  }

  private func test(
    _ name: String, _ place: TrialPlace?, _ outcome: TrialReport.Test.Outcome
  ) -> TrialReport.Test {
    TrialReport.Test(owner: app.name, kind: .flow, name: name, place: place, outcome: outcome)
  }

  /// Goes all flows.
  func trials() async -> [Trial] {
    var trials: [Trial] = []
    for flow in await flows() {
      switch flow {
      case .flow(let flow):
        let run = FlowRun(setting)
        let complaint = await run.go(flow.steps)
        run.close()
        trials.append(
          .gone(
            Gone(
              flow: flow, complaint: complaint, sights: run.sights, exchanges: run.exchanges)))
      case .leftOut(let name, let place, let reason):
        trials.append(.leftOut(name: name, place: place, because: reason))
      }
    }
    return trials
  }

  // MARK: - What there is to go

  private func flows() async -> [PlannedFlow] {
    guard let host = app.checked.index.app?.host, let onboarding = host.onboarding,
      let main = host.menu.first?.screen.text
    else { return [] }
    let place = setting.plan.place(of: onboarding.span, app)
    if let reason = reasonAgainst(onboarding) {
      return [.leftOut(name: "the app begins at its gate", place: place, because: reason)]
    }
    let gate = await gate(onboarding, before: main, at: place)
    guard let wayIn = gate.wayIn else { return [gate.beginning] + gate.flows }
    let sessions = await SessionFlows(setting, gate, wayIn, to: main).flows()
    return [gate.beginning] + gate.flows + sessions
  }

  private func gate(
    _ onboarding: OnboardingDeclaration, before main: String, at place: TrialPlace?
  ) async -> Gate {
    switch onboarding.content {
    case .screen(let name):
      return await OwnGate(name.text, before: main, setting, at: place).gate()
    case .flows(let flows):
      let texts = InterpretedApp(
        app.blueprint,
        launch: ScreenPreview.launch(strings: setting.strings, clock: ManualClock()))
      return LibraryGate(flows, before: main, of: texts, at: place).gate
    }
  }

  /// Why nobody can be let in here; nil where somebody may.
  private func reasonAgainst(_ onboarding: OnboardingDeclaration) -> String? {
    if let name = onboarding.screen?.text,
      let screen = setting.plan.screens.first(where: { $0.name == name }),
      case .swift(let type) = screen.plan.body
    {
      return "\(type.type.text) is written by hand"
    }
    if app.checked.index.session?.beginnings.isEmpty != false {
      return "the app's own log-in says who is logged in, and is written by hand"
    }
    return nil
  }
}
