import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries the requests of generated screens by the app's own networking.
struct ClubTransport: HTTPTransport {
  let networking: any Networking

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    message.httpBody = request.body
    for header in request.headers {
      message.setValue(header.value, forHTTPHeaderField: header.name)
    }
    let (data, response) = try await load(message)
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    return HTTPResponse(
      status: response.statusCode, headers: Dictionary(headers) { $1 }, body: data)
  }

  private func load(_ message: URLRequest) async throws -> (data: Data, response: HTTPURLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      networking.load(message) { continuation.resume(with: $0) }
    }
  }
}
