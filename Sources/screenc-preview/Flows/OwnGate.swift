import ScreenInterpreter
import SpecModel
import SpecSemantics

/// The gate that is a screen of the app: from there it is looked for how the requests are sent that begin a session.
@MainActor
struct OwnGate {
  private let screen: String
  /// The screen behind the gate.
  private let main: String
  private let setting: TrialSetting
  private let place: TrialPlace?

  init(_ screen: String, before main: String, _ setting: TrialSetting, at place: TrialPlace?) {
    self.screen = screen
    self.main = main
    self.setting = setting
    self.place = place
  }

  func gate() async -> Gate {
    var flows: [PlannedFlow] = []
    var wayIn: [FlowStep]?
    for request in setting.app.checked.index.session?.beginnings.map(\.text) ?? [] {
      let search = FlowSearch(setting)
      let found = await search.find({ $0.sends(request) }, after: [.begin(isFirst: false)])
      guard let found else {
        flows.append(
          .leftOut(
            name: "\(request) leads to \(main)", place: place,
            because: "nothing was seen at the gate that sends \(request)"))
        continue
      }
      wayIn = wayIn ?? found.steps
      flows += self.flows(by: request, found.steps).map { .flow($0) }
    }
    return Gate(place: place, sight: [.shows(screen)], flows: flows, wayIn: wayIn)
  }

  private func flows(by request: String, _ steps: [FlowStep]) -> [Flow] {
    let begin = FlowStep.begin(isFirst: false)
    let test = request.prefix(1).lowercased() + request.dropFirst()
    return [
      Flow(
        name: "\(request): who is refused stays outside", test: "\(test)CanBeRefused",
        place: place,
        steps: .parts(
          [begin, .refuse(request, status: 401)], steps,
          [.wasSent(request, 1), .isLoggedIn(false)])),
      Flow(
        name: "\(request) leads to \(main)", test: "\(test)LeadsTo\(main)", place: place,
        steps: .parts([begin], steps, [.isLoggedIn(true), .shows(main)])),
    ]
  }
}

extension EffectPlan {
  /// Whether it sends a request of a name.
  fileprivate func sends(_ name: String) -> Bool {
    if case .request(let request, _) = action { request.name.text == name } else { false }
  }
}
