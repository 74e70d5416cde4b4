public import Foundation

/// A trait that code can observe.
@available(iOS 17, *)
public protocol UITraitDefinition: Sendable {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing sets one.
  static var defaultValue: Value { get }
}

/// A list of traits' types.
@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait of which the framework itself reads the value.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
  typealias Path = WritableKeyPath<TraitValues, Value>

  /// Where the value stands among those of all traits.
  static var path: Path { get }
}

extension BuiltInTrait {
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first[keyPath: path] != second[keyPath: path]
  }

  static func remove(from values: inout TraitValues) { values[keyPath: path] = defaultValue }
}

/// Light or dark appearance.
@available(iOS 17, *)
public struct UITraitUserInterfaceStyle: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var path: Path { \.userInterfaceStyle }
}

/// The preferred text size.
@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory: BuiltInTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: Path { \.preferredContentSizeCategory }
}

/// Whether the content lies above other content.
@available(iOS 17, *)
public struct UITraitUserInterfaceLevel: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static var path: Path { \.level }
}

/// The class of the width.
@available(iOS 17, *)
public struct UITraitHorizontalSizeClass: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: Path { \.horizontalSizeClass }
}

/// The class of the height.
@available(iOS 17, *)
public struct UITraitVerticalSizeClass: BuiltInTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: Path { \.verticalSizeClass }
}

/// The layout direction.
@available(iOS 17, *)
public struct UITraitLayoutDirection: BuiltInTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: Path { \.layoutDirection }
}

/// The number of pixels per point.
@available(iOS 17, *)
public struct UITraitDisplayScale: BuiltInTrait {
  public static let defaultValue: CGFloat = 0
  static var path: Path { \.displayScale }
}

/// The contrast that the user asked for.
@available(iOS 17, *)
public struct UITraitAccessibilityContrast: BuiltInTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var path: Path { \.accessibilityContrast }
}

/// The text weight that the user asked for.
@available(iOS 17, *)
public struct UITraitLegibilityWeight: BuiltInTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: Path { \.legibilityWeight }
}

extension UITraitCollection {
  /// The traits that colours of the system depend on.
  @available(iOS 17, *)
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }
}

/// Traits that code can set.
@available(iOS 17, *)
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

/// Traits that are kept as values.
protocol TraitStorage: UIMutableTraits {
  var values: TraitValues { get set }
}

/// The traits that a view, controller or window sets for itself and everything below it.
@available(iOS 17, *)
public struct UITraitOverrides: TraitStorage, Sendable {
  var values = TraitValues()

  /// Removes the override of one trait.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any BuiltInTrait.Type)?.remove(from: &values)
  }
}

extension TraitStorage {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
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
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
}
