import SpecModel
import SpecSemantics
import SwiftCode

/// The library's screens before the log-in gate, with the app's requests in them.
extension EmissionContext {
  /// The screen that the gate begins with.
  func onboarding(
    _ flows: LogInFlowsDeclaration, after walkthrough: [WalkthroughPagePlan]
  ) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("runtime", "runtime")]
    if !walkthrough.isEmpty { arguments.add("walkthrough", .array(walkthrough.map(page))) }
    var parts: [SwiftArgument] = [.arg("logIn", ways(flows.logIn))]
    parts.add("signUp", flows.signUp.map(ways))
    parts.add("sendCode", flows.sendCode.map { sending($0, for: .sendCode) })
    parts.add("resetPassword", flows.resetPassword.map { sending($0, for: .resetPassword) })
    arguments.add("flows", .call("LogInFlows", parts))
    return .call("OnboardingController", arguments)
  }

  private func page(_ page: WalkthroughPagePlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg("title", text(page.title)), .arg("text", text(page.text)),
    ]
    arguments.add("image", page.image.map(image))
    return .call("WalkthroughPage", arguments)
  }

  private func ways(_ ways: LogInFlowsDeclaration.Ways) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("email", ways.email.map { sending($0, for: .email) })
    arguments.add("phone", ways.phone.map { sending($0, for: .phone) })
    return .call(.member("LogInFlows", "Ways"), arguments)
  }

  /// A closure that sends a request with what it is handed.
  private func sending(
    _ name: Name, for purpose: LogInFlowsDeclaration.Purpose
  ) -> SwiftExpression {
    guard let request = index.request(name.text) else { return .nil }
    let fields = purpose.parameters.compactMap { parameter in
      request.parameters.first { $0.name.text == parameter }
    }
    // The closure is handed what the flow knows, and the request takes it in the order of its parameters.
    let call = send(request, with: handedOn(Set(purpose.parameters), of: request.parameters))
    return .closure(
      Closure(
        fields.map { Naming.member($0.name.text) }, captures: ["self"],
        body: [.assign("_", .try(.await(call)))]))
  }
}
