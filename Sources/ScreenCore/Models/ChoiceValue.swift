/// One of a few named values, written as a string in payloads.
public protocol ChoiceValue: RawRepresentable, CaseIterable, Codable, Hashable, Sendable,
  RequestValue, StorableValue
where RawValue == String {
  /// What a value that this type doesn't know is read as; nil when reading it fails.
  static var unknown: Self? { get }
}

extension ChoiceValue {
  public static var unknown: Self? { nil }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let raw = try container.decode(String.self)
    guard let value = Self(rawValue: raw) ?? Self.unknown else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription: "\"\(raw)\" is not a value of \(Self.self)",
          underlyingError: UnknownChoice()))
    }
    self = value
  }

  public var requestScalar: RequestScalar { .string(rawValue) }

  /// What people read for this value: the string with the key `audience.everyone` for the case
  /// `everyone` of `Audience`, or the case's name in words where the strings lack that key.
  public var text: ScreenText {
    let name = String(describing: self)
    let key = "\(String(describing: Self.self).loweringFirst).\(name)"
    return .key(key, default: name.inWords)
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
  /// Whether a value is one that its type doesn't know.
  var isUnknownChoice: Bool {
    guard case .dataCorrupted(let context) = self else { return false }
    return context.underlyingError is UnknownChoice
  }
}
