import SpecModel
import SpecSemantics
import SwiftCode

/// The log-in gate: the app comes in two classes, one for what stands before the gate and one, over it,
/// that has a session. What is behind the gate is made with the second, so it cannot be there without.
extension FileScope {
  /// The app while somebody is logged in.
  func loggedIn(_ host: HostPlan) -> SwiftDeclaration {
    let session = SwiftType.generic("OpenSession", [.named(app.names(.session))])
    let context = EmissionContext(in: self, scope: .app, app: "self")
    let members: [SwiftDeclaration] = [
      .variable(
        VariableDeclaration(
          .let, "session", session, documentation: "What is known of who is logged in.",
          access: app.access)),
      loggedInInitializer,
      .function(
        FunctionDeclaration(
          "makeHost", documentation: "The main screens.", returning: "HostController",
          body: [.expression(self.host(host, at: context))])),
      making(isLoggedIn: true),
    ]
    return .type(
      TypeDeclaration(
        .class, app.names(.loggedInApp),
        documentation:
          "The app while somebody is logged in, as screens behind the gate have it.",
        attributes: [.mainActor], access: app.access, modifiers: .final,
        inherits: [.named(app.names(.app))], members: members))
  }

  private var loggedInInitializer: SwiftDeclaration {
    let session = SwiftExpression.call(
      "OpenSession", [.arg("session"), .arg("in", .member("app", "sessions"))])
    return .initializer(
      InitializerDeclaration(
        [
          Parameter("_", "app", .named(app.names(.app))),
          Parameter("session", .named(app.names(.session))),
        ], access: app.access,
        body: [
          .assign("self.session", session),
          .call(
            "super.init", [.arg("sharing", "app"), .arg("runtime", .member("app", "runtime"))]),
        ]))
  }

  /// Where the app with a session is found.
  var loggedInMember: SwiftDeclaration {
    .variable(
      VariableDeclaration(
        .var, "loggedIn", .optional(.named(app.names(.loggedInApp))), access: .private,
        modifiers: .weak))
  }

  /// The root: the gate, and behind it the host.
  func gateController(
    _ content: HostPlan.Gate, at context: EmissionContext
  ) -> SwiftDeclaration {
    let gate: SwiftExpression
    switch content {
    case .screen(let use): gate = context.screen(use)
    case .flows(let flows, let walkthrough): gate = context.onboarding(flows, after: walkthrough)
    }
    let controller = SwiftExpression.call(
      "GateController",
      [
        .arg("runtime", "runtime"), .arg("sessions", "sessions"),
        .arg("gate", .closure(beforeGate(gate))),
        .arg("main", .closure(main)),
      ])
    return .function(
      FunctionDeclaration(
        "makeRootViewController", access: app.access, returning: "GateController",
        body: [.expression(controller)]))
  }

  /// What makes the gate. Nobody is logged in while it is shown, even if something still holds the app
  /// that had one.
  private func beforeGate(_ gate: SwiftExpression) -> Closure {
    Closure(
      [], captures: ["self"], body: [.assign("loggedIn", .nil), .return(gate)])
  }

  private var main: Closure {
    let inside = SwiftExpression.call(
      .identifier(app.names(.loggedInApp)), [.arg("self"), .arg("session", "session")])
    return Closure(
      ["session"], captures: ["self"],
      body: [
        .let("app", nil, inside), .assign("loggedIn", "app"),
        .return(SwiftExpression.identifier("app").call("makeHost")),
      ])
  }
}
