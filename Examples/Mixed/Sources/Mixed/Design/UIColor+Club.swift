import ScreenKit

/// The club's colours.
nonisolated extension UIColor {
  static let clubPaper = club(light: 0xFAF8F2, dark: 0x14170F)
  static let clubCard = club(light: 0xEFEBDF, dark: 0x20251A)
  static let clubInk = club(light: 0x1E241A, dark: 0xF2F0E6)
  static let clubPencil = club(light: 0x5B6152, dark: 0xB4B9A6)
  static let clubForest = club(light: 0x2F6B3A, dark: 0x8FCB97)
  static let clubRescue = club(light: 0xB3261E, dark: 0xF2B8B5)

  private static func club(light: Int, dark: Int) -> UIColor {
    UIColor { traits in UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light) }
  }

  private convenience init(hex: Int) {
    func channel(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
