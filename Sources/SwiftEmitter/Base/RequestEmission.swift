import SpecModel
import SpecSemantics
import SwiftCode

extension FileScope {
  /// A request: its parameters, and the call they make.
  func emit(_ plan: RequestPlan, origin: String) -> SwiftDeclaration {
    let request = plan.declaration
    exposeRuntime()
    let response = request.yields.map { type($0) } ?? "NoContent"
    var members: [SwiftDeclaration] = [
      .typealias(TypealiasDeclaration("Response", response, access: app.access))
    ]
    members += properties(of: plan.parameters)
    members += memberwiseInitializer(of: plan.parameters)
    if !request.emits.isEmpty { members.append(emits(request.emits)) }
    let context = EmissionContext(in: self, scope: plan.scope)
    members.append(
      .getter(
        "endpoint", "Endpoint", context.endpoint(plan.call, errors: request.errors?.value),
        access: app.access))
    let session = session(of: request)
    if let session { members.append(session) }
    return .type(
      TypeDeclaration(
        .struct, Naming.type(request.name.text), documentation: origin, access: app.access,
        modifiers: .nonisolated,
        inherits: [session == nil ? "APIRequest" : "SessionRequest"]
          + conformances(asGatewayOf: plan),
        members: members))
  }

  private func emits(_ events: [Name]) -> SwiftDeclaration {
    .variable(
      VariableDeclaration(
        .let, "emits", .array("ScreenEvent"),
        .array(events.map { screenEvent($0) }),
        access: app.access,
        modifiers: .static))
  }
}
