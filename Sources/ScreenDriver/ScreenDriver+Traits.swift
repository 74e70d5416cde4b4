public import ScreenKit

extension ScreenDriver {
  /// Turns the device by a quarter.
  public func rotate() async throws {
    let size = window.bounds.size
    try await resize(to: CGSize(width: size.height, height: size.width))
  }

  /// Gives the window another size.
  public func resize(to size: CGSize) async throws {
    window.headlessResize(to: size)
    try await settle()
  }

  /// Turns dark mode on or off.
  public func setDarkMode(_ isDark: Bool) async throws {
    window.headlessSetTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
    try await settle()
  }

  /// Sets the reader's text size.
  public func setTextSize(_ size: TextSize) async throws {
    window.headlessSetTraits { $0.preferredContentSizeCategory = size.uiCategory }
    try await settle()
  }

  /// Sets the reader's text size, by UIKit's name.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) async throws {
    try await setTextSize(TextSize(category))
  }
}

extension ScreenDriver {
  /// Has colours stand out more, or as usual.
  public func setIncreasedContrast(_ isIncreased: Bool) async throws {
    window.headlessSetTraits { $0.accessibilityContrast = isIncreased ? .high : .normal }
    try await settle()
  }

  /// Has texts be bold, or as usual.
  public func setBoldText(_ isBold: Bool) async throws {
    window.headlessSetTraits { $0.legibilityWeight = isBold ? .bold : .regular }
    try await settle()
  }
}
