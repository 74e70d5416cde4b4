import Foundation

/// The parts that colours play in the library's own views. A theme fills one by a colour of that name.
public enum ColorRole: String, Hashable, Sendable, CaseIterable {
  case background, surface, text, secondaryText, accent, destructive, separator

  var standard: ColorToken {
    switch self {
    case .background: ColorToken(rawValue, light: 0xFFFFFF, dark: 0x000000)
    case .surface: ColorToken(rawValue, light: 0xF2F2F7, dark: 0x1C1C1E)
    case .text: ColorToken(rawValue, light: 0x000000, dark: 0xFFFFFF)
    case .secondaryText: ColorToken(rawValue, light: 0x5C5C60, dark: 0xA9A9AF)
    case .accent: ColorToken(rawValue, light: 0x0A66D6, dark: 0x5AA2FF)
    case .destructive: ColorToken(rawValue, light: 0xC9251B, dark: 0xFF6961)
    case .separator: ColorToken(rawValue, light: 0xD0D0D4, dark: 0x38383A)
    }
  }
}

/// The parts that fonts play in the library's own views. A theme fills one by a font of that name.
public enum FontRole: String, Hashable, Sendable, CaseIterable {
  case body, headline, caption

  var standard: FontToken {
    switch self {
    case .body: FontToken(rawValue, size: 17)
    case .headline: FontToken(rawValue, size: 17, weight: .semibold, textStyle: .headline)
    case .caption: FontToken(rawValue, size: 12, textStyle: .caption1)
    }
  }
}

extension Theme {
  /// The colour that plays `role`.
  public func color(_ role: ColorRole) -> ColorToken {
    color(named: role.rawValue) ?? role.standard
  }

  /// The font that plays `role`.
  public func font(_ role: FontRole) -> FontToken {
    font(named: role.rawValue) ?? role.standard
  }
}
