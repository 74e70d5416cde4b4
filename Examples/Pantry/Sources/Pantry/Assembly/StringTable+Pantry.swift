public import ScreenKit

extension StringTable {
  /// The app's texts in a locale; nil for that of its reader.
  public static func pantry(locale: Locale? = Locale(identifier: "en_US")) throws -> StringTable {
    try StringTable(bundle: .module, languages: locale.map { [$0.identifier] }, locale: locale)
  }
}
