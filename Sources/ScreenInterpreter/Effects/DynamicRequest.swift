import ScreenKit
import SpecModel
import SpecSemantics

/// A request that specs declare.
private struct DynamicRequest<Response: Decodable & Sendable>: APIRequest {
  let endpoint: Endpoint
}

/// A request whose answer begins a session.
private struct BeginningRequest: SessionRequest {
  typealias Response = DynamicValue

  let endpoint: Endpoint

  static func session(
    after answer: DynamicValue, in current: DynamicSession?
  ) -> DynamicSession? {
    answer.model.map { DynamicSession(fields: $0.fields) }
  }
}

/// The request that renews the session.
struct RenewingRequest: SessionRequest {
  typealias Response = DynamicValue

  let endpoint: Endpoint

  static func session(
    after answer: DynamicValue, in current: DynamicSession?
  ) -> DynamicSession? {
    guard var session = current, let model = answer.model else { return nil }
    session.fields.merge(model.fields) { $1 }
    return session
  }
}

extension InterpretedApp {
  /// Sends a request and, when it has succeeded, tells its events.
  func send(
    _ request: RequestDeclaration, with given: [String: DynamicValue]
  ) async throws -> DynamicValue {
    let endpoint = try endpoint(of: request, with: given)
    let client = client(of: request.call.api, for: .request(request))
    var answer = DynamicValue.missing
    if let type = request.yields.flatMap({ index.type($0) }) {
      let reading = ValueReading(schema: schema, type: type)
      answer = try await ValueReading.$current.withValue(reading) {
        try await self.answer(to: request, at: endpoint, through: client)
      }
    } else {
      _ = try await client.send(DynamicRequest<NoContent>(endpoint: endpoint))
    }
    let changes = request.renewed(in: index) != nil
    let renewed: [any Model] = changes ? answer.model.map { [$0] } ?? answer.models : []
    runtime.renew(renewed, emitting: request.emits.map { ScreenEvent($0.text) })
    return answer
  }

  /// How a request is sent, and where.
  func endpoint(
    of request: RequestDeclaration, with given: [String: DynamicValue]
  ) throws -> Endpoint {
    let plan = try lowering.plan(of: request)
    var roots = Roots(app: self)
    roots.parameters = defaults(of: request.parameters).merging(given) { $1 }
    var endpoint = EndpointBuilder(roots).endpoint(plan.call)
    endpoint.errors = request.errors?.value.shown
    return endpoint
  }

  private func answer(
    to request: RequestDeclaration, at endpoint: Endpoint, through client: APIClient
  ) async throws -> DynamicValue {
    let name = request.name.text
    if index.session?.beginnings.contains(where: { $0.text == name }) == true {
      return try await client.send(BeginningRequest(endpoint: endpoint))
    }
    if index.session?.refresh?.text == name {
      return try await client.send(RenewingRequest(endpoint: endpoint))
    }
    return try await client.send(DynamicRequest<DynamicValue>(endpoint: endpoint))
  }
}
