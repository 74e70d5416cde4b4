import SpecModel
import SpecSemantics
import SwiftCode

/// Sessions: what is known of who is logged in, and what requests make of it.
extension FileScope {
  /// The type of the session; nil where nobody logs in.
  func session(origin: String) -> SwiftDeclaration? {
    guard let session = app.session else { return nil }
    let fields = session.fields.map(\.field)
    return .type(
      TypeDeclaration(
        .struct, app.names(.session),
        documentation: "What is known while somebody is logged in.\n\n\(origin)",
        access: app.access, modifiers: .nonisolated, inherits: ["Codable", "Hashable", "Sendable"],
        members: properties(of: fields) + memberwiseInitializer(of: fields)))
  }

  /// What becomes of the session when a request has been answered; nil if nothing does.
  func session(of request: RequestDeclaration) -> SwiftDeclaration? {
    guard let session = app.session, let answer = request.yields,
      case .named(let name) = answer.shape, let model = app.index.model(name)
    else { return nil }
    let body: [Statement]
    if session.beginnings.contains(where: { $0.text == request.name.text }) {
      body = beginning(session, by: model)
    } else if session.refresh?.text == request.name.text {
      body = renewal(session, by: model)
    } else {
      return nil
    }
    let kept = SwiftType.optional(.named(app.names(.session)))
    return .function(
      FunctionDeclaration(
        "session", [Parameter("after", "answer", type(answer)), Parameter("in", "current", kept)],
        access: app.access, modifiers: .static, returning: kept, body: body))
  }

  private func beginning(_ session: SessionDeclaration, by model: ModelDeclaration) -> [Statement] {
    let values = model.answered(session).map { name in
      SwiftArgument(Naming.member(name), .member("answer", Naming.member(name)))
    }
    return [.expression(.call(.identifier(app.names(.session)), values))]
  }

  private func renewal(_ session: SessionDeclaration, by model: ModelDeclaration) -> [Statement] {
    let changes = model.answered(session).map { name in
      Statement.assign(
        .member("session", Naming.member(name)), .member("answer", Naming.member(name)))
    }
    return [.guard([.binding(.var, "session", nil, "current")], else: [.return(.nil)])] + changes
      + [.return("session")]
  }
}

/// How servers are told who asks.
extension FileScope {
  /// What a client of an API says who asks by; nil if nobody is to know.
  func authorization(of api: APIDeclaration) -> SwiftExpression? {
    let parts = credentials(of: api)
    let isOwn = app.index.sessionAPI?.name.text == api.name.text
    guard isOwn || parts.contains(where: \.usesSession) else {
      return sum(parts).map { .call("FixedAuthorization", [.arg($0)]) }
    }
    var arguments: [SwiftArgument] = [
      .arg("sessions"), .arg("credentials", .closure(credentials(parts))),
    ]
    if isOwn, let renewal = renewal() { arguments.append(.arg("renewal", .closure(renewal))) }
    return .call("SessionAuthorization", arguments)
  }

  /// Headers that do not depend on who is logged in.
  func fixedHeaders(of api: APIDeclaration) -> [SpecArgument] {
    api.headers.filter { !$0.value.uses(.session) && !$0.value.uses(.flags) }
  }

  private struct CredentialPart {
    let expression: SwiftExpression
    let usesSession: Bool
  }

  private func credentials(of api: APIDeclaration) -> [CredentialPart] {
    let place = CodePlace(in: self, scope: .credentials)
    var parts: [CredentialPart] = []
    if let authentication = api.authentication {
      parts.append(
        CredentialPart(
          expression: self.credentials(authentication, of: api, at: place),
          usesSession: authentication.values.contains { $0.uses(.session) }))
    }
    let fixed = fixedHeaders(of: api).map(\.name.span)
    for header in api.headers where !fixed.contains(header.name.span) {
      let headers = SwiftArgument.arg("headers", place.headers([header]))
      parts.append(
        CredentialPart(
          expression: .call("Credentials", [headers]), usesSession: header.value.uses(.session)))
    }
    return parts
  }

  private func credentials(
    _ authentication: Authentication, of api: APIDeclaration, at place: CodePlace
  ) -> SwiftExpression {
    let make = SwiftExpression.identifier("Credentials")
    switch authentication {
    case .bearer(let token):
      return make.call("bearer", [.arg(place.string(token))])
    case .basic(let user, let password):
      return make.call(
        "basic",
        [.arg("user", place.string(user)), .arg("password", place.string(password))])
    case .key(let key, .header(let name)):
      return make.call("key", [.arg(place.string(key)), .arg("header", .string(name.text))])
    case .key(let key, .query(let name)):
      return make.call("key", [.arg(place.string(key)), .arg("query", .string(name.text))])
    case .key(let key, nil):
      return make.call("key", [.arg(place.string(key)), .arg("header", .string(api.keyHeader))])
    case .aws(let keys):
      return make.call("signature", [.arg(signature(keys, at: place))])
    case .azure(let key):
      return make.call("signature", [.arg(signature(key, at: place))])
    }
  }

  private func signature(_ keys: AWSKeys, at place: CodePlace) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg("accessKeyID", place.string(keys.key)),
      .arg("secretAccessKey", place.string(keys.secret)),
    ]
    arguments.add(
      "sessionToken", keys.token.map { place.value($0, as: .optional(.builtin(.string))) })
    arguments += [
      .arg("region", place.string(keys.region)), .arg("service", .string(keys.service.text)),
    ]
    return .call("AWSSignature", arguments)
  }

  private func signature(_ key: AzureKey, at place: CodePlace) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg("account", place.string(key.account)), .arg("key", place.string(key.key)),
    ]
    if key.scheme != .sharedKey { arguments.append(.arg("scheme", .implicit(key.scheme.rawValue))) }
    return .call("AzureSharedKey", arguments)
  }

  private func credentials(_ parts: [CredentialPart]) -> Closure {
    let fixed = sum(parts.filter { !$0.usesSession }) ?? .implicit("none")
    guard parts.contains(where: \.usesSession), let all = sum(parts) else {
      return Closure(["_"], fixed)
    }
    return Closure(
      ["session"],
      body: [.guard([.let("session", nil)], else: [.return(fixed)]), .return(all)])
  }

  private func sum(_ parts: [CredentialPart]) -> SwiftExpression? {
    guard let first = parts.first?.expression else { return nil }
    return parts.dropFirst().reduce(first) { .binary($0, "+", $1.expression) }
  }

  private func renewal() -> Closure? {
    guard let session = app.session, let name = session.refresh,
      let request = app.index.request(name.text)
    else { return nil }
    let known = Set(session.fields.map(\.field.name.text))
    let values = request.parameters.filter { known.contains($0.name.text) }.map { parameter in
      let member = Naming.member(parameter.name.text)
      return SwiftArgument(member, .member("session", member))
    }
    return Closure(
      [values.isEmpty ? "_" : "session"], .call(.identifier(Naming.type(name.text)), values))
  }
}

extension ModelDeclaration {
  /// The fields of a session that the model has, in the order of the session.
  fileprivate func answered(_ session: SessionDeclaration) -> [String] {
    session.fields.map(\.field.name.text).filter { name in
      fields.contains { $0.name.text == name }
    }
  }
}

extension SpecExpression {
  fileprivate func uses(_ scope: Scope) -> Bool {
    var found = false
    visitPaths { if $0.scope == scope { found = true } }
    return found
  }
}
