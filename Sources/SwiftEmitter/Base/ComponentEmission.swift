import SpecModel
import SpecSemantics
import SwiftCode

/// Components: functions from parameters to a part of a cell's tree, with the events that its buttons
/// tell.
struct ComponentEmission {
  private let component: ComponentDeclaration
  private let file: FileScope

  init(_ component: ComponentDeclaration, in file: FileScope) {
    self.component = component
    self.file = file
  }

  private var needs: ComponentNeeds {
    file.app.index.needs(ofComponent: component.name.text)
  }
  private var access: SwiftCode.AccessLevel? { file.app.access }

  func declaration(origin: String) -> SwiftDeclaration {
    file.exposeRuntime()
    return .type(
      TypeDeclaration(
        .enum, Naming.type(component.name.text), documentation: origin, access: access,
        members: component.events.isEmpty ? [tree] : [events, tree]))
  }

  private var events: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .enum, "Event", access: access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: component.events.map { .enumCase(SwiftEnumCase(Naming.member($0.text))) }))
  }

  private var tree: SwiftDeclaration {
    let place = CodePlace(in: file, scope: ValueScope(of: component))
    place.edited = needs.edited
    place.takesWindow = needs.seesWindow
    let tree = CellEmission(at: place, actions: .events).tree(of: component.cell)
    return .function(
      FunctionDeclaration(
        "tree", parameters, attributes: [.mainActor], access: access, modifiers: .static,
        returning: .generic(
          .named("CellTree"), [component.events.isEmpty ? "Never" : "Event"]),
        body: [.expression(tree)]))
  }

  private var parameters: [Parameter] {
    let defaults = file.defaults(of: component.parameters)
    var parameters = zip(component.parameters, defaults).map { parameter, value in
      let type = file.type(parameter.type)
      return needs.edited.contains(parameter.name.text)
        ? Parameter(Naming.member(parameter.name.text), .generic(.named("StateBinding"), [type]))
        : Parameter(Naming.member(parameter.name.text), type, default: value)
    }
    if needs.seesWindow { parameters.append(Parameter(Naming.windowParameter, "Bool")) }
    return parameters
  }
}
