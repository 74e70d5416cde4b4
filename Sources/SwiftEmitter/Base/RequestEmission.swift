import SpecModel
import SpecSemantics
import SwiftCode

extension FileScope {
  /// A request: its parameters, and the call they make.
  func emit(_ plan: RequestPlan, origin: Origin) -> SwiftDeclaration {
    let request = plan.declaration
    exposeRuntime()
    let response = request.yields.map { type($0) } ?? "NoContent"
    var members: [SwiftDeclaration] = [
      .typealias(TypealiasDeclaration("Response", response, access: app.access))
    ]
    members += properties(of: plan.parameters)
    members += memberwiseInitializer(of: plan.parameters)
    if !request.emits.isEmpty { members.append(emits(request.emits)) }
    if let renewed = renewed(by: request) { members.append(renewed) }
    let context = EmissionContext(in: self, scope: plan.scope)
    members.append(
      .getter(
        "endpoint", "Endpoint", context.endpoint(plan.call, errors: request.errors?.value),
        access: app.access))
    let session = session(of: request)
    if let session { members.append(session) }
    return .type(
      TypeDeclaration(
        .struct, Naming.type(request.name.text),
        documentation: origin.documentation(request.summaries), access: app.access,
        modifiers: .nonisolated,
        inherits: [session == nil ? "APIRequest" : "SessionRequest"]
          + conformances(asGatewayOf: plan),
        members: members))
  }

  /// The items that an answer brings, where they take the places of others.
  private func renewed(by request: RequestDeclaration) -> SwiftDeclaration? {
    guard let kind = request.renewed(in: app.index), let answer = request.yields else { return nil }
    let items: SwiftExpression =
      switch kind {
      case .one: .array([.identifier("answer")])
      case .ifThere:
        .binary(
          SwiftExpression.identifier("answer").call(
            "map", [], trailing: Closure(.array([.identifier("$0")]))), .coalescing, .array([]))
      case .each: .identifier("answer")
      }
    return .function(
      FunctionDeclaration(
        "renewed", [Parameter("by", "answer", type(answer))], access: app.access,
        modifiers: .static, returning: .array(.any("Model")), body: [.expression(items)]))
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
