public import Foundation

/// The values that make up a trait collection.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var idiom = UIUserInterfaceIdiom.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified

  /// What a view outside of any window has.
  static let base = TraitValues(
    userInterfaceStyle: .light, preferredContentSizeCategory: .large,
    layoutDirection: .leftToRight, displayScale: 2, idiom: .phone, level: .base,
    accessibilityContrast: .normal, legibilityWeight: .regular)

  /// These values, replaced by each one that the other specifies.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.level != .unspecified { result.level = other.level }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified {
      result.legibilityWeight = other.legibilityWeight
    }
    return result
  }
}

/// The environment that an interface is shown in: appearance, text size, size classes.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  /// A collection that specifies nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// The collections merged, later ones winning.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(into: TraitValues()) {
        $0 = $0.overridden(by: $1.values)
      })
  }

  /// A collection that specifies the given appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// A collection that specifies the given text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// A collection that specifies the given width class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection that specifies the given height class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// A collection that specifies the given layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// A collection that specifies the given number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(values: TraitValues(displayScale: displayScale))
  }

  /// A collection that specifies the given kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(idiom: userInterfaceIdiom))
  }

  /// A collection that specifies the given level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(level: userInterfaceLevel))
  }

  /// A collection that specifies the given contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// A collection that specifies the given legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// A collection whose traits the closure sets.
  @available(iOS 17, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? TraitValues())
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var displayScale: CGFloat { values.displayScale }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The collection with the traits that the closure sets.
  @available(iOS 17, *)
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// Whether colours may resolve differently than under the other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return values.userInterfaceStyle != other.values.userInterfaceStyle
      || values.level != other.values.level
      || values.accessibilityContrast != other.values.accessibilityContrast
  }

  /// Whether all traits that the other specifies have the same values here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  @TaskLocal private static var performing: UITraitCollection?

  /// The traits under which dynamic colours and fonts are resolved right now.
  public static var current: UITraitCollection {
    performing ?? UITraitCollection(values: .base)
  }

  /// Runs the closure with `current` being this collection.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$performing.withValue(self, operation: actions)
  }
}
