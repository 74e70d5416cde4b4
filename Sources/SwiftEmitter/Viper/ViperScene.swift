import SpecModel
import SpecSemantics
import SwiftCode

/// A screen of the viper system: a scene of parts that know each other by protocols.
///
/// Parts that have nothing to do are left out: a scene without anything that happens, loads or is
/// handed over is a factory and a controller.
struct ViperScene {
  private let plan: ScreenPlan
  private var screen: ScreenDeclaration { plan.declaration }
  private let names: SwiftNames
  private let file: FileScope

  init(_ plan: ScreenPlan, in file: FileScope) {
    self.plan = plan
    self.file = file
    names = SwiftNames(of: plan.declaration.name.text)
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }

  func declarations(origin: Origin) -> [SwiftDeclaration] {
    switch plan.body {
    case .tabs, .swift: []
    case .sections(let sections) where isStill: still(sections, origin)
    case .sections(let sections): scene(sections, origin)
    case .form: scene(nil, origin)
    }
  }

  // MARK: - Scenes in which nothing happens

  /// Whether the scene shows what stands in it and nothing else.
  private var isStill: Bool {
    screen.parameters.isEmpty && screen.returns == nil && screen.state.isEmpty
      && screen.search == nil && screen.tracking == nil && !screen.hasEffects
      && SceneGateways(of: screen, index: file.app.index).isEmpty
  }

  private func still(_ sections: [SectionPlan], _ origin: Origin) -> [SwiftDeclaration] {
    let parts = ScreenParts(plan, in: file)
    let model = SceneModel(of: parts)
    let members = [
      StoredProperty("app", file.appType(of: screen)).declaration,
      parts.initializer([], configuration: model.use), .unavailableInitializer(access: access),
      parts.emptyState, parts.barItems,
      SectionEmission(sections, of: parts, as: CollectionSystem().form).method,
    ]
    let controller = SwiftDeclaration.type(
      TypeDeclaration(
        .class, names(.controller),
        documentation: parts.summary.documentation(origin: origin),
        access: access, modifiers: .final, inherits: ["CollectionController"],
        members: members.compactMap { $0 }))
    let body = SwiftExpression.call(.identifier(names(.controller)), [.arg("app", "app")])
    return [factory(making: [.expression(body)], origin), controller, model.declaration]
  }

  // MARK: - Scenes

  private func scene(_ sections: [SectionPlan]?, _ origin: Origin) -> [SwiftDeclaration] {
    let effects = SceneEffects(plan, in: file)
    let handlers = SceneHandlers(of: plan, effects: effects)
    let rows = sections.map { sections in
      SceneRows(sections, of: plan, handlers: handlers, effects: effects, in: file)
    }
    let list = rows?.list
    let model = SceneModel(of: ScreenParts(plan, in: file, at: effects.context))
    let controller = SceneController(plan, handlers: handlers, rows: rows, in: file)
    let view = controller.declaration(
      takesConfiguration: model.dependsOnViewModel, origin: origin)
    let exposed = exposed(by: controller)
    let presenter = ScenePresenter(
      plan, handlers: handlers, rows: rows, effects: effects, in: file)
    let body = presenter.declaration(sections: list, exposing: exposed)

    let router = SceneRouter(
      routes: effects.routes, names: names, appType: file.appType(of: screen), file: file)
    let interactor = SceneInteractor(gateways: effects.gateways, names: names, file: file)
    var declarations = [
      factory(making: making(wiring(effects, presenter, router, interactor, model)), origin),
      viewable, presentable(handlers, rows?.senders ?? [], exposed),
    ]
    if !effects.routes.isEmpty { declarations.append(router.interface) }
    if !effects.gateways.isEmpty { declarations.append(interactor.interface) }
    declarations.append(view)
    if let rows { declarations.append(rows.type(named: names(.sceneRow))) }
    declarations.append(body)
    if !effects.routes.isEmpty { declarations.append(router.implementation) }
    if !effects.gateways.isEmpty { declarations.append(interactor.implementation) }
    if !screen.parameters.isEmpty { declarations.append(viewModel) }
    declarations.append(model.declaration)
    if let actions = file.actions(of: plan) { declarations.append(actions) }
    return declarations + ownGateways(sections ?? [], origin)
  }

  /// What of the presenter the controller's texts are made of.
  private func exposed(by controller: SceneController) -> Set<String> {
    var exposed = Set(controller.context.used.parameters)
    if controller.context.used.state { exposed.insert("state") }
    if controller.context.used.form { exposed.insert("form") }
    return exposed
  }

  /// Gateways of sources that are written in the screen.
  private func ownGateways(
    _ sections: [SectionPlan], _ origin: Origin
  ) -> [SwiftDeclaration] {
    sections.flatMap { section -> [SwiftDeclaration] in
      guard case .source(.inline(let source), _) = section.content,
        let gateway = Gateway(source.declaration, of: screen, in: file)
      else { return [] }
      return file.declarations(
        of: gateway, with: source.parameters, asking: source.call,
        documentation: origin.unremarked.documentation(source.declaration.summaries))
    }
  }

  // MARK: - Factory

  /// What the factory does to make a controller, which knows what it is made again from.
  private func making(_ controller: SwiftExpression) -> [Statement] {
    let parts = ScreenParts(plan, in: file)
    let route = parts.route(of: "viewModel")
    let hidingTabs = parts.hidingTabs("controller.hidesBottomBarWhenPushed")
    let result: [Statement] =
      screen.returns == nil ? [] : [.let("onReturn", nil, ResultHandlers.result)]
    guard route != nil || !hidingTabs.isEmpty else {
      return result.isEmpty ? [.expression(controller)] : result + [.return(controller)]
    }
    var body = result + [.let("controller", nil, controller)]
    if let route { body.append(.assign("controller.restorationRoute", route)) }
    return body + hidingTabs + [.return("controller")]
  }

  private func factory(making scene: [Statement], _ origin: Origin) -> SwiftDeclaration {
    var parameters: [Parameter] = []
    if !screen.parameters.isEmpty {
      parameters.append(Parameter("viewModel", .named(names(.viewModel))))
    }
    parameters.append(Parameter("in", "app", file.appType(of: screen)))
    parameters += file.resultHandlers(of: screen).map { $0.parameter() }
    let make = FunctionDeclaration(
      "`default`", parameters, access: access, modifiers: .static, returning: "UIViewController",
      body: scene)
    return .type(
      TypeDeclaration(
        .enum, names(.factory),
        documentation: "Makes \(origin), with the usual parts.", attributes: [.mainActor],
        access: access, members: [.function(make)]))
  }

  private func wiring(
    _ effects: SceneEffects, _ presenter: ScenePresenter, _ router: SceneRouter,
    _ interactor: SceneInteractor, _ model: SceneModel
  ) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("view", "view")]
    if !effects.routes.isEmpty {
      var parts: [SwiftArgument] = [.arg("navigable", "view")]
      if router.needsApp { parts.append(.arg("app", "app")) }
      arguments.add("router", .call(.identifier(names(.router)), parts))
    }
    if !effects.gateways.isEmpty { arguments.add("interactor", interactor.making) }
    if !screen.parameters.isEmpty { arguments.add("viewModel", "viewModel") }
    if effects.usesActions {
      arguments.add(
        "actions", .member("app.dependencies", Naming.actionsProperty(screen.name.text)))
    }
    for catalogue in effects.catalogues {
      let sink = Naming.sinkProperty(catalogue)
      arguments.add(sink, .member("app.dependencies", sink))
    }
    for (rule, _) in screen.ruledFields {
      let method = Naming.rule(rule.text)
      let asking = SwiftExpression.member("app.dependencies", method).called([.arg("$0")])
      arguments.add(method, .closure(Closure(asking)))
    }
    if presenter.takesContext { arguments.add("context", "app.runtime.sceneContext") }
    if screen.returns != nil { arguments.add("onReturn", "onReturn.returned") }
    let make = Closure(["view"], .call(.identifier(names(.presenter)), arguments))
    var parts: [SwiftArgument] = [.arg("app", "app")]
    if model.dependsOnViewModel { parts.append(.arg("configuration", model.use)) }
    if screen.returns != nil { parts.append(.arg("awaiting", "onReturn")) }
    return .call(.identifier(names(.controller)), parts, trailing: make)
  }

  // MARK: - Interface

  /// The controller as its presenter sees it.
  private var viewable: SwiftDeclaration {
    .typealias(TypealiasDeclaration(names(.viewable), "SceneViewable", access: access))
  }

  private func presentable(
    _ handlers: SceneHandlers, _ senders: [RequestSender], _ exposed: Set<String>
  ) -> SwiftDeclaration {
    var members: [SwiftDeclaration] = []
    if exposed.contains("viewModel") {
      members.append(
        .variable(
          VariableDeclaration(.var, "viewModel", .named(names(.viewModel)), accessors: .get)))
    }
    for (box, values) in [("state", "State"), ("form", "Form")] where exposed.contains(box) {
      let type = SwiftType.generic("StateBox", .member(.named(names(.presenter)), values))
      members.append(.variable(VariableDeclaration(.var, box, type, accessors: .get)))
    }
    members += senders.map { sender in
      .variable(VariableDeclaration(.var, sender.name, sender.type, accessors: .get))
    }
    members += handlers.all.map { $0.function(in: file) }
    members += SceneEvents(screen, in: file).adapters.map { adapter in
      .function(
        FunctionDeclaration("handle", SceneEvents.parameters(of: adapter, in: file)))
    }
    let base: SwiftType =
      if case .form = screen.body {
        "FormPresentable"
      } else {
        .generic("ListPresentable", .named(names(.sceneRow)))
      }
    return interface(
      names(.presentable), "What the controller tells the presenter of `\(screen.name.text)`.",
      [base], members)
  }

  private func interface(
    _ name: String, _ documentation: String, _ inherits: [SwiftType],
    _ members: [SwiftDeclaration] = []
  ) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, name, documentation: documentation, access: access,
        inherits: inherits, members: members))
  }

  // MARK: - View model

  private var viewModel: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .struct, names(.viewModel), documentation: "What `\(screen.name.text)` is shown with.",
        access: access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: file.properties(of: plan.signature.parameters)
          + file.memberwiseInitializer(of: plan.signature.parameters)))
  }
}
