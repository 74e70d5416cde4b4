import SpecModel
import SpecSemantics
import SwiftCode

/// A way that a scene's router knows.
enum SceneRoute {
  /// To another screen, with the parameters that are given and what is awaited of it.
  case screen(ScreenDeclaration, EffectPlan.Way, given: [String], awaits: Awaited)
  case open, selectTab, dismiss, pop, popToRoot, close, logOut

  /// Which outcomes of a screen are awaited.
  struct Awaited {
    var result = false
    var cancellation = false

    var handlers: ResultHandlers {
      ResultHandlers(
        onReturn: result ? "onReturn" : nil, onCancel: cancellation ? "onCancel" : nil)
    }
  }

  var name: String {
    switch self {
    case .screen(let target, let way, _, _): way.verb + Naming.type(target.name.text)
    case .open: "open"
    case .selectTab: "selectTab"
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .close: "close"
    case .logOut: "logOut"
    }
  }

  /// Whether it is one of the two ways to leave the scene for the one before.
  var isOfLeaving: Bool {
    switch self {
    case .dismiss, .close: true
    default: false
    }
  }

  /// Tells routes apart.
  var signature: String {
    guard case .screen(_, _, let given, let awaited) = self else { return name }
    let labels = given.sorted() + awaited.handlers.labels
    return name + "(" + labels.joined(separator: ":") + ")"
  }
}

extension EffectPlan.Way {
  fileprivate var verb: String {
    switch self {
    case .push: "push"
    case .fitting: "show"
    case .present(.sheet): "present"
    case .present(.fullScreen): "coverWith"
    }
  }
}

/// The routing protocol of a scene, and what implements it.
struct SceneRouter {
  let routes: [SceneRoute]
  let names: SwiftNames
  let appType: SwiftType
  let file: FileScope

  private var access: SwiftCode.AccessLevel? { file.app.access }
  private var index: AppIndex { file.app.index }

  var interface: SwiftDeclaration {
    let others = routes.filter { !$0.isOfLeaving }
    // The run-time's protocol has both of them.
    let isLeft = routes.count - others.count == 2
    return .type(
      TypeDeclaration(
        .protocol, names(.routable), documentation: "The ways out of the scene.",
        access: access, inherits: [isLeft ? "SceneLeaving" : "SceneRoutable"],
        members: (isLeft ? others : routes).map { .function(function($0)) }))
  }

  var implementation: SwiftDeclaration {
    let base: SwiftType = needsApp ? .generic("SceneAppRouter", [appType]) : "SceneRouter"
    let ways = routes.compactMap { route in
      body(of: route).map { SwiftDeclaration.function(function(route, body: $0)) }
    }
    return .type(
      TypeDeclaration(
        .class, names(.router), access: access, modifiers: .final,
        inherits: [base, .named(names(.routable))], members: ways))
  }

  /// Whether the router makes screens.
  var needsApp: Bool {
    routes.contains { if case .screen = $0 { true } else { false } }
  }

  private func function(_ route: SceneRoute, body: [Statement]? = nil) -> FunctionDeclaration {
    FunctionDeclaration(
      route.name, parameters(of: route), access: body == nil ? nil : access, body: body)
  }

  private func parameters(of route: SceneRoute) -> [Parameter] {
    switch route {
    case .open: return [Parameter("_", "url", .optional("URL"))]
    case .selectTab: return [Parameter("_", "index", "Int")]
    case .dismiss, .pop, .popToRoot, .close, .logOut: return []
    case .screen(let target, _, let given, let awaited):
      var parameters: [Parameter] = []
      if index.isScene(target) {
        if !target.parameters.isEmpty {
          parameters.append(Parameter("viewModel", .named(Naming.viewModel(target.name.text))))
        }
      } else {
        parameters = fields(of: target, given).map {
          Parameter(Naming.member($0.name.text), file.type($0.type))
        }
      }
      if awaited.result, let result = target.returns {
        parameters.append(
          Parameter(
            "onReturn", .resultHandler(file.type(result)), attributes: [.escaping]))
      }
      if awaited.cancellation {
        parameters.append(Parameter("onCancel", .cancelHandler, attributes: [.escaping]))
      }
      return parameters
    }
  }

  private func fields(of target: ScreenDeclaration, _ given: [String]) -> [Field] {
    target.parameters.filter { given.contains($0.name.text) }
  }

  /// What leads to a screen; nil for the ways that every router knows.
  private func body(of route: SceneRoute) -> [Statement]? {
    guard case .screen(let target, let way, let given, let awaited) = route else { return nil }
    var arguments: [SwiftArgument] = [
      .arg(controller(of: target, given, telling: awaited.handlers))
    ]
    if case .present(let style) = way { arguments.add("as", .implicit(style.rawValue)) }
    // What a screen is shown with may be called so, too.
    let isHidden = parameters(of: route).contains { $0.name == "navigable" }
    let navigable: SwiftExpression =
      isHidden ? SwiftExpression.identifier("self").member("navigable") : "navigable"
    return [.expression(navigable.call(way.method, arguments))]
  }

  /// The making of a screen: scenes have factories, others are destinations of the app.
  private func controller(
    of target: ScreenDeclaration, _ given: [String], telling handlers: ResultHandlers
  ) -> SwiftExpression {
    guard !index.isScene(target) else {
      return .scene(
        target, viewModel: target.parameters.isEmpty ? nil : "viewModel", app: "app",
        telling: handlers)
    }
    let context = EmissionContext(in: file, scope: .app)
    let values = fields(of: target, given).handedOn()
    // Before a log-in gate not every destination has a screen, and this one has.
    guard !file.app.hasGate else {
      return context.screen(target, with: values, telling: handlers)
    }
    let destination = context.destination(target, with: values, telling: handlers)
    return SwiftExpression.identifier("app").call("makeController", [.arg("for", destination)])
  }
}

extension EffectPlan.Way {
  fileprivate var method: String {
    switch self {
    case .push: "push"
    case .fitting: "show"
    case .present: "present"
    }
  }
}

extension AppIndex {
  /// Whether a screen is a scene with a factory.
  func isScene(_ screen: ScreenDeclaration) -> Bool {
    if case .swift = screen.body { return false }
    return architecture(of: screen) == .viper
  }
}

extension SwiftExpression {
  /// The making of a scene by its factory.
  static func scene(
    _ screen: ScreenDeclaration, viewModel: SwiftExpression?, app: SwiftExpression,
    telling handlers: ResultHandlers
  ) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("viewModel", viewModel)
    arguments.add("in", app)
    return SwiftExpression.identifier(Naming.factory(screen.name.text))
      .call("default", arguments + handlers.arguments)
  }
}

extension EmissionContext {
  /// A scene with its parameters.
  func scene(
    _ screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers
  ) -> SwiftExpression {
    let viewModel =
      screen.parameters.isEmpty
      ? nil : SwiftExpression.call(.identifier(Naming.viewModel(screen.name.text)), values)
    return .scene(screen, viewModel: viewModel, app: appExpression, telling: handlers)
  }
}
