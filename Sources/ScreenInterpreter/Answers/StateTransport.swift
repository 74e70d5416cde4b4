import ScreenKit

/// Answers the requests of a source, or of none, as the state of the screen wants it. None leaves the machine.
struct StateTransport: HTTPTransport {
  let state: ScreenState
  /// What is answered where the state has an answer; nil for an empty list.
  let answer: SourceAnswer?

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    switch state {
    case .loading:
      // Who waits no longer ends it.
      while true { try await Task.sleep(for: .seconds(60)) }
    case .error: throw LoadError.connection("The preview was asked for a failed load.")
    case .empty, .filled, .short, .long, .many, .bare:
      return answer?.response(to: request) ?? SourceAnswer.empty
    }
  }
}

/// Answers every request alike.
struct FixedTransport: HTTPTransport {
  let answer: HTTPResponse

  func send(_ request: HTTPRequest) async throws -> HTTPResponse { answer }
}

/// Has no answer to any request, such as those for images.
struct SilentTransport: HTTPTransport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse { HTTPResponse(status: 404) }
}
