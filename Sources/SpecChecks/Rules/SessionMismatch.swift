import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// There is one session, which can be kept, and the requests that make it answer with its fields.
  static let sessionMismatch: SpecRule = .init(
    name: "session-mismatch",
    summary: "A session cannot be made of what it is made of.",
    rationale:
      "What a log-in answers becomes the session, field by field: a field that no answer has would "
      + "never be there.",
    examples: """
      model: LoggedIn
      fields: {«→ userID: ID,» token: String }
      ---
      request: LogIn
      method: POST
      path: /login
      yields: LoggedIn
      ---
      api: Main
      base: https://api.example.com
      auth: { bearer: $session.token }
      session:
        fields:
          userID: ID
          token: { type: String, secret: true }
        begins: [‹LogIn›]
      """,
    .app { app, findings in
      let places = app.index.apisWithSession
      guard let (file, api) = places.first, let session = api.session else { return }
      for extra in places.dropFirst() {
        findings.report(
          .sessionMismatch, "`\(api.name.text)` has a session already",
          at: Location(file: extra.file, span: extra.api.name.span),
          related: [.init(Location(file: file, span: api.name.span), "the first one")],
          help: ["people log in to one API; leave the other session out"])
      }
      let site = SessionSite(index: app.index, file: file, api: api, session: session)
      let known = findings.errorCount
      for field in session.fields { checkKeeping(of: field.field, at: site, into: &findings) }
      var answers: Set<String> = []
      for request in session.beginnings {
        // What an answer lacks it lacks for all requests that it comes from.
        let isFirst = site.answer(of: request).map { answers.insert($0.name.text).inserted } ?? true
        checkBeginning(by: request, comparesAnswer: isFirst, at: site, into: &findings)
      }
      // Which of them is meant otherwise is told.
      if findings.errorCount > known { findings.note(meant: session.beginnings.map(\.text)) }
      // What the log-in's answer calls otherwise a renewal most likely does, too.
      if let refresh = session.refresh, findings.errorCount == known {
        checkRefresh(by: refresh, at: site, into: &findings)
      }
      guard session.refresh == nil else {
        reportIdle(site, in: app, into: &findings)
        if findings.errorCount == known { checkSecrets(at: site, into: &findings) }
        return
      }
      for request in session.beginnings where !site.isSent(request, in: app) {
        reportRenewal(request, site, into: &findings)
      }
      reportIdle(site, in: app, into: &findings)
      if findings.errorCount == known { checkSecrets(at: site, into: &findings) }
    })

  /// A request that begins a session is sent by somebody who has none yet.
  private static func reportRenewal(
    _ request: Name, _ site: SessionSite, into findings: inout Findings
  ) {
    guard let declaration = site.index.request(request.text), site.isRenewal(declaration) else {
      return
    }
    findings.note(meant: [request.text])
    findings.report(
      Diagnostic(
        rule: SpecRule.sessionMismatch.rule.name, severity: .warning,
        message: "`\(request.text)` asks for a secret of the session, and nothing sends it",
        at: site.location(request.span),
        related: site.index.location(of: .request, request.text).map {
          [.init($0, "`\(request.text)` is declared here")]
        } ?? [],
        help: [
          "take it out of `begins:`, and say `refresh: \(request.text)` for it to renew the session"
        ]))
  }

  /// Only APIs can read secrets, and only a renewal is given one.
  private static func checkSecrets(at site: SessionSite, into findings: inout Findings) {
    let index = site.index
    guard !index.hasBroken(.api), !index.hasBroken(.request) else { return }
    // What the app's own log-in makes of the session nobody sees here.
    guard !index.names(of: .api).contains(where: { index.api($0)?.asksAppLogIn == true }) else {
      return
    }
    // Of a request that there is not nobody knows what it is given.
    if let refresh = site.session.refresh, index.request(refresh.text) == nil { return }
    var read = site.fieldsReadByAPIs
    for parameter in site.session.refresh.flatMap({ index.request($0.text) })?.parameters ?? [] {
      read.insert(parameter.name.text)
    }
    let unsent = site.session.fields.filter { $0.isSecret && !read.contains($0.field.name.text) }
    if unsent.count == 1, reportSentRenewal(insteadOf: unsent[0].field, site, into: &findings) {
      return
    }
    for field in unsent {
      let name = field.field.name.text
      var finding = Diagnostic(
        .sessionMismatch, "nothing sends the secret `\(name)`, and nothing else can read it",
        at: site.location(field.field.name.span),
        help: [
          "say how the API sends it, such as by `auth: { bearer: $session.\(name) }`, or leave it out"
        ], about: .unsentSecret(name))
      finding.severity = .warning
      findings.report(finding)
    }
  }

  private static func checkKeeping(
    of field: Field, at site: SessionSite, into findings: inout Findings
  ) {
    guard let type = site.index.type(field.type),
      let problem = site.index.whatCannotBeKept(of: type)
    else { return }
    findings.report(
      .sessionMismatch, "`\(problem)` cannot be kept from one start of the app to the next",
      at: site.location(field.type.span),
      help: ["keep its identity, and load the rest when it is needed"])
  }

  private static func checkBeginning(
    by request: Name, comparesAnswer: Bool, at site: SessionSite, into findings: inout Findings
  ) {
    guard let declaration = site.index.request(request.text) else { return }
    checkServer(of: declaration, request, at: site, into: &findings)
    if reportExchanged(request, site, into: &findings) { return }
    guard let answer = site.answer(of: request) else {
      return reportAnswer(of: declaration, request, site, into: &findings)
    }
    if comparesAnswer, reportOtherAnswer(of: declaration, request, site, into: &findings) { return }
    for field in site.session.fields.map(\.field) where comparesAnswer {
      // Of a type that there is not, another rule tells.
      guard site.index.type(field.type) != nil else { continue }
      let given = answer.fields.first { $0.name.text == field.name.text }
      if given == nil, let meant = site.fieldMeant(by: field, in: answer) {
        return reportName(of: field, meaning: meant, in: answer, request, site, into: &findings)
      }
      if let given {
        reportType(of: field, given: given, in: answer, request, site, into: &findings)
      } else if let problem = absence(of: field, in: answer) {
        return report(
          problem, request, site, answer: answer, help: lack(of: field, in: answer),
          into: &findings)
      }
    }
  }

  /// What to do about a field of the session that an answer lacks.
  private static func lack(of field: Field, in answer: ModelDeclaration) -> String {
    "add `\(field.name.text): \(field.type.shape)` to `\(answer.name.text)`, or leave the field out of the session"
  }

  private static func checkRefresh(
    by request: Name, at site: SessionSite, into findings: inout Findings
  ) {
    guard let declaration = site.index.request(request.text) else { return }
    checkServer(of: declaration, request, at: site, into: &findings)
    let fields = site.session.fields.map(\.field)
    for parameter in declaration.parameters {
      let field = fields.first { $0.name.text == parameter.name.text }
      guard field != nil || parameter.canBeLeftOut else {
        let cure = cure(for: parameter, of: declaration, site)
        if let other = cure.request { findings.note(meant: [other]) }
        if let field = cure.field {
          findings.note(
            explained: TypeProblem.causeOfUnknownParameter(field), by: .sessionMismatch)
        }
        let message =
          "`\(request.text)` asks for `\(parameter.name.text)`, which the session does not have"
        guard cure.field != nil, let place = site.index.location(of: .request, request.text)
        else { return report(message, request, site, help: cure.help, into: &findings) }
        return findings.report(
          .sessionMismatch, message,
          at: Location(file: place.file, span: parameter.name.span),
          related: [.init(site.location(request.span), "the session is renewed by it here")],
          help: cure.help.map { [$0] } ?? [])
      }
      if let field, !fits(field.type.shape, parameter.type.shape) {
        return report(
          "`\(parameter.name.text)` is `\(field.type.shape)` in the session and"
            + " `\(parameter.type.shape)` in `\(request.text)`",
          request, site, into: &findings)
      }
    }
    guard let answer = site.answer(of: request) else {
      return reportAnswer(of: declaration, request, site, into: &findings)
    }
    if !fields.contains(where: { field in
      answer.fields.contains { $0.name.text == field.name.text }
    }), reportOtherAnswer(of: declaration, request, site, into: &findings) {
      return
    }
    let renewed = fields.filter { field in
      answer.fields.contains { $0.name.text == field.name.text }
    }
    guard !renewed.isEmpty else {
      return report(
        "`\(answer.name.text)`, which `\(request.text)` answers with, has no field of the session",
        request, site, into: &findings)
    }
    for field in renewed where site.index.type(field.type) != nil {
      if let given = answer.fields.first(where: { $0.name.text == field.name.text }) {
        reportType(of: field, given: given, in: answer, request, site, into: &findings)
      }
    }
  }

  private static func reportAnswer(
    of declaration: RequestDeclaration, _ request: Name, _ site: SessionSite,
    into findings: inout Findings
  ) {
    guard site.knowsAnswer(of: declaration) else { return }
    guard declaration.yields == nil, let id = site.index.id(of: .request, request.text) else {
      return report(
        "`\(request.text)` does not answer with a model", request, site, into: &findings)
    }
    let other = site.requestWithAnswer
    if other != nil, site.resetsPassword(request) {
      return findings.report(
        .sessionMismatch,
        "`\(request.text)` is what `resetPassword:` sends, and answers with nothing of which the session could be made",
        at: site.location(request.span), help: ["take it out of `begins:`: it logs nobody in"])
    }
    findings.report(
      .sessionMismatch,
      "`\(request.text)` says nothing of its answer, of which the session is made",
      at: site.index.location(of: id),
      related: [.init(site.location(request.span), "the session names it here")],
      help: [
        other.map { "add `yields: \($0.answer)`, with which `\($0.request)` answers" }
          ?? "add `yields:` with a model that has the fields of the session"
      ])
  }

  /// Reports a field that the answers have under another name.
  private static func reportName(
    of field: Field, meaning meant: Field, in answer: ModelDeclaration, _ request: Name,
    _ site: SessionSite, into findings: inout Findings
  ) {
    // Where a renewal or an API asks for it by the session's name, it is the answer that has another.
    let isAsked =
      site.fieldsReadByAPIs.contains(field.name.text)
      || site.session.refresh.flatMap { site.index.request($0.text) }?.parameters
        .contains { $0.name.text == field.name.text } == true
    if isAsked, let id = site.index.id(of: .model, answer.name.text) {
      return findings.report(
        .sessionMismatch,
        "`\(answer.name.text)`, of which the session is made, has no field `\(field.name.text)`",
        at: Location(file: site.index.file(of: id), span: meant.name.span),
        related: [.init(site.location(field.name.span), "the session calls it so")],
        help: [
          "call it `\(field.name.text)`; if it is `\(meant.name.text)` in payloads, say so by `json:`"
        ])
    }
    let place = site.location(field.name.span)
    findings.note(
      explained: TypeProblem.causeOfMissing(field: meant.name.text, of: "$session"),
      by: .sessionMismatch)
    findings.report(
      .sessionMismatch,
      "`\(answer.name.text)`, of which the session is made, has no field `\(field.name.text)`",
      at: place,
      related: [.init(site.location(request.span), "`\(request.text)` answers with it")],
      help: ["write `\(meant.name.text)`, which it has"],
      fixes: Fix.replacing(field.name.text, at: place, by: meant.name.text, .unsafe))
  }

  /// What to do about a parameter that the session has no value for, and the request that would renew it.
  private static func cure(
    for parameter: Field, of request: RequestDeclaration, _ site: SessionSite
  ) -> (help: String?, request: String?, field: String?) {
    let known = Set(request.parameters.map(\.name.text))
    let fields = site.session.fields.filter {
      !known.contains($0.field.name.text) && fits($0.field.type.shape, parameter.type.shape)
    }
    if let other = site.renewals.first(where: { $0 != request.name.text }) {
      return ("write `\(other)`, which asks for what the session has", other, nil)
    }
    if let model = site.answerWithField(like: parameter) {
      return (
        "declare `\(parameter.name.text): \(parameter.type.shape)` under the session's `fields:`; `\(model)`, of which it is made, has it",
        nil, nil
      )
    }
    let sent = site.fieldsReadByAPIs
    let secrets = fields.filter { $0.isSecret && !sent.contains($0.field.name.text) }
    let near = fields.filter { NearMiss.isSlip(parameter.name.text, of: $0.field.name.text) }
    let candidates =
      [near, fields, secrets].first { $0.count == 1 } ?? (secrets.isEmpty ? fields : secrets)
    guard let first = candidates.first else { return (nil, nil, nil) }
    guard candidates.count > 1 else {
      return (
        "name the parameter `\(first.field.name.text)`, as the session has it, here and where it is read",
        nil, first.field.name.text
      )
    }
    let names = Listing.quoted(candidates.map(\.field.name.text))
    return (
      "name the parameter as the session's field is that it is given: one of \(names)", nil, nil
    )
  }

  /// Sessions are begun and renewed where they are valid.
  private static func checkServer(
    of declaration: RequestDeclaration, _ request: Name, at site: SessionSite,
    into findings: inout Findings
  ) {
    guard let api = declaration.call.api, api.text != site.api.name.text else { return }
    report(
      "`\(request.text)` goes to `\(api.text)`, and the session is of `\(site.api.name.text)`",
      request, site, into: &findings)
  }

  private static func absence(of field: Field, in answer: ModelDeclaration) -> String? {
    if case .optional = field.type.shape { return nil }
    return "`\(answer.name.text)` has no field `\(field.name.text)`, which the session needs"
  }

  /// Reports a field of an answer that is of another type than the session's, once for all requests with the answer.
  private static func reportType(
    of field: Field, given: Field, in answer: ModelDeclaration, _ request: Name,
    _ site: SessionSite,
    into findings: inout Findings
  ) {
    let (type, due) = (given.type.shape, field.type.shape)
    guard !fits(type, due), let id = site.index.id(of: .model, answer.name.text) else { return }
    findings.reportShared(
      Diagnostic(
        .sessionMismatch,
        "`\(field.name.text)` is `\(type)` in `\(answer.name.text)`, and `\(due)` in the session that is made of it",
        at: Location(file: site.index.file(of: id), span: given.type.span),
        related: [.init(site.location(field.type.span), "it is `\(due)` here")],
        help: ["write `\(due)`, or let it be `\(type)` in the session, too"]),
      shownBy: .init(site.location(request.span), "`\(request.text)` answers with it"))
  }

  /// Whether a value of one type can stand where another is due.
  private static func fits(_ given: TypeReference.Shape, _ due: TypeReference.Shape) -> Bool {
    if given == due { return true }
    if case .optional(let wrapped) = due { return given == wrapped }
    return false
  }

  private static func report(
    _ message: String, _ request: Name, _ site: SessionSite, answer: ModelDeclaration? = nil,
    help: String? = nil, into findings: inout Findings
  ) {
    let model = answer.flatMap { answer in
      site.index.location(of: .model, answer.name.text).map {
        Diagnostic.Related($0, "`\(answer.name.text)`, with which it answers, is declared here")
      }
    }
    let declared = site.index.location(of: .request, request.text).map {
      Diagnostic.Related($0, "`\(request.text)` is declared here")
    }
    findings.report(
      .sessionMismatch, message, at: site.location(request.span),
      related: [declared, model].compactMap(\.self),
      help: [help ?? "the answer's fields become the session's fields of the same names and types"])
  }
}

extension AppIndex {
  /// The type in a type whose values cannot be written down; nil if all of them can.
  fileprivate func whatCannotBeKept(of type: SpecType, inside: Set<String> = []) -> SpecType? {
    switch type {
    case .builtin(.color), .builtin(.image), .builtin(.text), .union: return type
    case .builtin, .enumeration: return nil
    case .optional(let inner), .list(let inner): return whatCannotBeKept(of: inner, inside: inside)
    case .model(let name):
      guard !inside.contains(name), let model = model(name) else { return nil }
      if model.swift != nil { return type }
      for field in model.fields {
        guard let fieldType = self.type(field.type) else { continue }
        let problem = whatCannotBeKept(of: fieldType, inside: inside.union([name]))
        if let problem { return problem }
      }
      return nil
    }
  }
}
