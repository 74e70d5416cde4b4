public import Foundation
public import ScreenKit

/// In what a screen is shown.
public struct Surroundings: Hashable, Sendable {
  /// The size of the window in points.
  public var size: CGSize
  public var isDark: Bool
  public var textSize: TextSize
  public var isRightToLeft: Bool
  public var hasIncreasedContrast: Bool

  /// A phone as most have it, unless said otherwise.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), isDark: Bool = false,
    textSize: TextSize = .large, isRightToLeft: Bool = false, hasIncreasedContrast: Bool = false
  ) {
    self.size = size
    self.isDark = isDark
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.hasIncreasedContrast = hasIncreasedContrast
  }
}

/// What a screen has to show.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// What it loads has not come yet.
  case loading
  /// What it loads has come.
  case filled
  /// Nothing has come, as nothing is there.
  case empty
  /// What it loads could not be loaded.
  case error
}
