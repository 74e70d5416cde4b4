import Foundation
import ScreenKit

/// Carries the app's requests to the real server and writes down what they asked for.
actor Traffic: HTTPTransport {
  private let transport = URLSessionTransport()
  private var paths: [String] = []

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    paths.append(request.url.path)
    return try await transport.send(request)
  }

  /// How many requests went to a path.
  func count(of path: String) -> Int {
    paths.filter { $0 == path }.count
  }
}
