import SpecModel
import SpecSemantics
import SwiftCode

/// Sessions: what is known of who is logged in, and what requests make of it.
extension FileScope {
  /// The type of the session.
  func session(_ fields: [FieldPlan], origin: Origin) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .struct, app.names(.session),
        documentation: "What is known of who is logged in, by \(origin).",
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
  func authorization(of client: ClientPlan) -> SwiftExpression? {
    guard client.api.asksAppLogIn else { return ownAuthorization(of: client) }
    var arguments: [SwiftArgument] = [.arg(.member("dependencies", AppDependencies.logIn))]
    if app.session != nil { arguments.append(.arg("sessions", "sessions")) }
    if !client.credentials.isEmpty { arguments.add("besides", ownAuthorization(of: client)) }
    return .call("LogInAuthorization", arguments)
  }

  /// What says who asks by what specs know.
  private func ownAuthorization(of client: ClientPlan) -> SwiftExpression? {
    let isOwn = app.index.sessionAPI?.name.text == client.api.name.text
    guard isOwn || client.credentials.contains(where: \.usesSession) else {
      return sum(client.credentials, of: client.api).map { .call("FixedAuthorization", [.arg($0)]) }
    }
    var arguments: [SwiftArgument] = [
      .arg("sessions"), .arg("credentials", .closure(credentials(of: client))),
    ]
    if isOwn, let renewal = renewal() { arguments.append(.arg("renewal", .closure(renewal))) }
    return .call("SessionAuthorization", arguments)
  }

  private func credentials(of client: ClientPlan) -> Closure {
    let parts = client.credentials
    let fixed = sum(parts.filter { !$0.usesSession }, of: client.api) ?? .implicit("none")
    guard parts.contains(where: \.usesSession), let all = sum(parts, of: client.api) else {
      return Closure(["_"], fixed)
    }
    return Closure(
      ["session"],
      body: [.guard([.let("session", nil)], else: [.return(fixed)]), .return(all)])
  }

  private func sum(_ parts: [CredentialPlan], of api: APIDeclaration) -> SwiftExpression? {
    let context = EmissionContext(in: self, scope: .credentials)
    let values = parts.map { credential($0.content, of: api, at: context) }
    return values.first.map { first in
      values.dropFirst().reduce(first) { .binary($0, .plus, $1) }
    }
  }

  private func credential(
    _ content: CredentialPlan.Content, of api: APIDeclaration, at context: EmissionContext
  ) -> SwiftExpression {
    let make = SwiftExpression.identifier("Credentials")
    switch content {
    case .bearer(let token):
      return make.call("bearer", [.arg(context.write(token))])
    case .basic(let user, let password):
      return make.call(
        "basic", [.arg("user", context.write(user)), .arg("password", context.write(password))])
    case .key(let key, .header(let name)):
      return make.call("key", [.arg(context.write(key)), .arg("header", .string(name.text))])
    case .key(let key, .query(let name)):
      return make.call("key", [.arg(context.write(key)), .arg("query", .string(name.text))])
    case .key(let key, nil):
      return make.call("key", [.arg(context.write(key)), .arg("header", .string(api.keyHeader))])
    case .aws(let keys):
      var arguments: [SwiftArgument] = [
        .arg("accessKeyID", context.write(keys.key)),
        .arg("secretAccessKey", context.write(keys.secret)),
      ]
      arguments.add("sessionToken", keys.token.map { context.write($0) })
      arguments += [
        .arg("region", context.write(keys.region)), .arg("service", .string(keys.service)),
      ]
      return make.call("signature", [.arg(.call("AWSSignature", arguments))])
    case .azure(let scheme, let account, let key):
      var arguments: [SwiftArgument] = [
        .arg("account", context.write(account)), .arg("key", context.write(key)),
      ]
      if scheme != .sharedKey { arguments.append(.arg("scheme", .implicit(scheme.rawValue))) }
      return make.call("signature", [.arg(.call("AzureSharedKey", arguments))])
    case .header(let header):
      return .call("Credentials", [.arg("headers", context.headers([header]))])
    }
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
