import SpecModel
import SpecSemantics
import SwiftCode

/// The app: what the app supplies by hand, the root object, and the events.
extension FileScope {
  func emit(_ plan: AppPlan, origin: Origin) throws(PlanError) -> [SwiftDeclaration] {
    exposeRuntime()
    let dependencies = try AppDependencies(in: self)
    var declarations = [
      dependencies.declaration(origin: origin),
      root(plan, dependencies, origin: origin),
    ]
    if let host = plan.host, host.gate != nil { declarations.append(loggedIn(host)) }
    if let flags = flags(plan.flags, origin: origin) { declarations.append(flags) }
    if let environments = environments(plan.clients.map(\.api)) {
      declarations.append(environments)
    }
    if let session = plan.session { declarations.append(self.session(session, origin: origin)) }
    declarations.append(destinationType)
    if let restoredScreens { declarations.append(restoredScreens) }
    declarations += try partDeclarations()
    if let events = events(origin: origin) { declarations.append(events) }
    if let kept = try keptValues(origin: origin) { declarations.append(kept) }
    return declarations
  }

  private func root(
    _ plan: AppPlan, _ dependencies: AppDependencies, origin: Origin
  ) -> SwiftDeclaration {
    let declaration = plan.declaration
    let clients = plan.clients.map { (name: Naming.member($0.api.name.text), plan: $0) }
    var members: [SwiftDeclaration] = [
      .variable(VariableDeclaration(.let, "runtime", "AppRuntime", access: app.access))
    ]
    members += dependencies.stored
    if !declaration.flags.isEmpty {
      members.append(
        .variable(
          VariableDeclaration(.let, "flags", .named(app.names(.flags)), access: app.access)))
    }
    if app.session != nil {
      members.append(
        .variable(
          VariableDeclaration(
            .let, "sessions", .generic("SessionStore", [.named(app.names(.session))]),
            documentation: "Who is logged in.", access: app.access)))
    }
    for client in clients {
      members.append(.variable(VariableDeclaration(.let, client.name, "APIClient")))
    }
    members += partMembers
    for shape in app.usedShapes { members += shape.appMembers(in: self) }
    if app.hasGate { members.append(loggedInMember) }
    members.append(initializer(clients: clients, keeping: dependencies))
    members.append(sharingInitializer(copying: members))
    let context = EmissionContext(in: self, scope: .app, app: "self")
    if let host = plan.host {
      members.append(rootController(host, at: context))
      if let restoration = restoration(in: host.declaration) { members.append(restoration) }
    }
    members.append(makingScenes)
    members.append(making())
    members += links(declaration.links)
    if let main = app.client(of: nil) { members.append(sending(through: main)) }
    return .type(
      TypeDeclaration(
        .class, app.names(.app), documentation: origin.documentation(declaration.summaries),
        attributes: [.mainActor],
        access: app.access,
        modifiers: app.hasGate ? [] : .final,
        inherits: plan.host == nil ? ["ScreenApp"] : ["AppScene"],
        members: members))
  }

  private func initializer(
    clients: [(name: String, plan: ClientPlan)], keeping dependencies: AppDependencies
  ) -> SwiftDeclaration {
    let theme: SwiftExpression =
      app.index.theme.map { .implicit(Naming.member($0.name.text)) }
      ?? .call("Theme", [.arg("name", .string(app.declaration.name.text))])
    var body: [Statement] =
      dependencies.isEmpty ? [] : [.assign("self.dependencies", "dependencies")]
    body.append(
      .assign(
        "runtime",
        .call("AppRuntime", [.arg("launch", "launch"), .arg("theme", theme)] + otherThemes)))
    if app.session != nil {
      let type = SwiftExpression.type(.generic("SessionStore", [.named(app.names(.session))]))
      let source: SwiftArgument =
        app.logsInByApp
        ? .arg("following", .member("dependencies", AppDependencies.logIn))
        : .arg("storage", "sessionStorage")
      body.append(.let("sessions", nil, .call(type, [source])))
      body.append(.assign("self.sessions", "sessions"))
      body.append(
        .expression(SwiftExpression.identifier("runtime").call("follow", [.arg("sessions")])))
    } else if app.index.hasAppLogIn {
      let logIn = SwiftExpression.member("dependencies", AppDependencies.logIn)
      body.append(
        .expression(SwiftExpression.identifier("runtime").call("follow", [.arg(logIn)])))
    }
    for client in clients {
      body.append(.assign(.identifier(client.name), self.client(client.plan)))
    }
    var parameters = [
      Parameter("launch", "LaunchValues"),
      Parameter("dependencies", .any(.named(app.names(.dependencies)))),
    ]
    if !app.declaration.flags.isEmpty {
      let standard = SwiftExpression.call(.identifier(app.names(.flags)))
      parameters.append(Parameter("flags", .named(app.names(.flags)), default: standard))
      body.append(.assign("self.flags", "flags"))
    }
    if !app.index.environments.isEmpty {
      parameters.append(Parameter("environment", .named(app.names(.environments))))
    }
    if app.session != nil, !app.logsInByApp {
      parameters.append(Parameter("sessionStorage", .any("SessionStorage")))
    }
    return .initializer(
      InitializerDeclaration(parameters, access: app.access, body: body))
  }

  /// The themes that the app can wear beside the one that it begins with.
  private var otherThemes: [SwiftArgument] {
    let others = app.index.themes.filter { $0.name.text != app.index.theme?.name.text }
    guard !others.isEmpty else { return [] }
    return [.arg("others", .array(others.map { .implicit(Naming.member($0.name.text)) }))]
  }

  /// What the app can be started with, which is the same while it runs.
  private func flags(_ flags: [FieldPlan], origin: Origin) -> SwiftDeclaration? {
    guard !flags.isEmpty else { return nil }
    return .type(
      TypeDeclaration(
        .struct, app.names(.flags), documentation: "What \(origin) is started with.",
        access: app.access, modifiers: .nonisolated, inherits: ["Hashable", "Sendable"],
        members: properties(of: flags) + memberwiseInitializer(of: flags)))
  }

  private func client(_ plan: ClientPlan) -> SwiftExpression {
    let api = plan.api
    let address: SwiftExpression =
      switch api.base {
      case .everywhere(let address): .string(address.text)
      case .perEnvironment: .member("environment", Self.addressMember(of: api))
      }
    let base = SwiftExpression.identifier("launch").call(
      "baseURL", [.arg(.string(api.name.text)), .arg("default", address)])
    var arguments: [SwiftArgument] = [.arg("name", .string(api.name.text)), .arg("base", base)]
    if !plan.headers.isEmpty {
      arguments.add("headers", EmissionContext(in: self, scope: .constants).headers(plan.headers))
    }
    arguments.add("dates", .implicit(api.dates.rawValue))
    if api.booleans != .strict { arguments.add("booleans", .implicit(api.booleans.rawValue)) }
    arguments.add("errors", api.errors.map(\.swiftExpression))
    var parts: [SwiftArgument] = [
      .arg(.call("APIConfiguration", arguments)), .arg("launch", "launch"),
    ]
    parts.add("authorization", authorization(of: plan))
    return .call("APIClient", parts)
  }

  private static func addressMember(of api: APIDeclaration) -> String {
    Naming.address(api.name.text)
  }

  /// The environments that the app can be started in, with the addresses of its servers there.
  private func environments(_ apis: [APIDeclaration]) -> SwiftDeclaration? {
    let names = app.index.environments.map(\.text)
    guard !names.isEmpty else { return nil }
    let cases = names.map { SwiftDeclaration.enumCase(SwiftEnumCase(Naming.member($0))) }
    let addresses = apis.filter { !$0.base.environments.isEmpty }.map { api in
      let choices = api.base.environments.map { environment in
        SwitchCase(
          .implicit(Naming.member(environment.name.text)),
          body: [.expression(.string(environment.address.text))])
      }
      return SwiftDeclaration.getter(
        Self.addressMember(of: api), "String", access: .fileprivate,
        body: [.switch("self", choices)])
    }
    return .type(
      TypeDeclaration(
        .enum, app.names(.environments), documentation: "Where the app's servers are.",
        access: app.access, modifiers: .nonisolated,
        inherits: ["CaseIterable", "Hashable", "Sendable"], members: cases + addresses))
  }

  func sending(through client: String) -> SwiftDeclaration {
    let call = SwiftExpression.identifier("runtime").call(
      "send", [.arg("request"), .arg("through", .identifier(client))])
    return .function(
      FunctionDeclaration(
        "send", [Parameter("_", "request", "Request")],
        generics: [GenericParameter("Request", "APIRequest")], isAsync: true, throws: true,
        returning: .member("Request", "Response"), body: [.expression(.try(.await(call)))]))
  }
}

/// Ways into the app.
extension FileScope {
  private func rootController(_ host: HostPlan, at context: EmissionContext) -> SwiftDeclaration {
    if let gate = host.gate { return gateController(gate, at: context) }
    return .function(
      FunctionDeclaration(
        "makeRootViewController", access: app.access, returning: "HostController",
        body: [.expression(self.host(host, at: context))]))
  }

  /// The host with its menu.
  func host(_ plan: HostPlan, at context: EmissionContext) -> SwiftExpression {
    let host = plan.declaration
    let menu = plan.menu.map { entry -> SwiftExpression in
      var arguments: [SwiftArgument] = [.arg("title", context.text(entry.title))]
      arguments.add("icon", entry.icon.map(context.image))
      let screen = context.screen(entry.use)
      return .call(
        "MenuEntry", arguments, trailing: Closure([], captures: ["self"], screen))
    }
    var arguments: [SwiftArgument] = [
      .arg("runtime", "runtime"), .arg("style", .implicit(host.style.rawValue)),
      .arg("menu", .lines(menu)),
    ]
    let services = DeviceService.allCases.filter(host.services.contains).map { service in
      SwiftArgument(service.rawValue, .member("dependencies", service.rawValue))
    }
    arguments.add("restoring", restoring(in: host))
    if !services.isEmpty { arguments.add("services", .call("DeviceServices", services)) }
    return .call("HostController", arguments)
  }
}

/// Events.
extension FileScope {
  private func events(origin: Origin) -> SwiftDeclaration? {
    var names: Set<String> = []
    for file in app.index.files {
      for declaration in file.declarations {
        switch declaration {
        case .app(let app): names.formUnion(app.emits.map(\.text))
        case .request(let request): names.formUnion(request.emits.map(\.text))
        case .module(let module): names.formUnion(module.interface?.tells.map(\.text) ?? [])
        default: break
        }
      }
    }
    guard !names.isEmpty else { return nil }
    let members = names.sorted().map { name -> SwiftDeclaration in
      .variable(
        VariableDeclaration(
          .let, Naming.member(name), nil, .call("ScreenEvent", [.arg(.string(name))]),
          access: app.access, modifiers: .static))
    }
    return .extension(
      ExtensionDeclaration(
        "ScreenEvent", documentation: "The events of \(origin).", modifiers: .nonisolated,
        members: members))
  }
}
