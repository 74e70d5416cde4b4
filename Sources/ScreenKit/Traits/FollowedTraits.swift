/// Traits that something looks at by itself.
struct FollowedTraits: OptionSet {
  let rawValue: Int

  /// Light or dark, with how much contrast and at which level: what colours follow.
  static let colors = FollowedTraits(rawValue: 1)
  static let textSize = FollowedTraits(rawValue: 2)
  static let direction = FollowedTraits(rawValue: 4)
  /// Whether there is much room across.
  static let width = FollowedTraits(rawValue: 8)
  /// Pixels per point.
  static let scale = FollowedTraits(rawValue: 16)
  /// Whether texts are bold.
  static let weight = FollowedTraits(rawValue: 32)

  /// What decides how cells look.
  static let cells: FollowedTraits = [.colors, .textSize, .direction, .width, .scale]
}

extension FollowedTraits {
  /// UIKit's names of them.
  @available(iOS 17, *)
  var uiTraits: [UITrait] {
    var traits: [UITrait] = []
    if contains(.colors) { traits += UITraitCollection.systemTraitsAffectingColorAppearance }
    if contains(.textSize) { traits.append(UITraitPreferredContentSizeCategory.self) }
    if contains(.direction) { traits.append(UITraitLayoutDirection.self) }
    if contains(.width) { traits.append(UITraitHorizontalSizeClass.self) }
    if contains(.scale) { traits.append(UITraitDisplayScale.self) }
    if contains(.weight) { traits.append(UITraitLegibilityWeight.self) }
    return traits
  }

  /// Whether any of them is another in `new` than in `old`.
  func differ(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    contains(.colors) && new.hasDifferentColorAppearance(comparedTo: old)
      || contains(.textSize)
        && new.preferredContentSizeCategory != old.preferredContentSizeCategory
      || contains(.direction) && new.layoutDirection != old.layoutDirection
      || contains(.width) && new.horizontalSizeClass != old.horizontalSizeClass
      || contains(.scale) && new.displayScale != old.displayScale
      || contains(.weight) && new.legibilityWeight != old.legibilityWeight
  }
}
