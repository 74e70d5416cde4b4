import ScreenKit

/// Carries the app's requests to the real server and counts them. It can hold answers back, to leave
/// a scene while one is under way.
actor Traffic: HTTPTransport {
  private let transport = URLSessionTransport()
  private(set) var paths: [String] = []
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    paths.append(request.url.lastPathComponent)
    let response = try await transport.send(request)
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try Task.checkCancellation()
    return response
  }

  /// How many requests were sent to what ends in `path`.
  func count(of path: String) -> Int { paths.count { $0 == path } }

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
