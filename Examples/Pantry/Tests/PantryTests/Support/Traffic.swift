import Foundation
import ScreenKit

/// Carries the app's requests to the real server and writes down what they asked for.
actor Traffic: HTTPTransport {
  private let transport = URLSessionTransport()
  private var urls: [URL] = []

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    urls.append(request.url)
    return try await transport.send(request)
  }

  /// How many requests went to a path.
  func count(of path: String) -> Int {
    urls.count { $0.path == path }
  }

  /// The values that requests to `path` had for `item` in their queries; nil where they had none.
  func queries(of item: String, path: String) -> [String?] {
    urls.filter { $0.path == path }.map { url in
      URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
        .first { $0.name == item }?.value
    }
  }
}
