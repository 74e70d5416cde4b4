/// What a value looks like in YAML: enough to write a JSON Schema or a reference page from.
public indirect enum Shape: Sendable, Hashable {
  /// Any text of the described kind: a name, a colour, a duration …
  case text(String)
  case integer
  case number
  case boolean
  /// A value or condition of the expression grammar.
  case expression
  case choice([String])
  case list(Shape)
  /// A mapping with free keys and values of one shape.
  case map(Shape)
  /// A mapping with the keys of the named construct.
  case construct(String)
  case either([Shape])
}

/// A key of a construct as documentation and schemas see it.
public struct KeyDescription: Sendable {
  public enum Presence: Sendable, Hashable {
    case required
    case optional
    /// Left out, the key has this value.
    case defaultsTo(String)
  }

  public let name: String
  public let shape: Shape
  public let presence: Presence
  /// The version of the language that introduced the key.
  public let since: Int
  public let summary: String
  /// A value of the key as it stands after the colon.
  public let example: String
}

/// A mapping with known keys.
public final class Construct: Sendable {
  public let name: String
  public let summary: String
  /// In canonical order.
  public let keys: [KeyDescription]

  init(_ name: String, _ summary: String, _ keys: [[KeyDescription]]) {
    self.name = name
    self.summary = summary
    self.keys = keys.flatMap(\.self)
  }
}
