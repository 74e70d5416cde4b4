import ScreenKit
import SpecModel
import SpecSemantics

/// A request that specs declare.
private struct DynamicRequest<Response: Decodable & Sendable>: APIRequest {
  let endpoint: Endpoint
}

extension InterpretedApp {
  /// Sends a request and, when it has succeeded, tells its events.
  func send(
    _ request: RequestDeclaration, with given: [String: DynamicValue]
  ) async throws -> DynamicValue {
    let plan = try lowering.plan(of: request)
    var roots = Roots(app: self)
    roots.parameters = defaults(of: request.parameters).merging(given) { $1 }
    let endpoint = EndpointBuilder(roots).endpoint(plan.call)
    let client = client(of: request.call.api, for: .request(request))
    var answer = DynamicValue.missing
    if let type = request.yields.flatMap({ index.type($0) }) {
      let reading = ValueReading(schema: schema, type: type)
      answer = try await ValueReading.$current.withValue(reading) {
        try await client.send(DynamicRequest<DynamicValue>(endpoint: endpoint))
      }
    } else {
      _ = try await client.send(DynamicRequest<NoContent>(endpoint: endpoint))
    }
    for event in request.emits { runtime.emit(ScreenEvent(event.text)) }
    return answer
  }
}
