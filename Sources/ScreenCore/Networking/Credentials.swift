import Foundation

/// What a request carries so that the server knows who asks.
public struct Credentials: Hashable, Sendable {
  public var headers: [HTTPHeader]
  public var query: [QueryItem]

  /// Credentials that go as headers and query items.
  public init(headers: [HTTPHeader] = [], query: [QueryItem] = []) {
    self.headers = headers
    self.query = query
  }

  /// Nothing: nobody is logged in.
  public static let none = Credentials()

  /// A token of OAuth and its like (RFC 6750).
  public static func bearer(_ token: String) -> Credentials {
    Credentials(headers: [HTTPHeader("Authorization", "Bearer \(token)")])
  }

  /// A name and a password (RFC 7617).
  public static func basic(user: String, password: String) -> Credentials {
    let pair = Data("\(user):\(password)".utf8).base64EncodedString()
    return Credentials(headers: [HTTPHeader("Authorization", "Basic \(pair)")])
  }

  /// A key of the app, in a header.
  public static func key(_ key: String, header: String) -> Credentials {
    Credentials(headers: [HTTPHeader(header, key)])
  }

  /// A key of the app, as an item of the query.
  public static func key(_ key: String, query: String) -> Credentials {
    Credentials(query: [QueryItem(query, key)])
  }

  /// Both.
  public static func + (one: Credentials, other: Credentials) -> Credentials {
    Credentials(headers: one.headers + other.headers, query: one.query + other.query)
  }
}

extension HTTPRequest {
  /// The request with what says who asks. Headers that the call itself sets stand.
  func adding(_ credentials: Credentials) -> HTTPRequest {
    var request = self
    for header in credentials.headers {
      let isSet = headers.contains { $0.name.lowercased() == header.name.lowercased() }
      if !isSet { request.headers.append(header) }
    }
    let items = credentials.query.compactMap { item in
      item.value.map { "\(item.name.queryEncoded)=\($0.queryEncoded)" }
    }
    guard !items.isEmpty,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return request }
    let before = components.percentEncodedQuery.map { [$0] } ?? []
    components.percentEncodedQuery = (before + items).joined(separator: "&")
    request.url = components.url ?? url
    return request
  }
}
