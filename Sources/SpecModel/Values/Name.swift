import SourceText

/// An identifier as a spec spells it, with its place.
public struct Name: Sendable, Hashable {
  public var text: String
  public var span: ByteSpan

  public init(_ text: String, span: ByteSpan) {
    self.text = text
    self.span = span
  }
}

/// A checked value with the place it was read from.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  public var span: ByteSpan

  public init(_ value: Value, span: ByteSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
