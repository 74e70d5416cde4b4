/// The colours that UIKit names by what they are for, and those of its palette.
public enum SystemColor: String, Sendable, Hashable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case link, separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint
  case systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple
  case systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5
  case systemGray6
  case tintColor, lightText, darkText
}
