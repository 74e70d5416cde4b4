import Foundation

extension StringTable {
  /// Reads a string catalogue (`.xcstrings`) and takes, for each key, the string of the best language:
  /// the locale's own, its language alone, the catalogue's source language.
  public init(catalog: Data, locale: Locale) throws {
    let file = try JSONDecoder().decode(StringCatalog.self, from: catalog)
    var entries: [String: StringEntry] = [:]
    for (key, string) in file.strings {
      let languages = locale.catalogLanguages + [file.sourceLanguage]
      let found = languages.lazy.compactMap { string.localizations?[$0]?.entry }.first
      entries[key] = found ?? .plain(key)
    }
    self.init(entries: entries, locale: locale)
  }

  /// The languages that a string catalogue has beside the one that a locale is shown; none where it can't be read.
  package static func languages(ofCatalog catalog: Data, beside locale: Locale) -> Set<String> {
    guard let file = try? JSONDecoder().decode(StringCatalog.self, from: catalog) else { return [] }
    let all = languages(ofCatalog: catalog)
    let shown = locale.catalogLanguages.first(where: all.contains) ?? file.sourceLanguage
    return all.subtracting([shown])
  }

  /// The languages of which a string catalogue has texts; none where it can't be read.
  static func languages(ofCatalog catalog: Data) -> Set<String> {
    guard let file = try? JSONDecoder().decode(StringCatalog.self, from: catalog) else { return [] }
    return file.strings.values.reduce(into: [file.sourceLanguage]) { languages, string in
      languages.formUnion(string.localizations?.keys ?? [:].keys)
    }
  }
}

extension Locale {
  /// Names under which a catalogue may hold this locale's strings, the nearest first.
  fileprivate var catalogLanguages: [String] {
    guard let code = language.languageCode?.identifier else { return [] }
    let script = language.script?.identifier
    let region = region?.identifier
    return [
      region.map { "\(code)-\($0)" },
      script.map { "\(code)-\($0)" },
      code,
    ].compactMap { $0 }
  }
}

/// The parts of a string catalogue's JSON that matter at run time.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}

extension StringCatalog.Localization {
  fileprivate var entry: StringEntry? {
    if let plural = variations?.plural {
      return .plural(plural.byCategory.compactMapValues(\.entry))
    }
    if let device = variations?.device {
      return (device["iphone"] ?? device["other"])?.entry
    }
    return stringUnit.map { unit in
      .text(unit.value, substitutions: (substitutions ?? [:]).mapValues(\.substitution))
    }
  }
}

extension StringCatalog.Substitution {
  fileprivate var substitution: StringEntry.Substitution {
    StringEntry.Substitution(
      argument: argNum,
      forms: (variations.plural ?? [:]).byCategory.compactMapValues(\.stringUnit?.value))
  }
}

extension [String: StringCatalog.Localization] {
  fileprivate var byCategory: [PluralCategory: StringCatalog.Localization] {
    reduce(into: [:]) { result, form in
      if let category = PluralCategory(rawValue: form.key) { result[category] = form.value }
    }
  }
}
