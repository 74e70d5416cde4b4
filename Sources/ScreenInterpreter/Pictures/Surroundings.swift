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

  /// Has a window that was in `others` be in these, without waiting for its screens.
  @MainActor
  package func apply(to driver: ScreenDriver, from others: Surroundings) async throws {
    if size != others.size { try await driver.resize(to: size, settling: false) }
    let changed = zip(settings, others.settings).filter { $0 != $1 }.map(\.0)
    if !changed.isEmpty { try await driver.set(changed, settling: false) }
  }

  private var settings: [DeviceSetting] {
    [
      .style(isDark ? .dark : .light),
      .textSize(textSize.uiCategory),
      .direction(isRightToLeft ? .rightToLeft : .leftToRight),
      .contrast(hasIncreasedContrast ? .high : .normal),
    ]
  }
}
