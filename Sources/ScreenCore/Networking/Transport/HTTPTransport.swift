import Foundation

/// A request, ready to be sent.
public struct HTTPRequest: Hashable, Sendable {
  public var method: HTTPMethod
  public var url: URL
  public var headers: [HTTPHeader]
  public var body: Data?

  /// A request.
  public init(
    _ method: HTTPMethod = .get, _ url: URL, headers: [HTTPHeader] = [], body: Data? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// What a server answered.
public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var headers: [String: String]
  public var body: Data

  /// An answer; the names of its headers are known in any case.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
    self.body = body
  }

  /// The value of a header, by its name in any case.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }
}

/// What carries requests to servers. Apps use ``URLSessionTransport``, tests one with scripted answers.
public protocol HTTPTransport: Sendable {
  /// Sends `request`. Throws when no answer came; an answer with an error status is an answer.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
