import SpecModel
import SpecSemantics
import SwiftCode

/// The log-in gate: the app comes in two classes, one for what stands before the gate and one, over it,
/// that has a session. What is behind the gate is made with the second, so it cannot be there without.
extension FileScope {
  /// The app while somebody is logged in.
  func loggedIn(_ host: HostPlan, _ destinations: [ScreenSignaturePlan]) -> SwiftDeclaration {
    let session = SwiftType.generic("OpenSession", [.named(app.names(.session))])
    let context = EmissionContext(in: self, scope: .app, app: "self")
    var members: [SwiftDeclaration] = [
      .variable(
        VariableDeclaration(
          .let, "session", session, documentation: "What is known of who is logged in.",
          access: app.access)),
      loggedInInitializer,
      .function(
        FunctionDeclaration(
          "makeHost", documentation: "The main screens.", returning: "HostController",
          body: [.expression(self.host(host, at: context))])),
    ]
    if let restored = restoredScreen(in: host.declaration) { members.append(restored) }
    if !destinations.isEmpty {
      members += making(of: destinations, modifiers: .override)
    }
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
          .call("super.init", [.arg("sharing", "app")]),
        ]))
  }

  /// What makes the screens of destinations before the gate.
  func makingBeforeGate(_ destinations: [ScreenSignaturePlan]) -> [SwiftDeclaration] {
    destinations.isEmpty
      ? [] : making(of: destinations) { self.app.analysis.beforeGate.contains($0) }
  }

  /// The initialiser by which the app with a session has the parts of the one without.
  func sharingInitializer(copying members: [SwiftDeclaration]) -> SwiftDeclaration {
    let constants = members.compactMap { member -> String? in
      guard case .variable(let variable) = member, variable.keyword == .let else { return nil }
      return variable.name
    }
    return .initializer(
      InitializerDeclaration(
        [Parameter("sharing", "app", .named(app.names(.app)))], access: .fileprivate,
        body: constants.map { .assign(.identifier($0), .member("app", $0)) }))
  }

  /// Whether the app without a session has to find the one with: for links, and for destinations that
  /// are behind the gate.
  var findsLoggedIn: Bool {
    app.hasGate
      && (!app.declaration.links.isEmpty
        || destinationScreens.contains { !app.analysis.beforeGate.contains($0) })
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
    guard findsLoggedIn else { return Closure([], captures: ["self"], gate) }
    return Closure(
      [], captures: ["self"], body: [.assign("loggedIn", .nil), .return(gate)])
  }

  private var main: Closure {
    let inside = SwiftExpression.call(
      .identifier(app.names(.loggedInApp)), [.arg("self"), .arg("session", "session")])
    guard findsLoggedIn else {
      return Closure(["session"], captures: ["self"], inside.call("makeHost"))
    }
    return Closure(
      ["session"], captures: ["self"],
      body: [
        .let("app", nil, inside), .assign("loggedIn", "app"),
        .return(SwiftExpression.identifier("app").call("makeHost")),
      ])
  }

  /// A link to a screen that is made once somebody is logged in.
  func linkBehindGate(_ link: LinkDeclaration) -> SwiftExpression {
    let destination = destination(of: link, app: "app")
    var body = destination.body { screen in
      let make = SwiftExpression.identifier("self").optionalChained.member("loggedIn").call(
        "map", trailing: Closure(["app"], screen))
      return .closure(Closure([], captures: ["weak self"], make))
    }
    // A closure that stands by itself would be taken for one that is called.
    if case .expression(let closure)? = body.last { body = [.return(closure)] }
    return .call(
      "DeepLink",
      [
        .arg(.string(link.url.text)),
        .arg(
          "behindGate",
          .closure(
            Closure(
              [link.captures.isEmpty ? "_" : "values"], captures: ["weak self"], body: body))),
      ])
  }
}
