import Foundation

/// Shows screens for those that know none: a screen is named by a value, and what becomes of it is up to
/// the navigator.
@MainActor
public protocol Navigator<Destination>: AnyObject {
  /// Names screens, with what they are shown with.
  associatedtype Destination

  /// Shows a screen the way that fits where the reader is.
  func show(_ destination: Destination)

  /// Shows a screen on top of the one that is seen, with a way back.
  func push(_ destination: Destination)

  /// Shows a screen over the one that is seen, in a navigation of its own.
  func present(_ destination: Destination, as style: PresentationStyle)

  /// Goes to the tab at `index`.
  func selectTab(_ index: Int)

  /// Opens `url` outside the app.
  func open(_ url: URL)
}
