import Testing

@testable import ScreenKit

/// A change of a trait of a phone that is held upright and as it came from the shop.
struct TraitChange: Sendable, CustomTestStringConvertible {
  let name: String
  let traits: FollowedTraits
  let set: @Sendable (inout any UIMutableTraits) -> Void

  var testDescription: String { name }

  static let all =
    ofCells + [
      TraitChange(name: "contrast", traits: .colors) { $0.accessibilityContrast = .high },
      TraitChange(name: "bold", traits: .weight) { $0.legibilityWeight = .bold },
      TraitChange(name: "height", traits: []) { $0.verticalSizeClass = .compact },
    ]

  /// Those that decide how cells look.
  static let ofCells = [
    TraitChange(name: "dark", traits: .colors) { $0.userInterfaceStyle = .dark },
    TraitChange(name: "text size", traits: .textSize) {
      $0.preferredContentSizeCategory = .accessibilityLarge
    },
    TraitChange(name: "direction", traits: .direction) { $0.layoutDirection = .rightToLeft },
    TraitChange(name: "scale", traits: .scale) { $0.displayScale = 3 },
  ]
}
