import Foundation

/// What can happen on a screen in answer to a tap without naming another screen. Presenters see their
/// screen as this, since it needs no UIKit.
@MainActor
public protocol ScreenFeedback: HandingOn, ScreenLeaving {
  /// Opens `url` outside the app; nothing happens for nil.
  func open(_ url: URL?)

  /// Loads what this screen shows anew.
  func reload()

  /// Goes to the tab at `index`.
  func selectTab(_ index: Int)

  /// Runs `operation`. What was tapped for it is disabled meanwhile.
  func perform<Result>(_ operation: ScreenOperation<Result>)

  /// Shows `model` in the place of the item with its identity; the answer ends that again.
  func showOptimistically(_ model: any Model) -> OptimisticChange
}

/// How a screen is shown over another.
public enum PresentationStyle: Hashable, Sendable {
  case sheet, fullScreen
}
