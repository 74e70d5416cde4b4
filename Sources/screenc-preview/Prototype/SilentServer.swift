import ScreenCore

/// Has no answer to any request, such as those for images: none leaves the machine.
struct SilentServer: HTTPTransport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse { HTTPResponse(status: 404) }
}
