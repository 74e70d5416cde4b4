import Foundation

/// Whether a view, or one below it, waits for a layout pass.
struct LayoutState {
  var needsLayout = true
  var descendantNeedsLayout = true
  /// Whether the view places its subviews right now.
  var isLayingOut = false
}

extension UIView {
  /// The best size near a target, by how much each direction is required.
  func fittingSize(
    near targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if containsConstraints {
      return ConstraintSolver.fittingSize(
        of: self, targetSize, horizontal: horizontal,
        vertical: vertical)
    }
    let isWidthGiven = horizontal == .required
    let isHeightGiven = vertical == .required
    let fitting = sizeThatFits(
      CGSize(
        width: isWidthGiven ? targetSize.width : .greatestFiniteMagnitude,
        height: isHeightGiven ? targetSize.height : .greatestFiniteMagnitude))
    return CGSize(
      width: isWidthGiven ? targetSize.width : fitting.width,
      height: isHeightGiven ? targetSize.height : fitting.height)
  }

  func markForLayout() {
    layoutState.needsLayout = true
    if let superview { superview.markDescendantForLayout() } else { layoutBecomesDue() }
  }

  private func markDescendantForLayout() {
    guard !layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = true
    if let superview { superview.markDescendantForLayout() } else { layoutBecomesDue() }
  }

  /// Passes over the tree until nothing waits, as a layout may ask for another.
  func performLayout() {
    noteAnimatableChange()
    refreshSafeArea()
    let window = window
    window?.layoutPasses.begin()
    var passes = 0
    while layoutState.needsLayout || layoutState.descendantNeedsLayout, passes < 20, layoutTree() {
      passes += 1
    }
    window?.layoutPasses.end()
  }

  /// Lays out what waits, and returns whether there was anything that could be laid out.
  ///
  /// A view that is asked for another layout while it places its subviews has to wait for the pass that
  /// it is in, which looks again afterwards.
  private func layoutTree() -> Bool {
    let isDue = layoutState.needsLayout && !layoutState.isLayingOut
    if isDue { layoutOwnSubviews() }
    guard layoutState.descendantNeedsLayout else { return isDue }
    layoutState.descendantNeedsLayout = false
    var hasLaidOut = isDue
    for subview in subviews where subview.layoutTree() { hasLaidOut = true }
    let isLeftOver = subviews.contains {
      $0.layoutState.needsLayout || $0.layoutState.descendantNeedsLayout
    }
    if isLeftOver { layoutState.descendantNeedsLayout = true }
    return hasLaidOut
  }

  private func layoutOwnSubviews() {
    layoutState.needsLayout = false
    layoutState.descendantNeedsLayout = true
    layoutState.isLayingOut = true
    controller?.viewWillLayoutSubviews()
    controller?.layoutManagedViews()
    applyConstraints()
    layoutSubviews()
    layoutState.isLayingOut = false
    controller?.viewDidLayoutSubviews()
    refreshSafeAreaOfSubviews()
  }
}

/// The layout passes that run in a window, one within another, and what waits for the outermost to end.
@MainActor final class LayoutPasses {
  private var depth = 0
  private var followers: [() -> Void] = []
  private var runsFollowers = false

  func begin() { depth += 1 }

  func end() {
    depth -= 1
    // What follows may lay out again, and yet keeps its order.
    guard depth == 0, !runsFollowers else { return }
    runsFollowers = true
    while !followers.isEmpty { followers.removeFirst()() }
    runsFollowers = false
  }

  /// Does something when no layout runs any more: at once if none does.
  func afterwards(_ work: @escaping () -> Void) {
    if depth == 0 { work() } else { followers.append(work) }
  }
}
