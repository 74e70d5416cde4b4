import ScreenKit

/// What stands on tabs and on the buttons of bars.
extension ScreenDriver {
  /// What stands on the tab or the button of a bar that shows or is read out as `text`; nil for nothing.
  public func badge(on text: String) throws -> String? {
    if let button = barButtons.first(where: { $0.title == text || $0.accessibilityLabel == text }) {
      return button.badgeText
    }
    guard let tab = entries.first(where: { $0.title == text }) else {
      throw failure("There is no tab and no button in a bar that shows \"\(text)\".")
    }
    return tab.badgeValue
  }

  /// All badges that are seen.
  var badges: [String] {
    (barButtons.map(\.badgeText) + entries.map(\.badgeValue)).compactMap(\.self)
  }

  private var entries: [UITabBarItem] {
    guard let tabs, tabs.showsBar else { return [] }
    return tabs.viewControllers?.compactMap(\.tabBarItem) ?? []
  }
}

extension UITabBarController {
  /// Whether the bar can be seen: it slides away below screens that hide it.
  var showsBar: Bool { !tabBar.isHidden && !isBarAway }

  /// Whether the bar has slid away; it has not as long as it has no place at all.
  var isBarAway: Bool { !tabBar.frame.isEmpty && tabBar.frame.minY >= view.bounds.maxY }
}

extension UIBarButtonItem {
  /// What its badge says, which is read out as its value.
  var badgeText: String? { customView?.accessibilityValue }

  /// What it says, with its badge behind it.
  var described: String {
    (title ?? accessibilityLabel ?? "") + (badgeText.map { " •\($0)" } ?? "")
  }
}
