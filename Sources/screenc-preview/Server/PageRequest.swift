import Foundation

/// What a browser asks the prototype's server.
struct PageRequest: Sendable {
  let method: String
  let path: String
  /// By their names in small letters.
  let headers: [String: String]
  let body: Data

  /// Why a request is not understood.
  enum Problem: Error {
    case malformed, tooLarge
    /// Nothing more has come.
    case ended
  }

  private static let largestHead = 16_384
  private static let largestBody = 262_144

  /// Reads a request to its end.
  init(from connection: LoopbackConnection) throws(Problem) {
    var received = Data()
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = received.firstRange(of: separator) {
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        try self.init(head: head, after: Data(received[end.upperBound...]), from: connection)
        return
      }
      guard received.count <= Self.largestHead else { throw .tooLarge }
      guard let more = connection.receive() else { throw .ended }
      received += more
    }
  }

  private init(
    head: String, after: Data, from connection: LoopbackConnection
  ) throws(Problem) {
    let lines = head.components(separatedBy: "\r\n")
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw .malformed
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      // Of two hosts or lengths, nobody knows which is meant.
      guard headers[name] == nil || !["host", "origin", "content-length"].contains(name) else {
        throw .malformed
      }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    guard headers["transfer-encoding"] == nil else { throw .malformed }
    let length = headers["content-length"].map { Int($0) ?? -1 } ?? 0
    guard length >= 0 else { throw .malformed }
    guard length <= Self.largestBody else { throw .tooLarge }
    var body = after
    while body.count < length {
      guard let more = connection.receive() else { throw .ended }
      body += more
    }
    self.body = body.prefix(length)
  }
}

/// What is answered.
struct PageAnswer: Sendable {
  let status: String
  let type: String
  let body: Data

  init(_ status: String = "200 OK", type: String = "text/plain; charset=utf-8", _ body: Data) {
    self.status = status
    self.type = type
    self.body = body
  }

  init(_ status: String, _ words: String) {
    self.init(status, Data((words + "\n").utf8))
  }

  /// What every answer says to browsers: its pages run nothing but their own code, and stand in no other's.
  private static let rules = """
    Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
    X-Content-Type-Options: nosniff\r
    Referrer-Policy: no-referrer\r
    Cross-Origin-Resource-Policy: same-origin\r
    Cross-Origin-Opener-Policy: same-origin\r
    Cache-Control: no-store\r

    """

  var bytes: Data {
    Data(
      """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \(Self.rules)\r

      """.utf8) + body
  }

  /// The beginning of a stream of events.
  static let stream = Data(
    """
    HTTP/1.1 200 OK\r
    Content-Type: text/event-stream\r
    Connection: close\r
    \(rules)\r

    """.utf8)
}
