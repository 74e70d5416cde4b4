import ScreenKit
import Testing

@testable import SpecChecks

/// What the checks know of the run-time's colours is what the run-time shows.
@Suite struct StandardColorTests {
  @Test func rolesThatAThemeDoesNotFillAreTheSame() {
    let theme = Theme(name: "Empty")
    for (name, forms) in ThemeColors.standard {
      let role = ColorRole(rawValue: name)
      #expect(role != nil, "\(name)")
      guard let role else { continue }
      #expect(theme.color(role).light == forms.light)
      #expect(theme.color(role).dark == forms.dark)
    }
  }

  @Test(arguments: [0x000000, 0xFFFFFF, 0x3068CC, 0xFF0000, 0x6B6B6B, 0x12F3A7] as [UInt32])
  func darkFormsAreDerivedTheSameWay(color: UInt32) {
    #expect(ThemeColors.keepingContrast(of: color) == ColorToken("a", light: color).dark)
  }
}
