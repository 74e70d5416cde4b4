public import ScreenKit

/// What lies over a screen and is UIKit's own.
extension ScreenDriver {
  /// Chooses the action with `title` of an alert; the answer is whether that was possible: an alert that nobody
  /// presents any more can't be chosen in.
  @discardableResult
  public func choose(_ title: String, of alert: UIAlertController) async throws -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      throw failure("The alert has no action \"\(title)\".")
    }
    return try await choose(action, of: alert)
  }

  @discardableResult
  func choose(_ action: UIAlertAction, of alert: UIAlertController) async throws -> Bool {
    let isChosen = try reach { try hands.choose(action, of: alert) }
    try await settle()
    return isChosen
  }

  /// What the sheet on top hands on to others; nil while there is no such sheet of ScreenKit's.
  public var sharedItems: [Any]? {
    (topScreen as? UIActivityViewController)
      .flatMap { ScreenCompanions.of($0, as: SharedItems.self) }?.items
  }
}
