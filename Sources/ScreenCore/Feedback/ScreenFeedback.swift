import Foundation

/// What can happen on a screen in answer to a tap without naming another screen. Presenters see their
/// screen as this, since it needs no UIKit.
@MainActor
public protocol ScreenFeedback: HandingOn {
  /// Opens `url` outside the app; nothing happens for nil.
  func open(_ url: URL?)

  /// Closes the presentation that this screen is in.
  func dismissScreen()

  /// Leaves this screen the way it came: closes its presentation if it is the first there, and goes
  /// back otherwise.
  func closeScreen()

  /// Goes back from this screen.
  func popScreen()

  /// Goes back to the first screen of this navigation.
  func popToRootScreen()

  /// Loads what this screen shows anew.
  func reload()

  /// Goes to the tab at `index`.
  func selectTab(_ index: Int)

  /// Ends the session of who is logged in.
  func logOut()

  /// Shows `text` for a moment; with `retry` there is a button for it.
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?)

  /// Asks `text`, and does `then` on a yes.
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void)

  /// Runs `operation`. What was tapped for it is disabled meanwhile.
  func perform<Result>(_ operation: ScreenOperation<Result>)

  /// Shows `model` in the place of the item with its identity; the answer ends that again.
  func showOptimistically(_ model: any Model) -> OptimisticChange
}

extension ScreenFeedback {
  /// Shows `text` for a moment.
  public func notice(_ text: ScreenText) {
    notice(text, retry: nil)
  }
}

/// How a screen is shown over another.
public enum PresentationStyle: Hashable, Sendable {
  case sheet, fullScreen
}
