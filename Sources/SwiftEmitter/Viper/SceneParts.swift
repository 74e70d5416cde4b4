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
        members: gateways.map { .requirement($0.method, .any(.named($0.interface))) }))
  }

  var implementation: SwiftDeclaration {
    let members = gateways.map { StoredMember($0.method, .any(.named($0.interface))) }
    var declarations: [SwiftDeclaration] = [
      .memberwise(.constants(members), access: access)
    ]
    if access != nil {
      declarations.append(.memberwise(.initializer(members), access: access))
    }
    return .type(
      TypeDeclaration(
        .struct, names(.interactor), access: access, modifiers: .nonisolated,
        inherits: [.named(names(.interactive))], members: declarations))
  }

  /// The interactor with the app's gateways.
  var making: SwiftExpression {
    .call(
      .identifier(names(.interactor)),
      gateways.map { SwiftArgument($0.method, $0.choice) })
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
      let arguments = parts.listConfiguration(layout: true, reloading: false).map {
        $0.label == "layout" ? .arg("layout", "layout") : $0
      }
      configuration = .call("CollectionConfiguration", arguments)
    }
    dependsOnViewModel = !parts.beforeShowing.used.parameters.isEmpty
  }

  /// The configuration where a controller is made.
  var use: SwiftExpression {
    let model = SwiftExpression.identifier(names(.sceneModel))
    return dependsOnViewModel
      ? model.call("configuration", [.arg("for", "viewModel")]) : model.member("configuration")
  }

  var declaration: SwiftDeclaration {
    var members: [SwiftDeclaration] = []
    if case .sections = screen.body, let layout = screen.layouts.last?.layout {
      members.append(
        .variable(
          VariableDeclaration(
            .let, "layout", "ListLayout", parts.layout(layout), access: access,
            modifiers: .static)))
    }
    members.append(fixed)
    return .type(
      TypeDeclaration(
        .enum, names(.sceneModel),
        documentation: "How `\(screen.name.text)` looks and behaves.",
        access: access, modifiers: .nonisolated, members: members))
  }

  private var access: SwiftCode.AccessLevel? { parts.access }

  /// The configuration.
  private var fixed: SwiftDeclaration {
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
}
