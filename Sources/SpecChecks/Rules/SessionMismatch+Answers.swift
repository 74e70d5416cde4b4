import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Sessions that never begin, and requests that answer with something else than what sessions are made of.
extension SpecRule {
  /// Reports a session that never begins, since nothing sends what it begins with.
  static func reportIdle(
    _ site: SessionSite, in app: AppSite, into findings: inout Findings
  ) {
    guard let first = site.session.beginnings.first, let host = app.index.app?.host,
      host.onboarding == nil,
      !app.index.hasBroken, !app.index.hasAppLogIn,
      site.session.beginnings.allSatisfy({ !site.isSent($0, in: app) })
    else { return }
    findings.note(meant: site.session.beginnings.map(\.text))
    findings.report(
      Diagnostic(
        rule: SpecRule.sessionMismatch.rule.name, severity: .warning,
        message:
          "nothing sends \(Listing.quoted(site.session.beginnings.map(\.text))), so that no session ever begins",
        at: site.location(first.span),
        help: [
          "let the gate send it, by `onboarding: { logIn: … }` of the app's `host`, or a screen of its own"
        ]))
  }

  /// Reports a request that stands in the place of the one by which the gate begins the session: says whether it does.
  static func reportExchanged(
    _ request: Name, _ site: SessionSite, into findings: inout Findings
  ) -> Bool {
    guard let meant = site.beginningLeftOut, !site.makesSession(request),
      !site.isBeginningOfGate(request),
      site.index.request(request.text).map(site.knowsAnswer) == true
    else { return false }
    findings.note(explained: causeOfClosedGate(without: meant), by: .sessionMismatch)
    let place = site.location(request.span)
    findings.report(
      .sessionMismatch,
      "no session can be made of what `\(request.text)` answers with, and `\(meant)`, by which the gate begins it, is not named",
      at: place, help: ["did you mean `\(meant)`?"],
      fixes: Fix.replacing(request.text, at: place, by: meant, .unsafe))
    return true
  }

  /// What is said of a request of the gate that is none of those that begin the session.
  static func causeOfClosedGate(without request: String) -> String {
    "`\(request)` does not begin the session, so the gate would stay closed"
  }

  /// Reports a request that answers with another model than the one of which sessions are made: says whether it does.
  static func reportOtherAnswer(
    of declaration: RequestDeclaration, _ request: Name, _ site: SessionSite,
    into findings: inout Findings
  ) -> Bool {
    guard let yields = declaration.yields, case .named(let own) = yields.shape,
      let id = site.index.id(of: .request, request.text)
    else { return false }
    let needed = site.session.fields.map(\.field).filter {
      if case .optional = $0.type.shape { false } else { true }
    }.map(\.name.text)
    let lacking = needed.filter { name in
      site.answer(of: request)?.fields.contains { $0.name.text == name } != true
    }
    let others = site.session.beginnings + (site.session.refresh.map { [$0] } ?? [])
    let better = others.first { other in
      guard other.text != request.text, let answer = site.answer(of: other),
        answer.name.text != own
      else { return false }
      return needed.allSatisfy { name in answer.fields.contains { $0.name.text == name } }
    }
    guard !lacking.isEmpty, let better, let model = site.answer(of: better)?.name.text else {
      return false
    }
    let place = Location(file: site.index.file(of: id), span: yields.span)
    findings.report(
      .sessionMismatch,
      "`\(own)`, with which `\(request.text)` answers, has no \(Listing.quoted(lacking)), of which the session is made",
      at: place,
      related: [.init(site.location(request.span), "the session names the request here")],
      help: ["did you mean `\(model)`, with which `\(better.text)` answers?"],
      fixes: Fix.replacing(own, at: place, by: model, .unsafe))
    return true
  }
}
