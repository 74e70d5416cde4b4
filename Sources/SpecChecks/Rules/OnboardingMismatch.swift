import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// The requests of the library's log-in screens take what these know, and open the gate.
  static let onboardingMismatch: SpecRule = .init(
    name: "onboarding-mismatch",
    summary: "A request of the log-in gate cannot be sent by its screens, or would not open it.",
    rationale:
      "The library's log-in screens know an address or number and a password or code, and nothing "
      + "else. The gate opens when the session begins, which only requests of `begins` do.",
    examples: """
      app: Shop
      language: 1
      host:
        menu: [{ screen: Home, title: tab.home }]
        onboarding: { logIn: { email: ‹LogIn› } }
      ---
      model: Visit
      fields: { member: String }
      ---
      request: LogIn
      parameters: { «user→email»: String, password: String }
      method: POST
      path: /visits
      yields: Visit
      ---
      api: Main
      base: https://api.example.com
      session: { fields: { member: String }, begins: [LogIn] }
      """,
    .app { app, findings in
      guard case .flows(let flows)? = app.index.app?.host?.onboarding?.content,
        let id = app.index.apps.first
      else { return }
      let file = app.index.file(of: id)
      // Without any it is said that they are missing, or the app's own log-in begins sessions.
      let session = app.index.session.flatMap { $0.hasBeginnings ? $0 : nil }
      // Where one is named that there is not, another rule tells, and which is meant is not known.
      let begins = session.flatMap { session in
        session.beginnings.allSatisfy { app.index.request($0.text) != nil }
          ? Set(session.beginnings.map(\.text)) : nil
      }
      let isBegunByApp = app.index.hasAppLogIn && session == nil
      for (name, purpose) in flows.requests {
        guard let request = app.index.request(name.text) else { continue }
        let problem =
          SpecRule.problem(of: request, for: purpose)
          ?? SpecRule.problem(of: name, for: purpose, begins: begins)
          ?? (isBegunByApp ? SpecRule.problemBesideApp(of: name, for: purpose) : nil)
        guard let problem else { continue }
        let fitting = app.index.requestsFitting(purpose, besides: flows)
        let meant: String? =
          fitting.count == 1
          ? "did you mean `\(fitting[0])`, which takes what the screen gives it?" : nil
        if meant != nil { findings.note(meant: fitting) }
        var finding = Diagnostic(
          .onboardingMismatch, problem.message, at: Location(file: file, span: name.span),
          related: app.index.location(of: .request, name.text).map {
            [.init($0, "`\(name.text)` is declared here")]
          } ?? [], help: [meant ?? problem.help])
        if problem.message == SpecRule.causeOfClosedGate(without: name.text) {
          finding.cause = problem.message
        }
        guard let renamed = renamed(in: request, for: purpose, app) else {
          findings.report(finding)
          continue
        }
        findings.reportShared(
          renamed.finding,
          shownBy: .init(finding.primary, "the screens send it for this"), or: finding,
          with: Findings.Witness(
            cause: TypeProblem.causeOfUnknownParameter(renamed.meant),
            message: "it is called so here", isNeeded: !renamed.isSlip),
          fewestUses: renamed.isSlip ? 1 : 2)
      }
      reportRepeats(in: flows, of: session, app, file, into: &findings)
      if let problem = problem(of: flows) {
        findings.report(
          .onboardingMismatch, problem.message, at: Location(file: file, span: problem.name.span),
          help: [problem.help])
      }
    })

  /// The only parameter that the screens do not know in the place of the only one that they lack: where the request reads
  /// it by that name, or its own is nearly the same, it is told where it is declared.
  private static func renamed(
    in request: RequestDeclaration, for purpose: LogInFlowsDeclaration.Purpose, _ app: AppSite
  ) -> (finding: Diagnostic, meant: String, isSlip: Bool)? {
    let given = purpose.parameters
    let lacking = given.filter { name in !request.parameters.contains { $0.name.text == name } }
    let others = request.parameters.filter { !given.contains($0.name.text) && !$0.canBeLeftOut }
    guard lacking.count == 1, others.count == 1,
      let place = app.index.location(of: .request, request.name.text)
    else { return nil }
    let (meant, parameter) = (lacking[0], others[0].name)
    let location = Location(file: place.file, span: parameter.span)
    let finding = Diagnostic(
      .onboardingMismatch,
      "`\(request.name.text)` calls `\(parameter.text)` what the log-in screens give it as `\(meant)`",
      at: location, help: ["call it `\(meant)`, here and where it is read"],
      fixes: Fix.replacing(parameter.text, at: location, by: meant, .unsafe))
    return (finding, meant, NearMiss.isSlip(parameter.text, of: meant))
  }

  /// What is wrong with a request's parameters.
  private static func problem(
    of request: RequestDeclaration, for purpose: LogInFlowsDeclaration.Purpose
  ) -> Problem? {
    let given = purpose.parameters
    let help =
      "the screen gives it "
      + given.map { "`\($0): String`" }.joined(separator: " and ")
      + "; other parameters need a default or an optional type"
    for name in given {
      guard let parameter = request.parameters.first(where: { $0.name.text == name }) else {
        return ("`\(request.name.text)` has no parameter `\(name)`", help)
      }
      switch parameter.type.shape {
      case .builtin(.string), .optional(.builtin(.string)): break
      default:
        return (
          "`\(name)` of `\(request.name.text)` is `\(parameter.type.shape)`, and not a `String`",
          help
        )
      }
    }
    let other = request.parameters.first {
      !given.contains($0.name.text) && !$0.canBeLeftOut
    }
    return other.map {
      ("`\(request.name.text)` needs `\($0.name.text)`, which the log-in screens do not know", help)
    }
  }

  private static func problem(
    of name: Name, for purpose: LogInFlowsDeclaration.Purpose, begins: Set<String>?
  ) -> Problem? {
    guard let begins, purpose.beginsSession, !begins.contains(name.text) else { return nil }
    return (
      SpecRule.causeOfClosedGate(without: name.text),
      "add it to the session: `begins: [\((begins.sorted() + [name.text]).joined(separator: ", "))]`"
    )
  }

  /// What is wrong with a request that is to log somebody in where the app does that.
  private static func problemBesideApp(
    of name: Name, for purpose: LogInFlowsDeclaration.Purpose
  ) -> Problem? {
    guard purpose.beginsSession else { return nil }
    return (
      "the app's own log-in begins sessions (`auth: app`), and not `\(name.text)`, so the gate would stay closed",
      "let the gate be a screen of the app's own: `onboarding: { screen: … }`"
    )
  }

  /// What the flows lack together.
  private static func problem(
    of flows: LogInFlowsDeclaration
  ) -> (name: Name, message: String, help: String)? {
    if let phone = flows.byPhone, flows.sendCode == nil {
      return (
        phone, "nothing sends the code that `\(phone.text)` asks for",
        "name a request with the parameter `phone: String`: `sendCode: …`"
      )
    }
    if let code = flows.sendCode, flows.byPhone == nil {
      return (
        code, "nobody is asked for a code", "give `logIn:` a way by `phone:`, or leave this out"
      )
    }
    if let reset = flows.resetPassword, flows.byEmail == nil {
      return (
        reset, "nobody is asked for a password",
        "give `logIn:` a way by `email:`, or leave this out"
      )
    }
    return nil
  }
}

extension AppIndex {
  /// The requests that the gate does not send, and could for a purpose.
  fileprivate func requestsFitting(
    _ purpose: LogInFlowsDeclaration.Purpose, besides flows: LogInFlowsDeclaration
  ) -> [String] {
    let sent = Set(flows.requests.map(\.0.text))
    let given = purpose.parameters
    return names(of: .request).filter { name in
      guard !sent.contains(name), let request = self.request(name) else { return false }
      return request.parameters.count == given.count
        && request.parameters.allSatisfy {
          given.contains($0.name.text) && $0.type.shape == .builtin(.string)
        }
    }
  }
}
