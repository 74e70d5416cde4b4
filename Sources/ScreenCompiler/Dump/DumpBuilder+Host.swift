import SpecModel

/// What the app starts with.
extension DumpBuilder {
  func host(_ host: HostDeclaration, _ file: SpecFile) -> AppDump.Host {
    AppDump.Host(
      style: host.style.rawValue, restores: host.restores,
      services: DeviceService.allCases.filter(host.services.contains).map(\.rawValue),
      gate: host.onboarding.map { gate($0, file) }, place: place(host.span, file))
  }

  private func gate(_ gate: OnboardingDeclaration, _ file: SpecFile) -> AppDump.Gate {
    let place = place(gate.span, file)
    switch gate.content {
    case .screen(let name): return AppDump.Gate(screen: name.text, place: place)
    case .flows(let flows):
      return AppDump.Gate(
        walkthrough: flows.walkthrough.map { page in
          AppDump.Gate.Page(title: page.title.key, text: page.text.key, image: page.image?.name)
        },
        logIn: ways(flows.logIn), signUp: flows.signUp.map(ways), sendCode: flows.sendCode?.text,
        resetPassword: flows.resetPassword?.text, place: place)
    }
  }

  private func ways(_ ways: LogInFlowsDeclaration.Ways) -> AppDump.Gate.Ways {
    AppDump.Gate.Ways(email: ways.email?.text, phone: ways.phone?.text)
  }
}

extension TextValue {
  /// The key of the app's strings, if it is one.
  fileprivate var key: String? {
    if case .key(let name, _) = self { name.text } else { nil }
  }
}

extension ImageValue {
  fileprivate var name: String {
    switch self {
    case .symbol(let name), .asset(let name): name.text
    }
  }
}
