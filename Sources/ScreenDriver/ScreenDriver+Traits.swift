public import ScreenKit

/// The device, and what its owner chooses in the settings. Each waits for the screens to follow, unless `settling` is
/// false.
extension ScreenDriver {
  /// Turns the device by a quarter.
  public func rotate(settling: Bool = true) async throws {
    let size = window.bounds.size
    try await resize(to: CGSize(width: size.height, height: size.width), settling: settling)
  }

  /// Gives the window another size.
  public func resize(to size: CGSize, settling: Bool = true) async throws {
    try reach { try hands.resize(window, to: size) }
    if settling { try await settle() }
  }

  /// Turns dark mode on or off.
  public func setDarkMode(_ isDark: Bool, settling: Bool = true) async throws {
    try await set([.style(isDark ? .dark : .light)], settling: settling)
  }

  /// Sets the reader's text size.
  public func setTextSize(_ size: TextSize, settling: Bool = true) async throws {
    try await set([.textSize(size.uiCategory)], settling: settling)
  }

  /// Sets the reader's text size, by UIKit's name.
  public func setContentSizeCategory(
    _ category: UIContentSizeCategory, settling: Bool = true
  ) async throws {
    try await setTextSize(TextSize(category), settling: settling)
  }

  /// Has colours stand out more, or as usual.
  public func setIncreasedContrast(_ isIncreased: Bool, settling: Bool = true) async throws {
    try await set([.contrast(isIncreased ? .high : .normal)], settling: settling)
  }

  /// Has texts be bold, or as usual.
  public func setBoldText(_ isBold: Bool, settling: Bool = true) async throws {
    try await set([.legibility(isBold ? .bold : .regular)], settling: settling)
  }

  /// Has screens read from right to left, or from left to right.
  public func setRightToLeft(_ isRightToLeft: Bool, settling: Bool = true) async throws {
    try await set([.direction(isRightToLeft ? .rightToLeft : .leftToRight)], settling: settling)
  }

  /// Sets what the screen's corners and bars cover. Over UIKit that fails: it is the device's.
  public func setSafeArea(_ insets: UIEdgeInsets, settling: Bool = true) async throws {
    try reach { try hands.setSafeArea(insets, of: window) }
    if settling { try await settle() }
  }

  /// Changes several settings at once.
  package func set(_ settings: [DeviceSetting], settling: Bool = true) async throws {
    try reach { try hands.set(settings, of: window) }
    if settling { try await settle() }
  }
}
