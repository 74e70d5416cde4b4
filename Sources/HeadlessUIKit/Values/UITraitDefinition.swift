public import Foundation

/// A trait that code can observe.
public protocol UITraitDefinition: Sendable {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing sets one.
  static var defaultValue: Value { get }
}

/// A list of traits' types.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of which the framework itself reads the value.
protocol BuiltInTrait: UITraitDefinition {
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: BuiltInTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.contentSize != second.contentSize
  }
}

/// The class of the width.
public struct UITraitHorizontalSizeClass: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// The class of the height.
public struct UITraitVerticalSizeClass: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// The layout direction.
public struct UITraitLayoutDirection: BuiltInTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: BuiltInTrait {
  public static let defaultValue: CGFloat = 0
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// The contrast that the user asked for.
public struct UITraitAccessibilityContrast: BuiltInTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.contrast != second.contrast
  }
}

/// The text weight that the user asked for.
public struct UITraitLegibilityWeight: BuiltInTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first.legibilityWeight != second.legibilityWeight
  }
}

/// Traits that code can set.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

/// Storage of traits that knows their values.
protocol TraitStorage: UIMutableTraits {
  var values: TraitValues { get set }
}

extension TraitStorage {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSize }
    set { values.contentSize = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
}

struct TraitMutations: TraitStorage {
  var values = TraitValues()
}

/// The traits that a view, controller or window sets for itself and everything below it.
public struct UITraitOverrides: TraitStorage, Sendable {
  var values = TraitValues()

  /// Removes the override of one trait.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.userInterfaceStyle = .unspecified
    case is UITraitPreferredContentSizeCategory.Type: values.contentSize = .unspecified
    case is UITraitHorizontalSizeClass.Type: values.horizontalSizeClass = .unspecified
    case is UITraitVerticalSizeClass.Type: values.verticalSizeClass = .unspecified
    case is UITraitLayoutDirection.Type: values.layoutDirection = .unspecified
    case is UITraitDisplayScale.Type: values.displayScale = 0
    case is UITraitAccessibilityContrast.Type: values.contrast = .unspecified
    case is UITraitLegibilityWeight.Type: values.legibilityWeight = .unspecified
    default: break
    }
  }
}
