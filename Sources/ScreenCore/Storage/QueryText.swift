/// The text of a query, in a language that this library hands on without reading it.
public struct QueryText: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  public let text: String

  /// A query.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A query in lines.
  public init(arrayLiteral lines: String...) {
    self.init(lines.joined(separator: "\n"))
  }
}
