/// A place in a cell that a screen is lent to. The screen belongs to the row and not to the cell.
@MainActor
final class HostedScreen {
  private weak var child: UIViewController?
  private unowned let container: UIView

  /// A place that fills `container`, which keeps it.
  init(in container: UIView) {
    self.container = container
  }

  /// The screen that is hosted now.
  var screen: UIViewController? { child }

  /// Shows `child` as a child of `parent`; showing it again changes nothing.
  func host(_ child: UIViewController, in parent: UIViewController) {
    if self.child !== child { release() }
    self.child = child
    if child.parent !== parent {
      child.leaveParent()
      parent.addChild(child)
      place(child.view)
      child.didMove(toParent: parent)
    } else if child.view.superview !== container {
      place(child.view)
    }
  }

  /// Ends hosting, unless another cell has taken the screen over meanwhile.
  func release() {
    defer { child = nil }
    guard let child, child.viewIfLoaded?.superview === container else { return }
    child.leaveParent()
  }

  /// Fills the container, as after its layout.
  func layOut() {
    guard let view = child?.viewIfLoaded, view.superview === container else { return }
    view.frame = container.bounds
  }

  private func place(_ view: UIView) {
    view.frame = container.bounds
    container.addSubview(view)
  }
}

/// A cell that hosts a screen.
@MainActor
public protocol ScreenHosting: UIView {
  /// The screen that is hosted now.
  var hostedScreen: UIViewController? { get }
}

/// A cell that lends screens places.
@MainActor
protocol ScreenLending: UIView {
  /// Ends lending, as when the cell goes out of sight.
  func releaseScreens()

  /// Whether a screen is missing that was there before.
  var lacksScreens: Bool { get }
}

/// A cell that lends one screen all of its room.
@MainActor
protocol ScreenCell: ScreenHosting, ScreenLending {
  var hosted: HostedScreen { get }
}

extension ScreenCell {
  public var hostedScreen: UIViewController? { hosted.screen }

  func releaseScreens() { hosted.release() }

  var lacksScreens: Bool { hosted.screen == nil }
}
