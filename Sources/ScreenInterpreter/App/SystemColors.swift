import ScreenKit
import SpecModel

extension SystemColor {
  /// The colour of UIKit that has the name.
  @MainActor
  var uiColor: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .link: .link
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: .systemMint
    case .systemTeal: .systemTeal
    case .systemCyan: .systemCyan
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .tintColor: .tintColor
    case .lightText: .lightText
    case .darkText: .darkText
    }
  }
}
