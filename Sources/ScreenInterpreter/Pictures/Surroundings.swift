public import Foundation
import ScreenDriver
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

  /// Has a window be like that, beside its size, without waiting for its screens.
  @MainActor
  package func apply(to driver: ScreenDriver) async throws {
    if isDark { try await driver.setDarkMode(true, settling: false) }
    if textSize != .large { try await driver.setTextSize(textSize, settling: false) }
    if isRightToLeft { try await driver.setRightToLeft(true, settling: false) }
    if hasIncreasedContrast { try await driver.setIncreasedContrast(true, settling: false) }
  }
}
