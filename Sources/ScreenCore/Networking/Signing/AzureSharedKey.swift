import Foundation

/// The key of a storage account, by which requests to the table service of Azure are signed.
///
/// See <https://learn.microsoft.com/rest/api/storageservices/authorize-with-shared-key>.
public struct AzureSharedKey: Hashable, Sendable {
  /// What of a request is signed.
  public enum Scheme: String, Hashable, Sendable {
    /// The method, the kind of content, the time and the address.
    case sharedKey = "SharedKey"
    /// The time and the address.
    case sharedKeyLite = "SharedKeyLite"
  }

  public var account: String
  /// In Base64, as Azure hands it out.
  public var key: String
  public var scheme: Scheme

  /// The key of an account.
  public init(account: String, key: String, scheme: Scheme = .sharedKey) {
    self.account = account
    self.key = key
    self.scheme = scheme
  }
}

extension HTTPRequest {
  /// The request with its signature.
  func signed(by key: AzureSharedKey, at date: Date) -> HTTPRequest {
    var request = self
    let time = date.formatted(.httpTime)
    request.headers.append(HTTPHeader("x-ms-date", time))
    let text = key.stringToSign(for: request, at: time)
    // A key that is no Base64 signs nothing, and the server says so.
    let code = SHA256Digest.authenticationCode(
      of: Data(text.utf8), key: Data(base64Encoded: key.key) ?? Data())
    let signature = code.base64EncodedString()
    request.headers.append(
      HTTPHeader("Authorization", "\(key.scheme.rawValue) \(key.account):\(signature)"))
    return request
  }
}

extension AzureSharedKey {
  /// What is signed of a request to the table service, which has lines of its own.
  func stringToSign(for request: HTTPRequest, at time: String) -> String {
    switch scheme {
    case .sharedKey:
      [
        request.method.rawValue, request.header("Content-MD5"), request.header("Content-Type"),
        time, resource(of: request.url),
      ].joined(separator: "\n")
    case .sharedKeyLite: "\(time)\n\(resource(of: request.url))"
    }
  }

  /// The account and the path as it is sent; of the query, only which component is meant.
  private func resource(of url: URL) -> String {
    let path = url.path(percentEncoded: true)
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let component = items.first { $0.name == "comp" }?.value.map { "?comp=\($0)" }
    return "/\(account)" + (path.isEmpty ? "/" : path) + (component ?? "")
  }
}

extension HTTPRequest {
  /// The value of a header; empty if there is none.
  fileprivate func header(_ name: String) -> String {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value ?? ""
  }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  /// As in `Fri, 26 Jun 2015 23:39:12 GMT` (RFC 1123).
  fileprivate static var httpTime: Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \
        \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
        \(minute: .twoDigits):\(second: .twoDigits) GMT
        """,
      locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
  }
}
