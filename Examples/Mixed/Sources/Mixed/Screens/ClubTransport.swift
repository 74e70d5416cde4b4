import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries the requests of generated screens by the app's own networking, in the name of who is logged in.
struct ClubTransport: HTTPTransport {
  let api: ClubAPI

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    message.httpBody = request.body
    for header in request.headers {
      message.setValue(header.value, forHTTPHeaderField: header.name)
    }
    let (data, response) = try await perform(message)
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    return HTTPResponse(
      status: response.statusCode, headers: Dictionary(headers) { $1 }, body: data)
  }

  @MainActor
  private func perform(_ message: URLRequest) async throws -> (Data, HTTPURLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      api.perform(message) { continuation.resume(with: $0.map { ($0.data, $0.response) }) }
    }
  }
}
