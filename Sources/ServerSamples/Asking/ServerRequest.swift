import Diagnostics

/// What a server is asked.
package struct ServerRequest: Sendable, Hashable {
  package let method: String
  package let url: String
  package let headers: [Header]
  /// What is sent, which is JSON.
  package let body: String?

  package struct Header: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(method: String, url: String, headers: [Header], body: String? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// How it is named in messages, without what nobody else should see.
  package var label: String { "\(method) \(address)" }

  /// The address without query items and without a name and password, in which there may be keys.
  package var address: String {
    let address = url.prefix { $0 != "?" }
    guard let scheme = address.firstRange(of: "://") else { return String(address) }
    let host = address[scheme.upperBound...].prefix { $0 != "/" }
    guard let sign = host.lastIndex(of: "@") else { return String(address) }
    return String(address[..<scheme.upperBound] + address[address.index(after: sign)...])
  }
}

/// What a server has answered.
package enum ServerAnswer: Sendable, Hashable {
  case response(status: Int, body: [UInt8])
  /// There was no answer, for a reason.
  case failure(String)
}

/// Where servers are asked instead of where the app does, and what they are told besides.
public struct AskingChoices: Sendable, Hashable {
  /// Addresses by the names of APIs; the one without a name is that of all others.
  public var servers: [String: String] = [:]
  /// Values of parameters, flags and the session, by the names that were given.
  public var values: [String: String] = [:]
  /// Headers by the names of the APIs that they are sent to; those without a name go to the first one and to no other,
  /// since they mostly say who asks.
  public var headers: [String: [String: String]] = [:]

  public init() {}

  /// What is left of a text when the variables that it names by `env:NAME` are put in.
  ///
  /// - Returns: nil where one of them is not set.
  public static func resolved(_ text: String, _ variable: (String) -> String?) -> String? {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "env:") {
      result += rest[..<start.lowerBound]
      let name = rest[start.upperBound...].prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
      }
      guard !name.isEmpty, let value = variable(String(name)) else { return nil }
      result += value
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
