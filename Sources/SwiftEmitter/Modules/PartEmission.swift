import SpecModel
import SpecSemantics
import SwiftCode

/// What a Swift module has for its screens in the place of the app.
extension FileScope {
  func emit(_ part: SwiftPart, origin: Origin) throws(PlanError) -> [SwiftDeclaration] {
    exposeRuntime()
    for used in app.seenParts { use(part: used, exposed: true) }
    let ways = try wayPlans(of: part)
    let dependencies = try AppDependencies(in: self)
    var declarations = [
      dependencies.declaration(origin: origin),
      root(part, ways, dependencies, origin: origin),
      destinationType,
    ]
    if !ways.isEmpty {
      declarations.insert(interface(of: ways), at: 1)
      declarations += ways.map(destination)
    }
    if let restoredScreens { declarations.append(restoredScreens) }
    if let kept = try keptValues(origin: origin) { declarations.append(kept) }
    return declarations
  }

  private func wayPlans(of part: SwiftPart) throws(PlanError) -> [ScreenSignaturePlan] {
    try part.ways.compactMap { app.index.screen($0) }.planned { screen throws(PlanError) in
      try app.lowering.signature(of: screen)
    }
  }

  // MARK: - The root

  private func root(
    _ part: SwiftPart, _ ways: [ScreenSignaturePlan], _ dependencies: AppDependencies,
    origin: Origin
  ) -> SwiftDeclaration {
    let parts = rootParts(of: part)
    var members: [SwiftDeclaration] = [
      .variable(VariableDeclaration(.let, "runtime", "AppRuntime", access: app.access))
    ]
    members += dependencies.stored
    members += parts.map { .variable(VariableDeclaration(.let, $0.name, $0.type)) }
    var parameters =
      [
        Parameter("runtime", "AppRuntime"),
        Parameter("dependencies", .any(.named(app.names(.dependencies)))),
      ] + parts
    if !ways.isEmpty {
      let type = SwiftType.any(.named(app.names(.ways)))
      members.append(
        .variable(
          VariableDeclaration(.var, "ways", .optional(type), access: .private, modifiers: .weak)))
      parameters.append(Parameter("ways", type))
    }
    for shape in app.usedShapes { members += shape.appMembers(in: self) }
    let kept = parameters.filter { $0.name != "dependencies" || !dependencies.isEmpty }
    let body = kept.map { Statement.assign(.member("self", $0.name), .identifier($0.name)) }
    members.append(
      .initializer(InitializerDeclaration(parameters, access: app.access, body: body)))
    members += ways.map(making)
    members.append(self.making())
    if let restoration = restoration() { members.append(restoration) }
    if let main = app.client(of: nil) { members.append(sending(through: main)) }
    return .type(
      TypeDeclaration(
        .class, app.names(.app),
        documentation:
          origin.documentation("What the screens of \(origin) get their surroundings from."),
        attributes: [.mainActor], access: app.access, modifiers: .final, inherits: ["ScreenApp"],
        members: members))
  }

  /// What a Swift module is handed beside the run-time and its dependencies: what talks to the servers, and
  /// what it uses.
  private func rootParts(of part: SwiftPart) -> [Parameter] {
    let clients = app.index.apiDeclarations.map {
      Parameter(Naming.member($0.name.text), "APIClient")
    }
    return clients
      + app.seenParts.map { used in
        Parameter(used.property, .named(SwiftNames(of: used.name)(.app)))
      }
  }

  // MARK: - Ways to screens of others

  private func interface(of ways: [ScreenSignaturePlan]) -> SwiftDeclaration {
    let makers = ways.map { way in
      SwiftDeclaration.function(
        FunctionDeclaration(
          Naming.maker(way.screen.name.text), wayParameters(of: way),
          returning: .optional("UIViewController")))
    }
    return .type(
      TypeDeclaration(
        .protocol, app.names(.ways),
        documentation: "The screens of others that are shown here, which the app makes.",
        attributes: [.mainActor], access: app.access, inherits: ["AnyObject"], members: makers))
  }

  /// What a screen is shown with, where nothing can be left out.
  private func wayParameters(of way: ScreenSignaturePlan) -> [Parameter] {
    initialValues(of: way).map { Parameter($0.name, $0.type, attributes: $0.attributes) }
  }

  /// What a screen is shown with, handed on under the same names.
  private func arguments(of plan: ScreenSignaturePlan) -> [SwiftArgument] {
    initialValues(of: plan).map { SwiftArgument($0.name, .identifier($0.name)) }
  }

  private func making(_ way: ScreenSignaturePlan) -> SwiftDeclaration {
    let name = Naming.maker(way.screen.name.text)
    let made = SwiftExpression.identifier("ways").optionalChained.call(name, arguments(of: way))
    return .function(
      FunctionDeclaration(
        name, initialValues(of: way), returning: "UIViewController",
        body: [.expression(.binary(made, .coalescing, .call("UIViewController")))]))
  }

  /// The destination of a screen of others.
  private func destination(_ way: ScreenSignaturePlan) -> SwiftDeclaration {
    let made = SwiftExpression.identifier("app").call(
      Naming.maker(way.screen.name.text), arguments(of: way))
    return destination(of: way, making: Closure(["app"], made), access: nil)
  }
}

/// What the app has of its Swift modules.
extension FileScope {
  /// What their screens get their surroundings from.
  var partMembers: [SwiftDeclaration] {
    guard app.part == nil else { return [] }
    return app.analysis.parts.all.map { part in
      use(part: part, exposed: true)
      var arguments: [SwiftArgument] = [
        .arg("runtime", "runtime"), .arg("dependencies", "dependencies"),
      ]
      for api in app.index.apiDeclarations {
        let client = Naming.member(api.name.text)
        arguments.append(.arg(client, .identifier(client)))
      }
      for used in part.uses.compactMap({ app.analysis.parts[$0] }) {
        arguments.append(.arg(used.property, .identifier(used.property)))
      }
      if !part.ways.isEmpty { arguments.append(.arg("ways", "self")) }
      let type = SwiftNames(of: part.name)(.app)
      return .variable(
        VariableDeclaration(
          .var, part.property, nil, .call(.identifier(type), arguments),
          documentation: "What the screens of `\(part.name)` get their surroundings from.",
          access: app.access, setterAccess: .private, modifiers: .lazy))
    }
  }

  /// The app's destinations for what its Swift modules export, and the screens that they ask it for.
  func partDeclarations() throws(PlanError) -> [SwiftDeclaration] {
    guard app.part == nil, !app.analysis.parts.all.isEmpty else { return [] }
    var declarations: [SwiftDeclaration] = []
    for part in app.analysis.parts.all {
      for export in app.index.modules[part.id].declaration.exports {
        guard let screen = app.index.screen(export.text),
          app.foreignPart(of: .screen, export.text)?.id == part.id
        else { continue }
        declarations.append(try lifted(app.lowering.signature(of: screen), from: part))
      }
    }
    return declarations + (try wayConformances())
  }

  private func lifted(
    _ plan: ScreenSignaturePlan, from part: SwiftPart
  ) -> SwiftDeclaration {
    let context = EmissionContext(in: self, scope: .app)
    let inner = SwiftExpression.identifier(SwiftNames(of: part.name)(.destinations))
    let name = Naming.destination(plan.screen.name.text)
    let values = arguments(of: plan)
    let destination = values.isEmpty ? inner.member(name) : inner.call(name, values)
    let part = Closure(["app"], context.appExpression.member(part.property))
    return self.destination(of: plan, lifting: destination, from: part)
  }

  /// That the app makes the screens that Swift modules show and don't have.
  private func wayConformances() throws(PlanError) -> [SwiftDeclaration] {
    let parts = app.analysis.parts.all.filter { !$0.ways.isEmpty }
    guard !parts.isEmpty else { return [] }
    let names = Set(parts.flatMap(\.ways)).sorted()
    let makers = try names.compactMap { app.index.screen($0) }.planned {
      screen throws(PlanError) in
      let plan = try app.lowering.signature(of: screen)
      let arguments = arguments(of: plan)
      let name = Naming.destination(screen.name.text)
      let destination: SwiftExpression =
        arguments.isEmpty ? .implicit(name) : .implicit(name, arguments)
      return SwiftDeclaration.function(
        FunctionDeclaration(
          Naming.maker(screen.name.text),
          wayParameters(of: plan), access: app.access, returning: .optional("UIViewController"),
          body: [.expression(.call("makeController", [.arg("for", destination)]))]))
    }
    let conforming = SwiftType.composition(
      parts.map { .named(SwiftNames(of: $0.name)(.ways)) })
    return [
      .extension(
        ExtensionDeclaration(.named(app.names(.app)), inherits: [conforming], members: makers))
    ]
  }
}
