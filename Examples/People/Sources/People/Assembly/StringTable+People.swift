public import ScreenKit

extension StringTable {
  /// The app's texts.
  public static func people() throws -> StringTable {
    try StringTable(bundle: .module)
  }
}
