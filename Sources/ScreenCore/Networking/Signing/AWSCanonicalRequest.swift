import Foundation

/// A request in the one way to write it that sender and service agree on before they sign it.
struct AWSCanonicalRequest {
  let text: String
  /// The names of the headers that are part of it.
  let signedHeaders: String

  init(_ request: HTTPRequest, payload: String, of signature: AWSSignature) {
    let headers = Self.headers(of: request)
    signedHeaders = headers.map(\.name).joined(separator: ";")
    text =
      ([
        request.method.rawValue, Self.path(of: request.url, of: signature),
        Self.query(of: request.url),
      ] + headers.map { "\($0.name):\($0.value)" } + ["", signedHeaders, payload])
      .joined(separator: "\n")
  }

  /// Each once, by name; what is sent of several of a name is the last.
  private static func headers(of request: HTTPRequest) -> [(name: String, value: String)] {
    var values = ["host": host(of: request.url)]
    for header in request.headers {
      values[header.name.lowercased()] = header.value.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func host(of url: URL) -> String {
    let host = url.host(percentEncoded: true) ?? ""
    guard let port = url.port else { return host }
    let isStandard = url.scheme == "https" ? port == 443 : port == 80
    return isStandard ? host : "\(host):\(port)"
  }

  /// The path as it is sent, encoded once more and without detours; that of S3 as it is sent.
  private static func path(of url: URL, of signature: AWSSignature) -> String {
    let sent = url.path(percentEncoded: true)
    guard !signature.isOfStorage else { return sent.isEmpty ? "/" : sent }
    var parts: [String] = []
    for part in sent.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(String(part).queryEncoded)
      }
    }
    guard !parts.isEmpty else { return "/" }
    return "/" + parts.joined(separator: "/") + (sent.hasSuffix("/") ? "/" : "")
  }

  /// The query's items by name and value, in the order of their encoded bytes.
  private static func query(of url: URL) -> String {
    let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedQuery ?? ""
    let items = query.split(separator: "&").map { item -> (name: String, value: String) in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.map { (String($0).removingPercentEncoding ?? String($0)).queryEncoded }
      return (decoded[0], decoded.count > 1 ? decoded[1] : "")
    }
    return items.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
      .map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }
}
