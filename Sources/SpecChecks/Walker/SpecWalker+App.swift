import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The app, its servers and its types.
extension SpecWalker {
  mutating func visit(_ app: AppDeclaration) {
    declare(app.name, .type(.app))
    generate(app.name, GeneratedTypes.app)
    visit(flags: app.flags, of: app)
    for event in app.emits { declare(event, .member) }
    if !index.environments.isEmpty { generate(app.name, .environments) }
    if index.session != nil { generate(app.name, .session) }
    if let onboarding = app.host?.onboarding { visit(onboarding, of: app) }
    if let theme = app.theme { _ = resolve(.theme, theme) } else { checkTheme(of: app) }
    var titles = SiblingTitles()
    for entry in app.host?.menu ?? [] {
      text(entry.title, in: .app)
      titles.add(entry.title, of: entry.screen.text)
      guard let callee = screen(entry.screen) else {
        suggestScreen(insteadOf: entry.screen, taking: entry.arguments)
        suggestScreen(insteadOf: entry.screen, titled: entry.title)
        continue
      }
      arguments(entry.arguments, of: callee, named: entry.screen, in: .app)
    }
    checkForRepetition(among: titles, each: "entry of the menu")
    for link in app.links {
      guard let callee = screen(link.screen) else {
        findings.note(given: Set(link.captures.map(\.text)), to: link.screen.text)
        continue
      }
      if let symbols = types.symbols {
        note(link.captures, of: callee, named: link.screen, as: .capture, in: symbols)
      }
      give(.captures(link.captures), to: callee, named: link.screen, in: .constants)
    }
  }

  /// Reports that nothing says which of several themes the app begins with.
  private mutating func checkTheme(of app: AppDeclaration) {
    let names = index.themes.map(\.name.text)
    guard names.count > 1 else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.unknownTheme.rule.name, severity: .warning,
        message: "there are \(names.count) themes, and nothing says which one the app begins with",
        at: location(app.name),
        help: ["say one of \(Listing.quoted(names)) by `theme:`"]))
  }

  private mutating func visit(_ onboarding: OnboardingDeclaration, of app: AppDeclaration) {
    generate(app.name, .loggedInApp)
    switch onboarding.content {
    case .screen(let name):
      if let gate = screen(name) { arguments([], of: gate, named: name, in: .constants) }
    case .flows(let flows):
      for request in flows.requests { _ = resolve(.request, request.name) }
      var (titles, texts) = (SiblingTitles(), SiblingTitles())
      for page in flows.walkthrough {
        text(page.title, in: .constants)
        text(page.text, in: .constants)
        // A page that was copied whole is told of once.
        titles.add(page.title, of: page.text.constant)
        texts.add(page.text)
      }
      checkForRepetition(among: titles, each: "page of the walkthrough")
      checkForRepetition(among: texts, each: "page of the walkthrough")
    }
  }

  private mutating func visit(flags: [Field], of app: AppDeclaration) {
    guard !flags.isEmpty else { return }
    generate(app.name, .flags)
    declare(flags, .stateField)
    fields(flags, defaultsIn: .constants)
    for flag in flags where !flag.canBeLeftOut {
      findings.report(.withoutDefault(flag, at: location(flag.name)))
    }
  }

  mutating func visit(_ api: APIDeclaration) {
    declare(api.name, .type(.api))
    spell(api.name, .api)
    noteMember(api.name.text, .api, of: current)
    for environment in api.base.environments {
      declare(environment.name, .enumCase(hasUnknown: false))
    }
    for header in api.headers {
      value(header.value, expecting: .builtin(.string), in: .credentials)
    }
    checkFormats(of: api)
    var secrets = api.authentication?.requiredValues ?? []
    if case .bearer(let token)? = api.authentication, let meant = checkScheme(of: token) {
      secrets = [meant]
    }
    for secret in secrets {
      value(secret, expecting: .builtin(.string), in: .credentials)
    }
    if let token = api.authentication?.optionalValue {
      value(token, expecting: .optional(.builtin(.string)), in: .credentials)
    }
    if let session = api.session {
      checkBeginnings(of: session, api)
      visit(session)
    }
  }

  /// The scheme is put before the token by itself.
  ///
  /// - Returns: The value that was meant, where it stands behind the scheme as a piece of the text.
  private mutating func checkScheme(of token: Expression) -> Expression? {
    let text: String
    var rest: String?
    var meant: Expression?
    switch token.kind {
    case .text(let literal), .string(let literal):
      text = literal
      if let dollar = literal.firstIndex(of: "$"), literal[..<dollar].lowercased() == "bearer ",
        var path = ValuePath(
          withoutDollar: String(literal[dollar...].dropFirst()), at: token.span)
      {
        path.lacksDollar = false
        rest = path.text
        meant = Expression(.path(path), span: token.span)
      }
    case .template(let segments):
      guard case .literal(let literal)? = segments.first else { return nil }
      text = literal
      if segments.count == 2, case .value(let value) = segments[1],
        case .path(let path) = value.kind,
        text.lowercased() == "bearer "
      {
        rest = path.text
      }
    default: return nil
    }
    guard text.lowercased().hasPrefix("bearer ") else { return nil }
    findings.report(
      Diagnostic(
        rule: Rule.invalidValue.name, severity: meant == nil ? .warning : .error,
        message: "`Bearer` would stand twice in the header: it is put before the token by itself",
        at: location(token.span),
        help: [rest.map { "write `\($0)`" } ?? "leave it out, and write the token alone"],
        fixes: rest.map { [Fix.replacing(at: location(token.span), by: $0, .unsafe)] } ?? []))
    return meant
  }

  /// Either requests of the specs begin the session, or the app's own log-in does.
  private mutating func checkBeginnings(of session: SessionDeclaration, _ api: APIDeclaration) {
    guard api.asksAppLogIn else {
      guard !session.hasBeginnings, !session.hasDisplacedBeginnings else { return }
      findings.report(
        Diagnostic(
          Rule.missingKey, "session has no `begins`", at: location(session.start),
          help: [
            "add `begins: [LogIn, SignUp]`: the requests whose answers begin a session; or let the app's "
              + "own log-in see to it: `auth: app`"
          ]))
      return
    }
    guard let name = session.beginnings.first ?? session.refresh else { return }
    findings.report(
      .sessionMismatch, "the app's own log-in begins and renews the session, not `\(name.text)`",
      at: location(name), help: ["leave `begins:` and `refresh:` out"])
  }

  private mutating func visit(_ session: SessionDeclaration) {
    let fields = session.fields.map(\.field)
    declare(fields, .stateField)
    self.fields(fields, defaultsIn: .constants)
    // Where a gate of the specs begins the session, it has to send the request.
    for request in session.beginnings {
      _ = resolve(.request, request, isUsed: !index.hasGateOfFlows || index.hasAppLogIn)
    }
    if let refresh = session.refresh { _ = resolve(.request, refresh) }
  }

  mutating func visit(_ theme: ThemeDeclaration) {
    declare(theme.name, .type(.theme))
    spell(theme.name, .theme)
    for kind in ThemeTokenKind.allCases {
      for name in theme.names(of: kind) { declare(name, .member) }
    }
    for case .swift(let member) in theme.colors.map(\.value) {
      uses.note(current, namesModuleOf: member.type)
    }
    for case .swift(let member) in theme.fonts.map(\.face) {
      uses.note(current, namesModuleOf: member.type)
    }
    for border in theme.borders { color(border.value.color, of: theme) }
    for shadow in theme.shadows { color(shadow.value.color, of: theme) }
    look(theme.bar)
    for bar in [theme.toolbar, theme.tabBar] {
      color(bar?.background)
      color(bar?.items)
    }
    for gradient in theme.gradients {
      color(gradient.value.from, of: theme)
      color(gradient.value.to, of: theme)
    }
  }

  /// A color that a theme names within itself: that only this theme has it is told of the themes.
  private mutating func color(_ name: Name?, of theme: ThemeDeclaration) {
    guard let name, theme !== index.theme,
      theme.names(of: .color).contains(where: { $0.text == name.text })
    else { return color(name) }
    types.symbols?.note(Symbol(Symbol.Kind(.color), name.text), at: name.span)
  }

  mutating func visit(_ enumeration: EnumDeclaration) {
    declare(enumeration.name, .type(.enumeration))
    generate(enumeration.name)
    let hasUnknown = enumeration.unknown != nil
    let hasOthers = enumeration.cases.contains { !$0.others.isEmpty }
    for enumCase in enumeration.cases {
      declare(enumCase.name, .enumCase(hasUnknown: hasUnknown, hasOthers: hasOthers))
    }
    guard let unknown = enumeration.unknown else { return }
    guard !enumeration.cases.contains(where: { $0.name.text == unknown.text }) else { return }
    let cases = enumeration.cases.map(\.name.text)
    // A case that is only written otherwise where it is declared is told there.
    guard !cases.contains(where: { $0.loweringFirst == unknown.text }) else { return }
    let problem = TypeProblem.unknownCase(
      unknown, of: enumeration.name.text, among: cases, declaredAt: nil)
    findings.report(problem, in: file)
  }

  mutating func visit(_ model: ModelDeclaration) {
    declare(model.name, model.swift == nil ? .type(.model) : .appOwned)
    declare(model.fields, .modelField)
    fields(model.fields, defaultsIn: .constants, areDecoded: true)
    if let own = model.swift {
      uses.ownModels.append((own.type, current))
      uses.note(current, namesModuleOf: own)
      return
    }
    generate(model.name)
    if !model.computed.isEmpty {
      declare(model.computed, .modelField)
      fields(model.computed, defaultsIn: .constants)
      generate(model.name, .computed)
    }
    for index in model.fields.indices { hold(model.fields[index].type) }
  }

  mutating func visit(_ union: UnionDeclaration) {
    declare(union.name, .type(.union))
    generate(union.name)
    for unionCase in union.cases {
      guard let id = resolveModel(of: unionCase, in: union) else { continue }
      uses.note(current, .holds, id, at: unionCase.model.span)
    }
  }

  /// Notes what a model has inside itself.
  private mutating func hold(_ type: TypeReference) {
    switch type.shape.innermost {
    case .builtin(.color), .builtin(.image): uses.note(current, is: .undecodable)
    case .named(let name):
      guard let id = index.id(of: .model, name) ?? index.id(of: .union, name) else { return }
      uses.note(current, .holds, id, at: type.span, isThroughList: type.shape.isList)
    default: break
    }
  }

  /// Typed slots: their types, and their defaults in a scope.
  ///
  /// - Parameters:
  ///   - areDecoded: Whether payloads have them.
  ///   - role: What parameters are given to; nil for other fields.
  mutating func fields(
    _ fields: [Field], defaultsIn scope: ValueScope, areDecoded: Bool = false,
    givenTo role: ParameterRole? = nil
  ) {
    for index in fields.indices {
      if fields[index].format != nil { checkFormat(of: fields[index], isDecoded: areDecoded) }
      let value = fields[index].defaultValue
      if value == nil, fields[index].type.shape.isBuiltin { continue }
      guard let type = type(fields[index].type), let value else { continue }
      if value.kind == .null, !type.isOptional, !type.isList {
        findings.report(.nothingAsDefault(of: type, at: value.span), in: file)
        continue
      }
      if let role, let moment = fields[index].momentOfDefault {
        // Who shows a screen, or asks or sends something, is where the app runs.
        if role == .asked { continue }
        findings.report(
          .noTime(
            for: moment, asDefaultOf: fields[index].name.text, isOfRenewal: role == .renewal,
            at: value.span), in: file)
        continue
      }
      // A moment is handed over by itself, and not within what is made of it.
      let knowsTime = if role == .asked, case .text = value.kind { true } else { false }
      self.value(value, expecting: type, in: knowsTime ? scope.knowingTime : scope)
    }
  }

  /// What parameters are given to.
  enum ParameterRole {
    /// A screen, source or request.
    case asked
    /// The request that renews the session.
    case renewal
    /// A component or event.
    case other
  }
}
