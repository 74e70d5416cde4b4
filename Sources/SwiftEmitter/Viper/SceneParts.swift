import SpecModel
import SpecSemantics
import SwiftCode

/// The interactor of a scene: the sum of its gateways, and nothing else.
struct SceneInteractor {
  let gateways: [Gateway]
  let names: SwiftNames
  let file: FileScope

  private var access: SwiftCode.AccessLevel? { file.app.access }

  var interface: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, names(.interactive), documentation: "What the scene can ask: its gateways.",
        access: access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: gateways.map { .function(function($0)) }))
  }

  var implementation: SwiftDeclaration {
    let properties = gateways.map { StoredProperty($0.property, .any(.named($0.interface))) }
    let initializer = InitializerDeclaration(
      zip(properties, gateways).map { $0.parameter(label: $1.method) }, access: access,
      body: properties.map(\.assignment))
    let methods = gateways.map { gateway -> SwiftDeclaration in
      let answer = SwiftExpression.identifier(gateway.property).call(
        "fetch", [.arg("with", "parameters")])
      return .function(
        function(gateway, access: access, body: [.expression(.try(.await(answer)))]))
    }
    return .type(
      TypeDeclaration(
        .struct, names(.interactor), documentation: "Asks the gateways.", access: access,
        modifiers: .nonisolated, inherits: [.named(names(.interactive))],
        members: properties.declarations + [.initializer(initializer)] + methods))
  }

  /// The interactor with the app's gateways.
  var making: SwiftExpression {
    .call(
      .identifier(names(.interactor)),
      gateways.map { gateway in
        SwiftArgument(gateway.method, .member("app", gateway.property))
      })
  }

  private func function(
    _ gateway: Gateway, access: SwiftCode.AccessLevel? = nil, body: [Statement]? = nil
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      gateway.method, [Parameter("with", "parameters", .named(gateway.parametersType))],
      access: access, isAsync: true, throws: true, returning: gateway.entity, body: body)
  }
}

/// The model of a scene: what its controller looks like and how it behaves.
struct SceneModel {
  /// Whether the configuration is made of what the scene before hands over.
  let dependsOnViewModel: Bool
  private let screen: ScreenDeclaration
  private let names: SwiftNames
  private let parts: ScreenParts
  private let configuration: SwiftExpression

  init(of parts: ScreenParts) {
    screen = parts.screen
    self.parts = parts
    names = SwiftNames(of: screen.name.text)
    if case .form(let form) = parts.plan.body {
      configuration = parts.configuration(of: form)
    } else {
      let arguments = parts.listConfiguration(layout: true).compactMap {
        argument -> SwiftArgument? in
        switch argument.label {
        case "reloadOnAppear", "reloadEvents": nil
        case "layout": SwiftArgument.arg("layout", "Layout.rows")
        default: argument
        }
      }
      configuration = .call("CollectionConfiguration", arguments)
    }
    dependsOnViewModel = !parts.beforeShowing.used.parameters.isEmpty
  }

  /// The configuration where a controller is made.
  var use: SwiftExpression {
    let misc = SwiftExpression.member(.identifier(names(.sceneModel)), "Misc")
    return dependsOnViewModel
      ? misc.call("configuration", [.arg("for", "viewModel")]) : misc.member("configuration")
  }

  var declaration: SwiftDeclaration {
    var members: [SwiftDeclaration] = []
    if case .sections = screen.body, let layout = screen.layouts.last?.layout {
      members.append(
        namespace(
          "Layout",
          .variable(
            VariableDeclaration(
              .let, "rows", "ListLayout", parts.layout(layout), access: access,
              modifiers: .static))))
    }
    members.append(namespace("Misc", misc))
    return .type(
      TypeDeclaration(
        .enum, names(.sceneModel),
        documentation: "What the controller looks like and how it behaves.",
        access: access, modifiers: .nonisolated, members: members))
  }

  private var access: SwiftCode.AccessLevel? { parts.access }

  private var misc: SwiftDeclaration {
    guard dependsOnViewModel else {
      return .variable(
        VariableDeclaration(
          .let, "configuration", nil, configuration, attributes: attributes, access: access,
          modifiers: .static))
    }
    let type: SwiftType =
      if case .form = screen.body { "FormConfiguration" } else { "CollectionConfiguration" }
    return .function(
      FunctionDeclaration(
        "configuration", [Parameter("for", "viewModel", .named(names(.viewModel)))],
        attributes: attributes, access: access, modifiers: .static, returning: type,
        body: [.expression(configuration)]))
  }

  /// Components make their trees where views are touched.
  private var attributes: [Attribute] {
    if case .cell(let node) = screen.states.loading,
      node.contains(where: { $0.component != nil })
    {
      [.mainActor]
    } else {
      []
    }
  }

  private func namespace(_ name: String, _ member: SwiftDeclaration) -> SwiftDeclaration {
    .type(TypeDeclaration(.enum, name, access: access, members: [member]))
  }
}
