import Foundation

extension StringTable {
  /// Reads a file of plural rules (`.stringsdict`).
  public init(pluralRules: Data, locale: Locale) throws {
    let rules = try PropertyListDecoder().decode([String: PluralRule].self, from: pluralRules)
    self.init(entries: rules.mapValues(\.entry), locale: locale)
  }
}

/// The text of a key, with its parts that vary with numbers, or a text for each width or kind of device.
struct PluralRule: Decodable {
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
    static let devices = Key(stringValue: "NSStringDeviceSpecificRuleType")
    static let widths = Key(stringValue: "NSStringVariableWidthRuleType")
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  let entry: StringEntry

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let format = try values.decodeIfPresent(String.self, forKey: .format) {
      let others = [Key.format, .devices, .widths].map(\.stringValue)
      var parts: [String: StringEntry.Substitution] = [:]
      for key in values.allKeys where !others.contains(key.stringValue) {
        let part = try values.decode(Part.self, forKey: key)
        parts[key.stringValue] = StringEntry.Substitution(argument: nil, forms: part.forms)
      }
      entry = .text(format, substitutions: parts)
    } else if values.contains(.widths) {
      let texts = try values.decode([String: String].self, forKey: .widths)
      let widest = texts.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      entry = .plain(widest?.value ?? "")
    } else {
      let texts = try values.decode([String: BundledText].self, forKey: .devices)
      guard let text = texts["iphone"] ?? texts["other"] else {
        throw DecodingError.keyNotFound(
          Key(stringValue: "other"), .init(codingPath: decoder.codingPath, debugDescription: ""))
      }
      entry = text.entry
    }
  }
}

/// A text of a property list: as it is, or varying.
struct BundledText: Decodable {
  let entry: StringEntry

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      entry = .plain(text)
    } else {
      entry = try PluralRule(from: decoder).entry
    }
  }
}
