import ScreenInterpreter
import SpecModel
import SpecSemantics

/// How a session ends behind the gate: by whoever logs out, and by a server that takes it no longer.
@MainActor
struct SessionFlows {
  private let setting: TrialSetting
  private let gate: Gate
  /// What is done until somebody is logged in.
  private let loggedIn: [FlowStep]
  /// The screen behind the gate.
  private let main: String
  private var app: PreviewedApp { setting.app }
  private var index: AppIndex { app.checked.index }

  /// - Parameter wayIn: What a person does to be let in.
  init(_ setting: TrialSetting, _ gate: Gate, _ wayIn: [FlowStep], to main: String) {
    self.setting = setting
    self.gate = gate
    self.main = main
    loggedIn = .parts([.begin(isFirst: false)], wayIn, [.isLoggedIn(true)])
  }

  func flows() async -> [PlannedFlow] { await logOuts() + runOut() }

  // MARK: - Logging out

  private func logOuts() async -> [PlannedFlow] {
    let ways = setting.plan.ways.filter { $0.effect.plan.logsOut }
    guard !ways.isEmpty else {
      return [
        .leftOut(
          name: "logging out", place: gate.place, because: "no effect of the specs does `logOut`")
      ]
    }
    var flows: [PlannedFlow] = []
    var counts: [String: Int] = [:]
    for way in ways {
      let name = "\(way.owner): \(way.name), and leads to the gate"
      let found = await FlowSearch(setting).find(
        { ScreenWay.id(of: $0) == way.id }, after: loggedIn)
      guard let found else {
        flows.append(
          .leftOut(
            name: name, place: way.place,
            because: "it was not come to from what is seen behind the gate"))
        continue
      }
      counts[way.owner, default: 0] += 1
      let number = counts[way.owner, default: 1]
      flows.append(
        .flow(
          Flow(
            name: name, test: "\(way.owner)LogsOut\(number > 1 ? "\(number)" : "")".beginningSmall,
            place: way.place,
            steps: .parts(loggedIn, found.steps, [.isLoggedIn(false)], gate.sight))))
    }
    return flows
  }

  // MARK: - Running out

  /// What loads something by the API that people log in to, and what is seen then.
  private struct Load {
    let steps: [FlowStep]
    let screen: String
  }

  private func runOut() async -> [PlannedFlow] {
    guard let session = index.session else { return [] }
    let place = setting.plan.place(of: session.span, app) { declaration in
      if case .api(let api) = declaration { api.session != nil } else { false }
    }
    let name = "a session that has run out is renewed unseen"
    guard let refresh = session.refresh?.text else {
      return [
        .leftOut(
          name: name, place: place,
          because: "`session:` has no `refresh:`, so screens say that they could not load")
      ]
    }
    guard let load = await load() else {
      return [
        .leftOut(
          name: name, place: place,
          because: "nothing was seen behind the gate that loads anything by that API")
      ]
    }
    return [
      .flow(
        Flow(
          name: name, test: "aSessionThatHasRunOutIsRenewedUnseen", place: place,
          steps: .parts(
            loggedIn, [.endSessions], load.steps,
            [.wasSent(refresh, 1), .isLoggedIn(true), .shows(load.screen)]))),
      .flow(
        Flow(
          name: "a session that is not renewed ends at the gate",
          test: "aSessionThatIsNotRenewedEndsAtTheGate", place: place,
          steps: .parts(
            loggedIn, [.endSessions, .refuse(refresh, status: 401)], load.steps,
            [.wasSent(refresh, 1), .isLoggedIn(false)], gate.sight))),
    ]
  }

  /// The first screen is pulled, or another one is shown that loads.
  private func load() async -> Load? {
    let loading = setting.plan.screens.filter { asksServer($0.plan) }.map(\.name)
    let first = setting.plan.screens.first { $0.name == main }
    if loading.contains(main), first?.plan.declaration.reload.pull == true {
      return Load(steps: [.pull], screen: main)
    }
    let found = await FlowSearch(setting).find(
      { plan in
        if case .show(let use, _) = plan.action {
          loading.contains(use.screen.name.text)
        } else {
          false
        }
      }, after: loggedIn)
    guard let found, case .show(let use, _) = found.effect.action else { return nil }
    return Load(steps: found.steps, screen: use.screen.name.text)
  }

  /// Whether a screen loads something by the API that people log in to as soon as it is there.
  private func asksServer(_ screen: ScreenPlan) -> Bool {
    if screen.search != nil { return false }
    let sections = screen.sections.compactMap { section -> SourceDeclaration? in
      guard case .source(let reference, _, _) = section.declaration.content else { return nil }
      return index.source(of: reference)
    }
    let data = screen.data.compactMap { index.source(of: $0.declaration.source) }
    return (sections + data).contains { source in
      guard case .request(let call, _, _) = source.content else { return false }
      return index.api(call.api?.text)?.name.text == index.sessionAPI?.name.text
    }
  }
}

extension EffectPlan {
  fileprivate var logsOut: Bool {
    if case .simple(.logOut) = action { true } else { false }
  }
}

extension String {
  /// The text with a small letter at its beginning, as names of functions have it.
  fileprivate var beginningSmall: String { prefix(1).lowercased() + dropFirst() }
}
