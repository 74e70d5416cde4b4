import Foundation
import ScreenInterpreter
import SpecModel
import SpecSemantics

/// Goes the flows at an app's log-in gate straight from the specs, for what a test of the built app can hold it to.
@MainActor
struct GateScout {
  private let setting: TrialSetting
  private var app: PreviewedApp { setting.app }
  private var index: AppIndex { app.checked.index }

  init(_ setting: TrialSetting) {
    self.setting = setting
  }

  func look() async -> ScaffoldedGate {
    var gate = ScaffoldedGate(refresh: index.session?.refresh?.text)
    var gone: [FlowTrials.Gone] = []
    for trial in await FlowTrials(setting).trials() {
      switch trial {
      case .leftOut(let name, _, let reason): gate.leftOut.append((name, reason))
      case .gone(let flow):
        if let reason = reasonAgainst(flow) {
          gate.leftOut.append((flow.flow.name, reason))
        } else {
          gone.append(flow)
        }
      }
    }
    let exchanges = gone.flatMap(\.exchanges)
    for flow in gone {
      let names = answered(in: flow)
      gate.flows.append(
        ScaffoldedGate.Gone(
          flow: flow.flow, sights: sights(of: flow), answered: names,
          turnedAway: names.filter { index.source($0) != nil }))
      for name in names where !gate.answers.contains(where: { $0.name == name }) {
        if let answer = answer(of: name, exchanges) { gate.answers.append(answer) }
      }
    }
    return gate
  }

  /// Why the built app cannot be held to a flow; nil where it can.
  private func reasonAgainst(_ gone: FlowTrials.Gone) -> String? {
    if gone.complaint != nil { return "it fails: `screenc tests` says why" }
    if gone.flow.steps.contains(where: { if case .act = $0 { true } else { false } }) {
      return "a driver of tests does it in other words"
    }
    let paths = answered(in: gone).filter { index.source($0) == nil }.compactMap { place(of: $0) }
    if Set(paths).count < paths.count {
      return "several of its requests go to one path, so that nobody could tell them apart"
    }
    return nil
  }

  /// What was seen of screens; only their titles where something else than a server has answered.
  private func sights(of gone: FlowTrials.Gone) -> [Int: FlowRun.Sight] {
    let isServed = gone.exchanges.allSatisfy { exchange in
      if case .source(let name) = exchange.asker { call(of: name) != nil } else { true }
    }
    if isServed { return gone.sights }
    return gone.sights.mapValues { FlowRun.Sight(title: $0.title, text: nil) }
  }

  // MARK: - Answers

  /// The names of those who ask in a flow or are spoken of, and whom a server answers; of sources that go to one
  /// path, the first.
  private func answered(in gone: FlowTrials.Gone) -> [String] {
    let asked = gone.exchanges.map { exchange in
      switch exchange.asker {
      case .source(let name), .request(let name): name
      }
    }
    var names: [String] = []
    var paths: Set<String> = []
    for name in asked + gone.flow.steps.compactMap(\.request) where !names.contains(name) {
      guard let place = place(of: name) else { continue }
      let isNew = paths.insert(place).inserted
      if isNew || index.source(name) == nil { names.append(name) }
    }
    return names
  }

  private func call(of name: String) -> Call? {
    if let source = index.source(name) {
      if case .request(let call, _, _) = source.content { return call }
      return nil
    }
    return index.request(name)?.call
  }

  /// Where a request goes, by its method and path.
  private func place(of name: String) -> String? {
    call(of: name).map { "\($0.method.rawValue) \(CalledPath(of: $0).written)" }
  }

  private func answer(
    of name: String, _ exchanges: [TrialServer.Exchange]
  ) -> ScaffoldedGate.Answer? {
    guard let call = call(of: name) else { return nil }
    let asker: TrialServer.Asker = index.source(name) == nil ? .request(name) : .source(name)
    let exchange = exchanges.first { $0.asker == asker && $0.body != nil }
    var answer = ScaffoldedGate.Answer(
      name: name, method: call.method.rawValue.lowercased(), path: CalledPath(of: call).written,
      body: body(exchange?.body, of: name))
    if let source = index.source(name), let request = exchange?.request {
      let nothing = app.answers.response(to: request, of: source, in: .empty, index)
      answer.rest = String(decoding: nothing.body, as: UTF8.self)
    }
    return answer
  }

  private func body(_ data: Data?, of name: String) -> ScaffoldedGate.Answer.Body {
    guard let data, !data.isEmpty else { return .nothing }
    if let path = index.source(name).flatMap({ app.answers.recordedPath(of: $0) }) {
      return .recorded(path)
    }
    return .invented(String(decoding: data, as: UTF8.self))
  }
}

extension FlowStep {
  /// The request that it speaks of.
  fileprivate var request: String? {
    switch self {
    case .refuse(let name, _), .wasSent(let name, _): name
    case .begin, .beginAgain, .tapText, .tapLabel, .type, .pull, .act, .endSessions, .sees,
      .misses, .isLoggedIn, .shows:
      nil
    }
  }
}
