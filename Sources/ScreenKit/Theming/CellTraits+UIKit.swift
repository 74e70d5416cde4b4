extension CellTraits {
  /// What of `traits` decides how cells look.
  @MainActor
  public init(_ traits: UITraitCollection) {
    self.init(
      textSize: TextSize(traits.preferredContentSizeCategory),
      style: traits.userInterfaceStyle == .dark ? .dark : .light,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact,
      displayScale: max(traits.displayScale, 1))
  }
}

extension TextSize {
  private static let categories: [(TextSize, UIContentSizeCategory)] = [
    (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
    (.extraExtraExtraLarge, .extraExtraExtraLarge),
    (.accessibilityMedium, .accessibilityMedium), (.accessibilityLarge, .accessibilityLarge),
    (.accessibilityExtraLarge, .accessibilityExtraLarge),
    (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
    (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
  ]

  /// The size of a category; the standard one for a category that says nothing.
  public init(_ category: UIContentSizeCategory) {
    self = Self.categories.first { $0.1 == category }?.0 ?? .large
  }

  /// UIKit's name for this size.
  public var uiCategory: UIContentSizeCategory {
    Self.categories.first { $0.0 == self }?.1 ?? .large
  }
}
