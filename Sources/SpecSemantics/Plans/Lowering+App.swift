import SpecModel

extension Lowering {
  public func plan(of app: AppDeclaration) throws(PlanError) -> AppPlan {
    AppPlan(
      declaration: app, flags: try fields(app.flags),
      session: try index.session.planned { session throws(PlanError) in
        try fields(session.fields.map(\.field))
      },
      clients: try index.apiDeclarations.planned(client), host: try app.host.planned(host))
  }

  // MARK: - Servers

  private func client(of api: APIDeclaration) throws(PlanError) -> ClientPlan {
    var fixed: [Argument] = []
    var credentials: [CredentialPlan] = []
    if let authentication = api.authentication, let content = try content(of: authentication) {
      credentials.append(
        CredentialPlan(
          content: content,
          usesSession: authentication.values.contains { $0.mentions(.session) }))
    }
    for header in api.headers {
      let usesSession = header.value.mentions(.session)
      guard usesSession || header.value.mentions(.flags) else {
        fixed.append(header)
        continue
      }
      let plan = ArgumentPlan(name: header.name.text, value: try credential(header.value))
      credentials.append(CredentialPlan(content: .header(plan), usesSession: usesSession))
    }
    return ClientPlan(
      api: api, headers: try headers(fixed, in: .constants), credentials: credentials)
  }

  private func content(
    of authentication: Authentication
  ) throws(PlanError) -> CredentialPlan.Content? {
    switch authentication {
    case .bearer(let token): return .bearer(try credential(token))
    case .basic(let user, let password):
      return .basic(user: try credential(user), password: try credential(password))
    case .key(let key, let place): return .key(try credential(key), place)
    case .aws(let keys):
      return .aws(
        AWSKeysPlan(
          key: try credential(keys.key), secret: try credential(keys.secret),
          token: try keys.token.planned { token throws(PlanError) in
            try value(token, as: .optional(.builtin(.string)), in: .credentials)
          },
          region: try credential(keys.region), service: keys.service.text))
    case .azure(let key):
      return .azure(
        key.scheme, account: try credential(key.account), key: try credential(key.key))
    case .app: return nil
    }
  }

  private func credential(_ expression: Expression) throws(PlanError) -> TypedExpression {
    try value(expression, as: .builtin(.string), in: .credentials)
  }

  // MARK: - The menu and the gate

  private func host(_ host: HostDeclaration) throws(PlanError) -> HostPlan {
    HostPlan(
      declaration: host,
      menu: try host.menu.planned { entry throws(PlanError) in
        HostPlan.Entry(
          title: try text(entry.title, in: .app), icon: entry.icon,
          use: try use(of: entry.screen, with: entry.arguments, in: .app))
      },
      gate: try host.onboarding.planned { onboarding throws(PlanError) in
        try gate(onboarding.content)
      })
  }

  private func gate(
    _ content: OnboardingDeclaration.Content
  ) throws(PlanError) -> HostPlan.Gate {
    switch content {
    case .screen(let name): return .screen(try use(of: name, with: [], in: .app))
    case .flows(let flows):
      return .flows(
        flows,
        walkthrough: try flows.walkthrough.planned { page throws(PlanError) in
          WalkthroughPagePlan(
            title: try text(page.title, in: .app), text: try text(page.text, in: .app),
            image: page.image)
        })
    }
  }
}
