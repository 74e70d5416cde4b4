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
    return try await response(to: message)
  }

  private func response(to message: URLRequest) async throws -> HTTPResponse {
    #if canImport(FoundationNetworking)
      // Foundation traps outside Apple's platforms when a load is cancelled just as it completes.
      try await AbandonableWait.value { [session] in
        let (body, answer) = try await session.data(for: message)
        return HTTPResponse(answer, body: body)
      }
    #else
      let (body, answer) = try await session.data(for: message)
      return HTTPResponse(answer, body: body)
    #endif
  }
}

extension HTTPResponse {
  fileprivate init(_ answer: URLResponse, body: Data) {
    guard let answer = answer as? HTTPURLResponse else {
      self.init(body: body)
      return
    }
    var headers: [String: String] = [:]
    for (name, value) in answer.allHeaderFields {
      headers["\(name)"] = "\(value)"
    }
    self.init(status: answer.statusCode, headers: headers, body: body)
  }
}
