import SpecModel
import SpecSemantics
import SwiftCode

/// Components: functions from parameters to a part of a cell's tree, with the events that its buttons
/// tell.
struct ComponentEmission {
  private let plan: ComponentPlan
  private let file: FileScope

  init(_ plan: ComponentPlan, in file: FileScope) {
    self.plan = plan
    self.file = file
  }

  private var component: ComponentDeclaration { plan.declaration }
  private var needs: ComponentNeeds { plan.needs }
  private var access: SwiftCode.AccessLevel? { file.app.access }

  func declaration(origin: Origin) -> SwiftDeclaration {
    file.exposeRuntime()
    return .type(
      TypeDeclaration(
        .enum, Naming.type(component.name.text),
        documentation: origin.documentation(component.summaries), access: access,
        members: component.events.isEmpty ? [tree] : [events, tree]))
  }

  private var events: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .enum, "Event", access: access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: component.events.map { .enumCase(SwiftEnumCase(Naming.member($0.text))) }))
  }

  private var tree: SwiftDeclaration {
    let context = EmissionContext(in: file, scope: plan.scope)
    context.edited = needs.edited
    context.takesWindow = needs.seesWindow
    let tree = CellEmission(at: context, actions: .events).tree(of: plan.cell)
    return .function(
      FunctionDeclaration(
        "tree", parameters, attributes: [.mainActor], access: access, modifiers: .static,
        returning: .generic(
          .named("CellTree"), [component.events.isEmpty ? "Never" : "Event"]),
        body: [.expression(tree)]))
  }

  private var parameters: [Parameter] {
    let values = file.parameters(plan.parameters)
    var parameters = zip(plan.parameters, values).map { field, parameter in
      needs.edited.contains(field.declaration.name.text)
        ? Parameter(parameter.name, .generic(.named("StateBinding"), [parameter.type]))
        : parameter
    }
    if needs.seesWindow { parameters.append(Parameter(Naming.windowParameter, "Bool")) }
    for part in component.cell.parts.compactMap(\.part) {
      parameters.append(
        Parameter(Naming.refinement(part.text), .optional("CellRefinement"), default: .nil))
    }
    return parameters
  }
}
