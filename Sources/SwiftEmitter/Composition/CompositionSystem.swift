import SpecModel
import SpecSemantics
import SwiftCode

/// Screens of the composition system: coordinators, whose rows are controllers and who go by the app's
/// router.
struct CompositionSystem: ControllerShape {
  let system = ScreenSystem.composition

  let form = ListForm(
    controller: "ListCoordinator", formController: "FormCoordinator",
    segmentsController: "SegmentedCoordinator",
    configuration: "ListConfiguration", section: "ControllerSection", row: "ControllerRow",
    hasLayouts: false, cells: .adapters, shownScreens: .route, isController: false)

  /// Coordinators are meant to be read by hand-written code.
  let showsParameters = true

  func making(
    of screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers,
    at context: EmissionContext
  ) -> SwiftExpression {
    context.object(of: screen, with: values, telling: handlers).member("primaryViewController")
  }

  /// The app's router, which coordinators go by.
  func appMembers(in file: FileScope) -> [SwiftDeclaration] {
    let making = Closure(
      ["destination"], captures: ["unowned self"],
      .call("makeController", [.arg("for", "destination")]))
    let type = SwiftType.generic("Router", [.named(file.app.names(.destinations))])
    let router = VariableDeclaration(
      .var, "router", nil, .call(.type(type), [.arg("runtime", "runtime")], trailing: making),
      documentation: "Shows the screens that coordinators name.", access: file.app.access,
      setterAccess: .private, modifiers: .lazy)
    return [.variable(router)]
  }

  func beginning(of stub: ScreenStub) -> [SwiftDeclaration] {
    let content = SwiftExpression.call(
      .type(stub.file.runtimeType("MessageController")),
      [
        .arg("runtime", "runtime"),
        .arg("message", .call(.type(stub.file.runtimeType("Message")), [.arg("text", stub.title)])),
      ])
    let container = VariableDeclaration(
      .let, "container", nil, .call(.type(stub.file.runtimeType("ContainerController"))),
      documentation: "What the screen consists of. Its content is exchanged as things change.",
      access: .private)
    let load = stub.override(
      "viewDidLoad",
      [
        .call("super.viewDidLoad"), .call("embedChild", [.arg("container")]),
        .assign("container.content", content),
      ])
    return [
      stub.controller(stub.file.runtimeType("ScreenController"), [.variable(container), load])
    ]
  }
}
