import Foundation

/// Whether a view, or one below it, waits for a layout pass.
struct LayoutState {
  var needsLayout = true
  var descendantNeedsLayout = true
}

extension UIView {
  func markForLayout() {
    layoutState.needsLayout = true
    superview?.markDescendantForLayout()
  }

  private func markDescendantForLayout() {
    guard !layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = true
    superview?.markDescendantForLayout()
  }

  /// Passes over the tree until nothing waits, as a layout may ask for another.
  func performLayout() {
    noteAnimatableChange()
    refreshSafeArea()
    var passes = 0
    while layoutState.needsLayout || layoutState.descendantNeedsLayout, passes < 20 {
      layoutTree()
      passes += 1
    }
  }

  private func layoutTree() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutState.descendantNeedsLayout = true
      controller?.viewWillLayoutSubviews()
      controller?.layoutManagedViews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      for subview in subviews { subview.refreshSafeArea() }
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for subview in subviews { subview.layoutTree() }
    let isLeftOver = subviews.contains {
      $0.layoutState.needsLayout || $0.layoutState.descendantNeedsLayout
    }
    if isLeftOver { layoutState.descendantNeedsLayout = true }
  }
}
