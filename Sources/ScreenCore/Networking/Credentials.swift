import Foundation

/// What a request carries so that the server knows who asks.
public struct Credentials: Hashable, Sendable {
  public var headers: [HTTPHeader]
  public var query: [QueryItem]
  /// By what each request is signed as it is sent.
  public var signature: RequestSignature?

  /// Where the request goes instead; nil for where it goes anyway.
  var address: URL?
  /// Whether the headers take the places of those that the call itself sets.
  var replaces = false
  /// When they were made, for what compares that.
  var stamp: Stamp?

  /// A moment between log-ins, log-outs and renewals.
  struct Stamp: Hashable, Sendable {
    /// How many sessions had ended.
    var endings: Int
    /// How often credentials had been renewed.
    var renewals: Int
  }

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
    var sum = Credentials(
      headers: one.headers + other.headers, query: one.query + other.query,
      signature: other.signature ?? one.signature)
    sum.address = other.address ?? one.address
    sum.replaces = one.replaces || other.replaces
    sum.stamp = other.stamp ?? one.stamp
    return sum
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

  /// The request with what says who asks. Headers that the call itself sets stand, unless they are to be
  /// replaced.
  func adding(_ credentials: Credentials) -> HTTPRequest {
    var request = self
    request.url = credentials.address ?? url
    for header in credentials.headers {
      let position = headers.firstIndex { $0.name.lowercased() == header.name.lowercased() }
      guard let position else {
        request.headers.append(header)
        continue
      }
      if credentials.replaces { request.headers[position] = header }
    }
    let items = credentials.query.compactMap { item in
      item.value.map { "\(item.name.queryEncoded)=\($0.queryEncoded)" }
    }
    guard !items.isEmpty,
      var components = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    else { return request }
    let before = components.percentEncodedQuery.map { [$0] } ?? []
    components.percentEncodedQuery = (before + items).joined(separator: "&")
    request.url = components.url ?? request.url
    return request
  }
}
