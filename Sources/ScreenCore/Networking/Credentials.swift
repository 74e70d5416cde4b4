import Foundation

/// What a request carries so that the server knows who asks.
public struct Credentials: Hashable, Sendable {
  public var headers: [HTTPHeader]
  public var query: [QueryItem]
  /// By what each request is signed as it is sent.
  public var signature: RequestSignature?

  /// Credentials that go as headers and query items, or sign what is sent.
  public init(
    headers: [HTTPHeader] = [], query: [QueryItem] = [], signature: RequestSignature? = nil
  ) {
    self.headers = headers
    self.query = query
    self.signature = signature
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

  /// Keys of Amazon, by which each request is signed.
  public static func signature(_ signature: AWSSignature) -> Credentials {
    Credentials(signature: .aws(signature))
  }

  /// The key of a storage account of Azure, by which each request is signed.
  public static func signature(_ key: AzureSharedKey) -> Credentials {
    Credentials(signature: .azure(key))
  }

  /// Both.
  public static func + (one: Credentials, other: Credentials) -> Credentials {
    Credentials(
      headers: one.headers + other.headers, query: one.query + other.query,
      signature: other.signature ?? one.signature)
  }
}

extension HTTPRequest {
  /// The request as it is sent at `date`: with what says who asks, and signed.
  func authorized(by credentials: Credentials, at date: Date) -> HTTPRequest {
    let request = adding(credentials)
    return credentials.signature.map { request.signed(by: $0, at: date) } ?? request
  }

  /// The request with who asks, whenever that is: what answers are kept by.
  func identified(by credentials: Credentials) -> HTTPRequest {
    var request = adding(credentials)
    if let signature = credentials.signature {
      request.headers.append(HTTPHeader("Authorization", signature.identity))
    }
    return request
  }

  /// The request with what says who asks. Headers that the call itself sets stand.
  private func adding(_ credentials: Credentials) -> HTTPRequest {
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
