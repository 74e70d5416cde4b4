import Foundation

/// The localizations of a bundle that its reader gets to see, chosen as the system does it. `Bundle` chooses
/// on Apple's platforms only.
struct LocalizationChoice: Hashable {
  private static let base = "Base"

  /// The chosen language, those that stand in for it, and what the app is developed in.
  let names: [String]
  /// What is shown first.
  let language: String

  /// - Parameters:
  ///   - localizations: What there is.
  ///   - languages: What the reader prefers, the best first.
  ///   - development: What the app is developed in.
  init(among localizations: [String], preferring languages: [String], development: String) {
    let known = localizations.filter { $0 != Self.base }.map(Localization.init)
    let wanted = languages.lazy.map(Localization.init)
    let chosen = wanted.compactMap { $0.nearest(in: known) }.first
    let names = chosen.map { chosen in
      known.filter { chosen.isMoreSpecial(than: $0) }.sorted { $0.parts.count > $1.parts.count }
        .map(\.name)
    }
    language = chosen?.name ?? development
    let others = [development, Self.base].filter(localizations.contains)
    self.names = (names ?? []) + others.filter { names?.contains($0) != true }
  }

  /// The language in the region of its reader, or in its own.
  func locale(in reader: Locale) -> Locale {
    let parts = Locale.Language.Components(identifier: language)
    return Locale(
      components: Locale.Components(
        languageCode: parts.languageCode, script: parts.script,
        languageRegion: parts.region ?? reader.region))
  }
}

/// A language as a folder or a reader names it.
private struct Localization {
  let name: String
  /// In the one form that all of its spellings have.
  let parts: [Substring]
  private let language: Locale.Language

  init(_ name: String) {
    self.name = name
    language = Locale.Language(identifier: name)
    parts = name.lowercased().replacing("_", with: "-").split(separator: "-")
  }

  /// Whether all that is said of the other language is said of this one, too; it is true of the same.
  func isMoreSpecial(than other: Localization) -> Bool { parts.starts(with: other.parts) }

  /// The localization that a reader of this language gets: the same, the most special of those that are less so, or
  /// one of another region that is written alike.
  func nearest(in known: [Localization]) -> Localization? {
    let general = known.filter { isMoreSpecial(than: $0) }.max { $0.parts.count < $1.parts.count }
    // `zh` for a reader of `zh-TW` would be in another script than `zh-Hant`.
    if let general, general.language.script == language.script { return general }
    return known.first { isWritten(like: $0) } ?? general
  }

  private func isWritten(like other: Localization) -> Bool {
    language.languageCode == other.language.languageCode && language.script == other.language.script
  }
}
