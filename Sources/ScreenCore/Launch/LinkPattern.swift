import Foundation

/// A pattern of addresses, `scheme://host/path/{capture}`.
public struct LinkPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case literal(String)
    case capture(String)
  }

  private let scheme: String
  /// The host and the parts of the path; which of them is the host makes no difference to apps.
  private let parts: [Part]

  /// A pattern as it is written in specs.
  public init(_ pattern: String) {
    let (scheme, rest) = Self.split(pattern)
    self.scheme = scheme.lowercased()
    parts = rest.split(separator: "/").map { part in
      part.hasPrefix("{") && part.hasSuffix("}")
        ? .capture(String(part.dropFirst().dropLast())) : .literal(String(part))
    }
  }

  /// What `url` has in the places of the captures; nil when it doesn't fit.
  public func values(of url: URL) -> LinkValues? {
    let (scheme, rest) = Self.split(url.absoluteString)
    let path = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    guard scheme.lowercased() == self.scheme, path.count == parts.count else { return nil }
    var captured: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      let decoded = text.removingPercentEncoding ?? String(text)
      switch part {
      case .capture(let name): captured[name] = decoded
      case .literal(let literal): guard literal == decoded else { return nil }
      }
    }
    return LinkValues(captured)
  }

  private static func split(_ address: String) -> (scheme: String, rest: Substring) {
    guard let mark = address.range(of: "://") else { return ("", address[...]) }
    return (String(address[..<mark.lowerBound]), address[mark.upperBound...])
  }
}

/// What an address had in the places of its pattern's captures.
public struct LinkValues: Hashable, Sendable {
  private let values: [String: String]

  /// Values by the names of their captures.
  public init(_ values: [String: String]) {
    self.values = values
  }

  /// The capture `name` as a text.
  public func string(_ name: String) -> String? { values[name] }

  /// The capture `name` as an identifier.
  public func identifier(_ name: String) -> Identifier? { values[name].map { Identifier($0) } }

  /// The capture `name` as an integer.
  public func integer(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

  /// The capture `name` as a number.
  public func double(_ name: String) -> Double? { values[name].flatMap { Double($0) } }

  /// The capture `name` as a choice.
  public func choice<Choice: ChoiceValue>(_ name: String, of type: Choice.Type) -> Choice? {
    values[name].flatMap { Choice(rawValue: $0) }
  }
}
