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

/// What a GraphQL server answers besides the data: it tells of errors in answers that are successes to
/// HTTP.
struct GraphQLErrors: Decodable {
  struct Problem: Decodable {
    let message: String
  }

  let errors: [Problem]?

  /// Throws what the server complained of.
  static func check(_ response: HTTPResponse, with decoder: JSONDecoder) throws {
    let errors = try decoder.decode(GraphQLErrors.self, from: response.body).errors ?? []
    guard !errors.isEmpty else { return }
    throw LoadError.other(errors.map(\.message).joined(separator: "\n"))
  }
}
