import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What carries requests.
nonisolated protocol Networking: Sendable {
  typealias Answer = Result<(data: Data, response: HTTPURLResponse), any Error>

  func load(_ request: URLRequest, completion: @escaping @Sendable (Answer) -> Void)
}

/// Carries requests by the system.
nonisolated struct URLSessionNetworking: Networking {
  func load(_ request: URLRequest, completion: @escaping @Sendable (Answer) -> Void) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      guard let data, let response = response as? HTTPURLResponse else {
        return completion(.failure(error ?? URLError(.badServerResponse)))
      }
      completion(.success((data, response)))
    }.resume()
  }
}
