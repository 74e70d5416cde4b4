import Foundation
import ScreenCore

/// Answers requests as it was told to, counts them, and can hold answers back.
actor ScriptedTransport: HTTPTransport {
  typealias Answer = @Sendable (HTTPRequest) throws -> HTTPResponse

  private var answer: Answer
  private var isHolding = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private(set) var requests: [HTTPRequest] = []

  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Answers every request with `json`.
  init(json: String) {
    self.init { _ in HTTPResponse(body: Data(json.utf8)) }
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    requests.append(request)
    if isHolding { await withCheckedContinuation { held.append($0) } }
    return try answer(request)
  }

  /// Answers differently from now on.
  func setAnswer(_ answer: @escaping Answer) {
    self.answer = answer
  }

  func hold() {
    isHolding = true
  }

  func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
  }
}

extension HTTPRequest {
  /// The value of a query item.
  func query(_ name: String) -> String? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == name }?.value
  }
}

extension HTTPResponse {
  init(json: String, headers: [String: String] = [:]) {
    self.init(headers: headers, body: Data(json.utf8))
  }
}
