import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests by a `URLSession`.
public struct URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// A transport over `session`.
  public init(session: URLSession = .shared) {
    self.session = session
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var message = URLRequest(url: request.url)
    message.httpMethod = request.method.rawValue
    message.httpBody = request.body
    for header in request.headers {
      message.setValue(header.value, forHTTPHeaderField: header.name)
    }
    let (body, answer) = try await session.data(for: message)
    guard let answer = answer as? HTTPURLResponse else {
      return HTTPResponse(body: body)
    }
    var headers: [String: String] = [:]
    for (name, value) in answer.allHeaderFields {
      headers["\(name)"] = "\(value)"
    }
    return HTTPResponse(status: answer.statusCode, headers: headers, body: body)
  }
}
