import ScreenKit
import SpecModel
import SpecSemantics

/// Calls of servers, made from their plans.
@MainActor
struct EndpointBuilder {
  private let values: Evaluation

  init(_ roots: Roots) {
    values = roots.values
  }

  func endpoint(_ plan: CallPlan) -> Endpoint {
    Endpoint(
      plan.declaration.method.shown, path(plan.path),
      query: plan.query.flatMap { name, elements in
        elements.map { QueryItem(name, values.value($0)) }
      },
      headers: plan.headers.map { HTTPHeader($0.name, values.string($0.value)) },
      body: plan.payload.map(body) ?? .none)
  }

  private func path(_ typed: TypedExpression) -> EndpointPath {
    if case .conditional(let condition, let inside, let outside) = typed.kind {
      return path(values.holds(condition) ? inside : outside)
    }
    guard case .template(let segments) = typed.kind else {
      return EndpointPath(stringLiteral: values.string(typed))
    }
    var path = EndpointPath.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for segment in segments {
      switch segment {
      case .literal(let text): path.appendLiteral(text)
      case .value(let value): path.appendInterpolation(values.value(value))
      }
    }
    return EndpointPath(stringInterpolation: path)
  }

  private func body(_ payload: CallPlan.Payload) -> RequestBody {
    switch payload {
    case .fields(let fields): .json(self.fields(fields))
    case .parts(let parts):
      // What is sent is never looked at here: files are left out.
      .form(
        parts.compactMap { part in
          guard case .value(let value) = part.content else { return nil }
          return BodyField(part.name, values.value(value))
        })
    case .operation(let text, let variables):
      .graphQL(query: QueryText(stringLiteral: text), variables: fields(variables))
    case .documents: .none
    }
  }

  private func fields(_ fields: [SentField]) -> [BodyField] {
    fields.map { BodyField($0.name, scalar($0.value)) }
  }

  private func scalar(_ value: SentValue) -> RequestScalar {
    switch value {
    case .object(let fields): .object(self.fields(fields))
    case .list(let elements): .list(elements.map(scalar))
    case .value(let typed): values.value(typed).requestScalar
    }
  }
}
