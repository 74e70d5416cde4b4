/// What a value looks like in YAML: enough to write a JSON Schema or a reference page from.
public indirect enum Shape: Sendable, Hashable {
  /// Any text of the described kind that is not empty: a path, an address, a key …
  case text(String)
  /// Any text of the described kind, which in quotes may be empty.
  case anyText(String)
  case name(NameKind)
  /// A text with a notation of its own.
  case notation(Notation)
  /// A whole number.
  case integer(atLeast: Int)
  /// A number of points.
  case points
  /// Any number up to the greatest one, or as much below nothing.
  case number
  case boolean
  case choice([Choice])
  case list(Shape)
  /// A mapping with free keys of one shape and values of another.
  case map(keys: Shape, Shape)
  case construct(Construct)
  case either([Shape])
  /// A key that says all by standing there: `{}`.
  case nothing
}

extension Shape {
  /// The greatest number that a spec says, by which whole numbers are still exact.
  public static let greatestNumber = 1e15
}

/// One of the names that a key chooses from.
public struct Choice: Sendable, Hashable {
  public let name: String
  /// What choosing it means, as Markdown.
  public let documentation: String

  init(_ name: String, _ documentation: String) {
    self.name = name
    self.documentation = documentation
  }

  /// What choosing it means, within another sentence.
  var sentence: String {
    let words = documentation.prefix(1).lowercased() + documentation.dropFirst()
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}

/// An enumeration whose names specs choose from.
protocol DocumentedChoice: CaseIterable, RawRepresentable<String>, Sendable {
  /// What choosing it means, as Markdown.
  var documentation: String { get }
  /// What other programs call the same, in small letters.
  static var otherWords: [String: Self] { get }
  /// Where that is said which is none of these.
  static var alternative: String? { get }
  /// What to do where something else stands that other tools have in such a place.
  static func help(insteadOf text: String) -> String?
}

extension DocumentedChoice {
  static var otherWords: [String: Self] { [:] }
  static var alternative: String? { nil }
  static func help(insteadOf text: String) -> String? { nil }
}
