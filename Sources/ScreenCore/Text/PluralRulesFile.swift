import Foundation

extension StringTable {
  /// Reads a file of plural rules (`.stringsdict`).
  public init(pluralRules: Data, locale: Locale) throws {
    let rules = try PropertyListDecoder().decode([String: PluralRule].self, from: pluralRules)
    self.init(entries: rules.compactMapValues(\.entry), locale: locale)
  }
}

/// The text of a key, with its parts that vary with numbers.
private struct PluralRule: Decodable {
  /// The forms of a part.
  private struct Part: Decodable {
    var forms: [PluralCategory: String] = [:]

    init(from decoder: any Decoder) throws {
      let values = try decoder.singleValueContainer().decode([String: String].self)
      for (name, text) in values {
        if let category = PluralCategory(rawValue: name) { forms[category] = text }
      }
    }
  }

  private struct Key: CodingKey {
    static let format = Key(stringValue: "NSStringLocalizedFormatKey")
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  private var format: String?
  private var parts: [String: Part] = [:]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    format = try values.decodeIfPresent(String.self, forKey: .format)
    for key in values.allKeys where key.stringValue != Key.format.stringValue {
      parts[key.stringValue] = try? values.decode(Part.self, forKey: key)
    }
  }

  var entry: StringEntry? {
    format.map { format in
      .text(
        format,
        substitutions: parts.mapValues { StringEntry.Substitution(argument: nil, forms: $0.forms) })
    }
  }
}
