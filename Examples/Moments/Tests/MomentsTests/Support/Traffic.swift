import Foundation
import ScreenKit

/// Carries the app's requests to the real server and writes them down. It can hold answers back, to
/// look at a screen that waits.
actor Traffic: HTTPTransport {
  private let transport = URLSessionTransport()
  private var urls: [URL] = []
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    if !request.url.path.hasPrefix("/images/") { urls.append(request.url) }
    let response = try await transport.send(request)
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try Task.checkCancellation()
    return response
  }

  /// The values that requests to `path` had for `item` in their queries; nil where they had none.
  func queries(of item: String, path: String) -> [String?] {
    urls.filter { $0.path == path }.map { url in
      URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
        .first { $0.name == item }?.value
    }
  }

  /// Holds all further answers back.
  func hold() {
    isHolding = true
  }

  /// Lets go of the answers held back, and holds no more.
  func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
  }
}
