/// Asking a server whether an answer that is kept is what it would answer now (RFC 9110, 13).
extension HTTPRequest {
  /// The request as a question for changes since `response`; nil where that says nothing to compare by,
  /// or the request has conditions of its own.
  func askingForChanges(since response: HTTPResponse) -> HTTPRequest? {
    let conditions = ["if-none-match", "if-modified-since"]
    guard response.canBeCompared,
      !headers.contains(where: { conditions.contains($0.name.lowercased()) })
    else { return nil }
    var request = self
    if let tag = response.header("ETag") {
      request.headers.append(HTTPHeader("If-None-Match", tag))
    } else if let date = response.header("Last-Modified") {
      request.headers.append(HTTPHeader("If-Modified-Since", date))
    }
    return request
  }
}

extension HTTPResponse {
  /// How many bytes an answer has at most that is kept only to be compared.
  private static let longest = 1 << 18

  /// Whether the answer may be kept, and says what it can be compared by.
  var canBeCompared: Bool {
    guard status == 200, body.count <= Self.longest,
      header("ETag") != nil || header("Last-Modified") != nil
    else { return false }
    let control = header("Cache-Control")?.lowercased() ?? ""
    return !control.contains("no-store")
  }
}

extension LoadError {
  /// Whether there was no server to answer: none at all, or none behind the one that did.
  var isOutOfReach: Bool {
    switch self {
    case .connection: true
    case .status(let status, _): [502, 503, 504].contains(status)
    case .decoding, .address, .other: false
    }
  }
}
