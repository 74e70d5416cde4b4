public import ScreenKit

extension StringTable {
  /// The app's texts.
  public static func people() throws -> StringTable {
    guard let file = Bundle.module.url(forResource: "Localizable", withExtension: "strings")
    else { throw CocoaError(.fileNoSuchFile) }
    return try StringTable(contentsOf: file)
  }
}
