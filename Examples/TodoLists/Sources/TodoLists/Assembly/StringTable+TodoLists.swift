public import ScreenKit

extension StringTable {
  /// The app's texts in a locale.
  public static func todoLists(locale: Locale = Locale(identifier: "en_US")) throws -> StringTable {
    guard let file = Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
    else { throw CocoaError(.fileNoSuchFile) }
    return try StringTable(contentsOf: file, locale: locale)
  }
}
