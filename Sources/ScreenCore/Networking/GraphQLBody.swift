import Foundation

/// What a GraphQL server is asked.
struct GraphQLBody: Encodable {
  let query: String
  let variables: [String: RequestScalar]

  init(query: QueryText, variables: [BodyField]) {
    self.query = query.text
    self.variables = Dictionary(variables.map { ($0.name, $0.value) }) { $1 }
  }

  func encoded(by encoder: JSONEncoder) throws -> Data {
    try encoder.encode(self)
  }
}

extension Endpoint {
  /// Whether the answer is one of GraphQL.
  var isGraphQL: Bool {
    if case .graphQL = body { true } else { false }
  }
}
