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
      let site = Site(index: app.index, file: file, api: api, session: session)
      for field in session.fields { checkKeeping(of: field.field, at: site, into: &findings) }
      var answers: Set<String> = []
      for request in session.beginnings {
        // What an answer lacks it lacks for all requests that it comes from.
        let isFirst = site.answer(of: request).map { answers.insert($0.name.text).inserted } ?? true
        checkBeginning(by: request, comparesAnswer: isFirst, at: site, into: &findings)
      }
      if let refresh = session.refresh { checkRefresh(by: refresh, at: site, into: &findings) }
    })

  private struct Site {
    let index: AppIndex
    let file: FileID
    let api: APIDeclaration
    let session: SessionDeclaration

    func location(_ span: ByteSpan) -> Location { Location(file: file, span: span) }

    /// Whether it is known what a request answers with: what could not be read has been reported.
    func knowsAnswer(of request: RequestDeclaration) -> Bool {
      guard let yields = request.yields else { return !index.isBroken(.request, request.name.text) }
      return index.type(yields) != nil
    }

    /// The model that a request answers with.
    func answer(of request: Name) -> ModelDeclaration? {
      guard let name = index.request(request.text)?.yields?.shape, case .named(let model) = name
      else { return nil }
      return index.model(model)
    }
  }

  private static func checkKeeping(of field: Field, at site: Site, into findings: inout Findings) {
    guard let type = site.index.type(field.type),
      let problem = site.index.whatCannotBeKept(of: type)
    else { return }
    findings.report(
      .sessionMismatch, "`\(problem)` cannot be kept from one start of the app to the next",
      at: site.location(field.type.span),
      help: ["keep its identity, and load the rest when it is needed"])
  }

  private static func checkBeginning(
    by request: Name, comparesAnswer: Bool, at site: Site, into findings: inout Findings
  ) {
    guard let declaration = site.index.request(request.text) else { return }
    checkServer(of: declaration, request, at: site, into: &findings)
    guard let answer = site.answer(of: request) else {
      return reportAnswer(of: declaration, request, site, into: &findings)
    }
    for field in site.session.fields.map(\.field) where comparesAnswer {
      let given = answer.fields.first { $0.name.text == field.name.text }
      if let problem = problem(of: field, given: given, by: answer) {
        return report(problem, request, site, into: &findings)
      }
    }
  }

  private static func checkRefresh(by request: Name, at site: Site, into findings: inout Findings) {
    guard let declaration = site.index.request(request.text) else { return }
    checkServer(of: declaration, request, at: site, into: &findings)
    let fields = site.session.fields.map(\.field)
    for parameter in declaration.parameters {
      let field = fields.first { $0.name.text == parameter.name.text }
      guard field != nil || parameter.canBeLeftOut else {
        return report(
          "`\(request.text)` asks for `\(parameter.name.text)`, which the session does not have",
          request, site, into: &findings)
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
    let renewed = fields.filter { field in
      answer.fields.contains { $0.name.text == field.name.text }
    }
    guard !renewed.isEmpty else {
      return report(
        "`\(answer.name.text)`, which `\(request.text)` answers with, has no field of the session",
        request, site, into: &findings)
    }
    for field in renewed {
      let given = answer.fields.first { $0.name.text == field.name.text }
      if let problem = problem(of: field, given: given, by: answer) {
        return report(problem, request, site, into: &findings)
      }
    }
  }

  private static func reportAnswer(
    of declaration: RequestDeclaration, _ request: Name, _ site: Site,
    into findings: inout Findings
  ) {
    guard site.knowsAnswer(of: declaration) else { return }
    report("`\(request.text)` does not answer with a model", request, site, into: &findings)
  }

  /// Sessions are begun and renewed where they are valid.
  private static func checkServer(
    of declaration: RequestDeclaration, _ request: Name, at site: Site,
    into findings: inout Findings
  ) {
    guard let api = declaration.call.api, api.text != site.api.name.text else { return }
    report(
      "`\(request.text)` goes to `\(api.text)`, and the session is of `\(site.api.name.text)`",
      request, site, into: &findings)
  }

  private static func problem(
    of field: Field, given: Field?, by answer: ModelDeclaration
  ) -> String? {
    guard let given else {
      if case .optional = field.type.shape { return nil }
      return "`\(answer.name.text)` has no field `\(field.name.text)`, which the session needs"
    }
    guard !fits(given.type.shape, field.type.shape) else { return nil }
    return "`\(field.name.text)` is `\(given.type.shape)` in `\(answer.name.text)` and"
      + " `\(field.type.shape)` in the session"
  }

  /// Whether a value of one type can stand where another is due.
  private static func fits(_ given: TypeReference.Shape, _ due: TypeReference.Shape) -> Bool {
    if given == due { return true }
    if case .optional(let wrapped) = due { return given == wrapped }
    return false
  }

  private static func report(
    _ message: String, _ request: Name, _ site: Site, into findings: inout Findings
  ) {
    findings.report(
      .sessionMismatch, message, at: site.location(request.span),
      related: site.index.location(of: .request, request.text).map {
        [.init($0, "`\(request.text)` is declared here")]
      } ?? [],
      help: ["the answer's fields become the session's fields of the same names and types"])
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
