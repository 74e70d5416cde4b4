import SpecChecks
import SpecModel
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
    return zip(component.parameters, defaults).map { parameter, value in
      Parameter(
        Naming.member(parameter.name.text), file.type(parameter.type), default: value)
    }
  }
}
