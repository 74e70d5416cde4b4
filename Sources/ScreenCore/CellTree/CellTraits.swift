import Foundation

/// The surroundings that decide how a cell looks.
public struct CellTraits: Hashable, Sendable {
  /// Whether there is little room or much.
  public enum SizeClass: Hashable, Sendable {
    case compact, regular
  }

  /// The direction in which lines are read.
  public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// The reader's text size.
  public var textSize: TextSize
  public var style: InterfaceStyle
  public var direction: LayoutDirection
  public var horizontalSizeClass: SizeClass
  /// Pixels per point.
  public var displayScale: CGFloat

  /// The traits of a phone held upright, unless said otherwise.
  public init(
    textSize: TextSize = .large, style: InterfaceStyle = .light,
    direction: LayoutDirection = .leftToRight, horizontalSizeClass: SizeClass = .compact,
    displayScale: CGFloat = 2
  ) {
    self.textSize = textSize
    self.style = style
    self.direction = direction
    self.horizontalSizeClass = horizontalSizeClass
    self.displayScale = displayScale
  }
}

/// The reader's text size; `large` is the standard.
public enum TextSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static func < (left: TextSize, right: TextSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// How many lines a text may take that has `lines` at the standard size, so that no less of it is seen in the large
  /// sizes for those who need them; 0 is no limit.
  package func lines(for lines: Int?) -> Int {
    let factor =
      switch self {
      case .accessibilityMedium, .accessibilityLarge: 2
      case .accessibilityExtraLarge, .accessibilityExtraExtraLarge: 3
      case .accessibilityExtraExtraExtraLarge: 4
      default: 1
      }
    return (lines ?? 0) * factor
  }
}
