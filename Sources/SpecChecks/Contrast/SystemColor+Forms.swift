import SpecModel

/// The system's colours whose values have been the same since they are there. Apple says that others may change
/// from release to release, and the accents did: nothing is taken for known of them, nor of what more contrast
/// makes of greys.
extension SystemColor {
  func form(in style: ThemeColors.Style) -> ThemeColors.Form? {
    switch self {
    case .label: form(0x000000, 0xFFFFFF, in: style)
    case .systemBackground: form(0xFFFFFF, 0x000000, in: style)
    case .darkText: form(0x000000, 0x000000, in: style)
    case .lightText: form(0xFFFFFF, 0xFFFFFF, in: style, opacity: 0.6)
    case .secondaryLabel: usual(0x3C3C43, 0xEBEBF5, in: style, opacity: 0.6)
    case .tertiaryLabel, .placeholderText: usual(0x3C3C43, 0xEBEBF5, in: style, opacity: 0.3)
    case .quaternaryLabel: usual(0x3C3C43, 0xEBEBF5, in: style, opacity: 0.18)
    case .systemGroupedBackground: usual(0xF2F2F7, 0x000000, in: style)
    case .secondarySystemBackground, .systemGray6: usual(0xF2F2F7, 0x1C1C1E, in: style)
    case .tertiarySystemBackground: usual(0xFFFFFF, 0x2C2C2E, in: style)
    case .secondarySystemGroupedBackground: usual(0xFFFFFF, 0x1C1C1E, in: style)
    case .tertiarySystemGroupedBackground: usual(0xF2F2F7, 0x2C2C2E, in: style)
    case .link, .separator, .opaqueSeparator, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill, .systemRed, .systemOrange, .systemYellow,
      .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo,
      .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3,
      .systemGray4, .systemGray5, .tintColor:
      nil
    }
  }

  private func form(
    _ light: UInt32, _ dark: UInt32, in style: ThemeColors.Style, opacity: Double = 1
  ) -> ThemeColors.Form {
    ThemeColors.Form(rgb: style.isDark ? dark : light, opacity: opacity)
  }

  /// A form that is another one where more contrast is asked for.
  private func usual(
    _ light: UInt32, _ dark: UInt32, in style: ThemeColors.Style, opacity: Double = 1
  ) -> ThemeColors.Form? {
    style.isHighContrast ? nil : form(light, dark, in: style, opacity: opacity)
  }
}
