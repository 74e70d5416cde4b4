/// The screens that stand in rows, kept by their rows' identity: scrolling away and back shows the
/// same one, where it was.
@MainActor
final class EmbeddedScreens {
  private struct Shown {
    let screen: UIViewController
    let values: ShownValues
  }

  private var screens: [ScreenPlace: Shown] = [:]

  /// The screen of `row`, made if there is none yet.
  func screen(for row: RowID, make: () -> UIViewController) -> UIViewController {
    screen(in: ScreenPlace(row: row, id: nil), showing: ShownValues(), make: make)
  }

  /// The screen in `place`, made if there is none yet that is shown with `values`.
  func screen(
    in place: ScreenPlace, showing values: ShownValues, make: () -> UIViewController
  ) -> UIViewController {
    if let shown = screens[place] {
      if shown.values == values { return shown.screen }
      letGo(of: shown.screen)
    }
    let screen = make()
    (screen as? CoordinatedController)?.isKept = true
    screens[place] = Shown(screen: screen, values: values)
    return screen
  }

  /// The row that `screen` stands in.
  func row(of screen: UIViewController) -> RowID? {
    screens.first { $0.value.screen === screen }?.key.row
  }

  /// Lets go of the screens of rows that are gone.
  func rowsHaveGone(_ rows: Set<RowID>) {
    guard !rows.isEmpty else { return }
    for (place, shown) in screens where rows.contains(place.row) {
      letGo(of: shown.screen)
      screens[place] = nil
    }
  }

  private func letGo(of screen: UIViewController) {
    (screen as? CoordinatedController)?.isKept = false
    screen.leaveParent()
  }
}

/// Where a screen stands: in a row, or in a part of a row's tree.
struct ScreenPlace: Hashable {
  let row: RowID
  /// The part of the tree; nil for the whole row.
  let id: String?
}

extension UIViewController {
  /// Ends being a child, in the order that UIKit wants; nothing happens without a parent.
  func leaveParent() {
    guard let parent else { return }
    if let container = parent as? ContainerController { return container.letGo(of: self) }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Tells the screen that this one stands in, if any, that the content may have got another height.
  func tellEmbeddingScreen() {
    (parent as? any EmbeddingScreen)?.embeddedContentDidChange(in: self)
  }

  /// How high this screen wants to be in a row of `width`.
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    if let screen = self as? any ContentSizing { return screen.contentHeight(width: width) }
    if preferredContentSize.height > 0 { return preferredContentSize.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A controller that knows how high its content is. Others in rows or scrolled are asked for their
/// `preferredContentSize`, and then what their view fits into.
@MainActor
public protocol ContentSizing {
  /// The height in points that shows all of the content in `width` points.
  func contentHeight(width: CGFloat) -> CGFloat
}

/// A controller whose layout follows the heights of others inside.
@MainActor
public protocol EmbeddingScreen: AnyObject {
  /// Called when the content of `child` has got another height.
  func embeddedContentDidChange(in child: UIViewController)
}

extension EmbeddingScreen where Self: UIViewController {
  /// It has another height itself, then.
  public func embeddedContentDidChange(in child: UIViewController) { tellEmbeddingScreen() }
}
