/// What a tap can do on the screen where it happens. The screen itself is one; actions get it handed
/// in, so they need not know where they stand.
@MainActor
public protocol ScreenEffects: AnyObject {
  /// Shows `controller` on top of this screen, with a way back.
  func push(_ controller: UIViewController)

  /// Shows `controller` over this screen, in a navigation of its own.
  func present(_ controller: UIViewController, as style: PresentationStyle)

  /// Shows `controller` the way that fits where this screen stands.
  func show(_ controller: UIViewController)

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

  /// Shows `text` for a moment; with `retry` there is a button for it.
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?)

  /// Asks `text`, and does `then` on a yes.
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void)

  /// Runs `operation`. What was tapped for it is disabled meanwhile.
  func perform<Result>(_ operation: ScreenOperation<Result>)

  /// Shows `model` in the place of the item with its identity; the answer ends that again.
  func showOptimistically(_ model: any Model) -> OptimisticChange
}

/// How a screen is shown over another.
public enum PresentationStyle: Hashable, Sendable {
  case sheet, fullScreen
}

/// What a tap does.
public typealias ScreenAction = @MainActor @Sendable (any ScreenEffects) -> Void

extension ScreenEffects {
  /// Shows `controller` over this screen as a sheet.
  public func present(_ controller: UIViewController) {
    present(controller, as: .sheet)
  }

  /// Shows `text` for a moment.
  public func notice(_ text: ScreenText) {
    notice(text, retry: nil)
  }
}
