import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Talks to the club's server in the name of who is logged in.
@MainActor
final class ClubAPI {
  let server: URL
  private let networking: any Networking
  private let sessions: SessionKeeper

  init(server: URL, networking: any Networking, sessions: SessionKeeper) {
    self.server = server
    self.networking = networking
    self.sessions = sessions
  }

  /// Loads `resource` in the name of who is logged in, and calls back. A server that does not take the token
  /// ends the session.
  func load<Value>(
    _ resource: Resource<Value>,
    completion: @escaping @MainActor (Result<Value, ClubError>) -> Void
  ) {
    perform(request(for: resource)) { answer in
      completion(Self.value(in: answer))
    }
  }

  private func perform(
    _ request: URLRequest, completion: @escaping @MainActor (Networking.Answer) -> Void
  ) {
    var request = request
    let token = sessions.current?.token
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    networking.load(request) { [sessions] answer in
      Task { @MainActor in
        if case .success(let answer) = answer, answer.response.statusCode == 401 {
          sessions.end(token: token)
        }
        completion(answer)
      }
    }
  }

  private func request<Value>(for resource: Resource<Value>) -> URLRequest {
    let items = resource.query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0, value: $1) }
    let address = server.appendingPathComponent(resource.path).appending(queryItems: items)
    var request = URLRequest(url: address)
    request.httpMethod = resource.method
    if let body = resource.body {
      request.httpBody = try? JSONEncoder().encode(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  private static func value<Value: Decodable>(
    in answer: Networking.Answer
  ) -> Result<Value, ClubError> {
    guard case .success(let answer) = answer else { return .failure(.outOfReach) }
    let status = answer.response.statusCode
    guard 200..<300 ~= status else { return .failure(.refused(status: status)) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let value = try? decoder.decode(Value.self, from: answer.data) else {
      return .failure(.unreadable)
    }
    return .success(value)
  }
}
