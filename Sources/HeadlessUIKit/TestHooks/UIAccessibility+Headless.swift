public import Foundation

extension UIAccessibility {
  /// What was said last that no view says, the latest at the end: by all apps of the process.
  @MainActor public static var headlessAnnouncements: [String] { announcements }

  /// Runs `body` as on a device whose owner has set this in the system's settings, and whatever begins in it.
  @MainActor public static func headlessWithSettings(
    reducesMotion: Bool = false, showsButtonShapes: Bool = false,
    _ body: @MainActor () async throws -> Void
  ) async rethrows {
    let settings = Settings(reducesMotion: reducesMotion, showsButtonShapes: showsButtonShapes)
    try await $settings.withValue(settings, operation: body)
  }
}

extension UIWindow {
  /// What VoiceOver was led to last.
  public var headlessAccessibilityFocus: UIView? { accessibilityFocus }
}

/// What VoiceOver offers, for tests. None of this exists in UIKit.
extension UIView {
  /// The actions of the view and, unless it is read out as a whole, of what is in it.
  public var headlessAccessibilityActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard !isAccessibilityElement else { return own }
    return own + subviews.filter { !$0.isHidden }.flatMap(\.headlessAccessibilityActions)
  }
}

extension UITableView {
  /// The actions of a row. Those that swipes uncover come first: the table tells VoiceOver of them by itself, and
  /// once more if a cell does so, too.
  public func headlessAccessibilityActions(
    forRowAt indexPath: IndexPath
  ) -> [UIAccessibilityCustomAction] {
    let swipes = isEditing ? [] : [true, false].compactMap { swipe(at: indexPath, isTrailing: $0) }
    let actions = swipes.flatMap { swipe in
      swipe.configuration.actions.map { action in
        UIAccessibilityCustomAction(name: action.title ?? "") { [weak self] _ in
          self?.perform(action, of: swipe)
          return self != nil
        }
      }
    }
    return actions + (cellForRow(at: indexPath)?.headlessAccessibilityActions ?? [])
  }
}

extension UIAccessibilityCustomAction {
  /// Chooses the action; returns whether it was handled.
  @discardableResult
  public func headlessPerform() -> Bool { actionHandler?(self) ?? false }
}
