import Foundation
public import ScreenKit

/// Answers requests as a test says, and counts them. It can hold answers back, to look at a screen
/// while it waits.
public actor ScriptedTransport: HTTPTransport {
  /// What answers a request.
  public typealias Answer = @Sendable (HTTPRequest) throws -> HTTPResponse

  private var answer: Answer
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []

  /// The requests that came in, in order.
  public private(set) var requests: [HTTPRequest] = []

  /// A transport that answers by `answer`.
  public init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// A transport that answers every request with `json`.
  public init(json: String) {
    self.init { _ in HTTPResponse(json: json) }
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    requests.append(request)
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try Task.checkCancellation()
    return try answer(request)
  }

  /// How many requests went to addresses whose path ends with `path`.
  public func count(of path: String) -> Int {
    requests.filter { $0.url.path.hasSuffix(path) }.count
  }

  /// Answers differently from now on.
  public func setAnswer(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Holds all further answers back.
  public func hold() {
    isHolding = true
  }

  /// Lets go of the answers held back, and holds no more.
  public func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
  }

  /// Lets go of the answers held back so far, and goes on holding those that come.
  public func releaseHeld() {
    let due = held
    held = []
    for continuation in due { continuation.resume() }
  }

  /// How many answers are held back.
  public var heldCount: Int { held.count }
}

extension HTTPResponse {
  /// An answer with a JSON body.
  public init(json: String, status: Int = 200, headers: [String: String] = [:]) {
    var headers = headers
    headers["Content-Type"] = "application/json"
    self.init(status: status, headers: headers, body: Data(json.utf8))
  }
}

extension HTTPRequest {
  /// The value of an item of the query.
  public func query(_ name: String) -> String? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == name }?.value
  }
}
