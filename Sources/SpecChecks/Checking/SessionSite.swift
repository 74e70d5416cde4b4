import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension AppIndex {
  /// Whether the app has a log-in gate whose requests the specs name.
  var hasGateOfFlows: Bool {
    if case .flows? = app?.host?.onboarding?.content { true } else { false }
  }
}

/// The session of an API and what it has to do with requests, answers and renewals.
struct SessionSite {
  let index: AppIndex
  let file: FileID
  let api: APIDeclaration
  let session: SessionDeclaration

  func location(_ span: ByteSpan) -> Location { Location(file: file, span: span) }

  /// The field of an answer that a field of the session may be meant to be: the only one of its type that the session
  /// does not have.
  func fieldMeant(by field: Field, in answer: ModelDeclaration) -> Field? {
    if case .optional = field.type.shape { return nil }
    let known = Set(session.fields.map(\.field.name.text))
    let others = answer.fields.filter {
      !known.contains($0.name.text) && $0.type.shape == field.type.shape
    }
    return others.count == 1
      ? others[0] : others.first { NearMiss.isSlip($0.name.text, of: field.name.text) }
  }

  /// The fields that headers and authentications of APIs send, or would but for a `$` or its `$session`.
  var fieldsReadByAPIs: Set<String> {
    var read: Set<String> = []
    for name in index.names(of: .api) {
      guard let api = index.api(name) else { continue }
      for value in api.headers.map(\.value) + (api.authentication?.values ?? []) {
        value.visitPaths {
          if $0.scope == .session, let field = $0.components.first { read.insert(field.text) }
        }
        guard case .text(let text) = value.kind else { continue }
        for name in session.fields.map(\.field.name.text)
        where text == name || text.contains("session.\(name)") {
          read.insert(name)
        }
      }
    }
    return read
  }

  /// Whether a beginning is what the log-in gate sends to set a password anew, and neither logs in nor signs up.
  func resetsPassword(_ request: Name) -> Bool {
    guard case .flows(let flows)? = index.app?.host?.onboarding?.content,
      flows.resetPassword?.text == request.text
    else { return false }
    let ways = [flows.logIn.email, flows.logIn.phone, flows.signUp?.email, flows.signUp?.phone]
    return !ways.contains { $0?.text == request.text }
  }

  /// The requests by which the log-in gate begins sessions.
  private var beginningsOfGate: [Name] {
    guard case .flows(let flows)? = index.app?.host?.onboarding?.content else { return [] }
    return flows.requests.filter(\.purpose.beginsSession).map(\.name)
  }

  /// Whether the log-in gate begins sessions by a request.
  func isBeginningOfGate(_ request: Name) -> Bool {
    beginningsOfGate.contains { $0.text == request.text }
  }

  /// The only one of the requests by which the gate begins sessions that is not named as one, and could be.
  var beginningLeftOut: String? {
    let named = Set(session.beginnings.map(\.text))
    let missing = beginningsOfGate.filter { !named.contains($0.text) }
    guard let first = missing.first, missing.allSatisfy({ $0.text == first.text }) else {
      return nil
    }
    return makesSession(first) ? first.text : nil
  }

  /// Whether a request answers with all that a session needs.
  func makesSession(_ request: Name) -> Bool {
    guard let answer = answer(of: request) else { return false }
    return session.fields.map(\.field).allSatisfy { field in
      if case .optional = field.type.shape { return true }
      return answer.fields.contains { $0.name.text == field.name.text }
    }
  }

  /// A request of the session that answers with a model, and which.
  var requestWithAnswer: (request: String, answer: String)? {
    for name in session.beginnings + (session.refresh.map { [$0] } ?? []) {
      if let answer = answer(of: name) { return (name.text, answer.name.text) }
    }
    return nil
  }

  /// The model of a beginning's answer that has a field of a parameter's name and type.
  func answerWithField(like parameter: Field) -> String? {
    for request in session.beginnings {
      guard let answer = answer(of: request),
        answer.fields.contains(where: {
          $0.name.text == parameter.name.text && $0.type.shape == parameter.type.shape
        })
      else { continue }
      return answer.name.text
    }
    return nil
  }

  /// The requests that ask for nothing but secrets and other fields of the session, and answer with some.
  var renewals: [String] {
    index.names(of: .request).filter { name in
      guard let request = index.request(name), isRenewal(request),
        let answer = answer(of: request.name)
      else { return false }
      let given = Set(answer.fields.map(\.name.text))
      return session.fields.contains { given.contains($0.field.name.text) }
    }
  }

  /// Whether a request asks for fields of the session, and for a secret one, which only a renewal is given.
  func isRenewal(_ request: RequestDeclaration) -> Bool {
    let fields = request.parameters.map { parameter in
      session.fields.first { $0.field.name.text == parameter.name.text }
    }
    return fields.contains { $0?.isSecret == true } && !fields.contains { $0 == nil }
  }

  /// Whether something sends a request besides that the session names it.
  func isSent(_ request: Name, in app: AppSite) -> Bool {
    guard let id = index.id(of: .request, request.text) else { return true }
    let ofSession = index.hasGateOfFlows ? 0 : 1
    return app.uses[.used].lazy.filter { $0 == id }.prefix(2).count > ofSession
  }

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
