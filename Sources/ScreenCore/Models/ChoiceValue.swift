/// One of a few named values, written as a string in payloads.
public protocol ChoiceValue: RawRepresentable, CaseIterable, Codable, Hashable, Sendable,
  RequestValue, StorableValue
where RawValue == String {
  /// What a value that this type doesn't know is read as; nil when reading it fails.
  static var unknown: Self? { get }
  /// What is read as a value beside what is sent for it.
  static var otherValues: [String: Self] { get }
}

extension ChoiceValue {
  public static var unknown: Self? { nil }
  public static var otherValues: [String: Self] { [:] }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let raw = try container.decode(String.self)
    guard let value = Self(rawValue: raw) ?? Self.otherValues[raw] ?? Self.unknown else {
      throw DecodingError.unknownChoice(raw, of: "\(Self.self)", at: container.codingPath)
    }
    self = value
  }

  public var requestScalar: RequestScalar { .string(rawValue) }

  /// What people read for this value: the string with the key `audience.everyone` for the case
  /// `everyone` of `Audience`, or the case's name in words where the strings lack that key.
  public var text: ScreenText {
    .choice(String(describing: self), of: String(describing: Self.self))
  }
}

extension ScreenText {
  /// What people read for the case `name` of the enum `type`.
  package static func choice(_ name: String, of type: String) -> ScreenText {
    .key("\(type.loweringFirst).\(name)", default: name.inWords)
  }
}

extension String {
  fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }

  /// "friendsOnly" as "Friends only".
  fileprivate var inWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }
}

/// Tells a value that a type doesn't know from other values that can't be read: servers get new ones in time.
struct UnknownChoice: Error {}

extension DecodingError {
  /// Says that `raw` is not a value of the enum `type`.
  package static func unknownChoice(
    _ raw: String, of type: String, at path: [any CodingKey]
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: path, debugDescription: "\"\(raw)\" is not a value of \(type)",
        underlyingError: UnknownChoice()))
  }

  /// Whether a value is one that its type doesn't know.
  var isUnknownChoice: Bool {
    guard case .dataCorrupted(let context) = self else { return false }
    return context.underlyingError is UnknownChoice
  }
}
