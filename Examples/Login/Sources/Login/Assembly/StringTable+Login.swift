public import ScreenKit

extension StringTable {
  /// The app's texts in a locale.
  public static func login(locale: Locale = Locale(identifier: "en_US")) throws -> StringTable {
    try StringTable(bundle: .module, languages: [locale.identifier], locale: locale)
  }
}
