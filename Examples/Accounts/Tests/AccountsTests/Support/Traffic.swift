import Foundation
import ScreenKit

/// Carries the app's requests to the real server and counts them. It can hold answers back, to leave
/// a scene while one is under way, and lose requests on their way.
actor Traffic: HTTPTransport {
  private let transport = URLSessionTransport()
  private(set) var paths: [String] = []
  private var lost: Set<String> = []
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.url.lastPathComponent
    paths.append(path)
    if lost.contains(path) { throw URLError(.networkConnectionLost) }
    let response = try await transport.send(request)
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try Task.checkCancellation()
    return response
  }

  /// How many requests were sent to what ends in `path`.
  func count(of path: String) -> Int { paths.count { $0 == path } }

  /// Loses all further requests to what ends in `path`.
  func lose(_ path: String) {
    lost.insert(path)
  }

  /// Loses no more requests.
  func loseNone() {
    lost = []
  }

  /// How many answers are held back.
  var heldCount: Int { held.count }

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
