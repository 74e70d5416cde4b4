public import ScreenKit
import SpecModel
import SpecSemantics

/// The log-in gate before the main screens.
extension InterpretedApp {
  /// The app as it begins: its log-in gate with the main screens behind it or, without one, these alone; nil for an
  /// app without a menu.
  public func makeRoot() -> UIViewController? {
    guard let host = hostPlan else { return nil }
    guard let gate = host.gate else { return makeHost(host) }
    return GateController(
      runtime: runtime, sessions: sessions,
      gate: { [self] in makeGate(gate) }, main: { [self] _ in makeHost(host) })
  }

  /// What the pages of the walkthrough say.
  package var walkthrough: [(title: String, text: String)] {
    guard case .flows(_, let pages)? = hostPlan?.gate else { return [] }
    let values = Roots(app: self).values
    return pages.map { page in
      (runtime.string(values.text(page.title)), runtime.string(values.text(page.text)))
    }
  }

  private var hostPlan: HostPlan? {
    index.app.flatMap { app in try? lowering.plan(of: app).host }
  }

  private func makeGate(_ gate: HostPlan.Gate) -> UIViewController {
    let values = Roots(app: self).values
    switch gate {
    case .screen(let use):
      return makeController(for: use.screen, with: values.arguments(use.arguments))
    case .flows(let flows, let pages):
      return OnboardingController(
        runtime: runtime,
        walkthrough: pages.map { page in
          WalkthroughPage(
            title: values.text(page.title), text: values.text(page.text),
            image: page.image?.shown)
        }, flows: logInFlows(flows))
    }
  }

  private func logInFlows(_ flows: LogInFlowsDeclaration) -> LogInFlows {
    LogInFlows(
      logIn: ways(flows.logIn), signUp: flows.signUp.map(ways) ?? LogInFlows.Ways(),
      sendCode: mail(flows.sendCode, for: .sendCode),
      resetPassword: mail(flows.resetPassword, for: .resetPassword))
  }

  private func ways(_ ways: LogInFlowsDeclaration.Ways) -> LogInFlows.Ways {
    LogInFlows.Ways(
      email: entry(ways.email, by: .email), phone: entry(ways.phone, by: .phone))
  }

  private func entry(
    _ name: Name?, by purpose: LogInFlowsDeclaration.Purpose
  ) -> LogInFlows.Entry? {
    guard let request = name.flatMap({ index.request($0.text) }) else { return nil }
    return { [self] name, secret in
      try await send(request, for: purpose, [name, secret])
    }
  }

  private func mail(
    _ name: Name?, for purpose: LogInFlowsDeclaration.Purpose
  ) -> LogInFlows.Mail? {
    guard let request = name.flatMap({ index.request($0.text) }) else { return nil }
    return { [self] name in try await send(request, for: purpose, [name]) }
  }

  /// Sends a request with what was entered.
  private func send(
    _ request: RequestDeclaration, for purpose: LogInFlowsDeclaration.Purpose, _ entered: [String]
  ) async throws {
    let values = zip(purpose.parameters, entered).map { ($0, DynamicValue.string($1)) }
    _ = try await send(request, with: Dictionary(values) { first, _ in first })
  }
}
