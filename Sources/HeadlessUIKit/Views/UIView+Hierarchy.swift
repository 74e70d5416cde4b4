import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view can't be added inside of itself.")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    let oldWindow = view.window
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.announceWillMove(to: window) }
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.refreshTraits()
    if oldWindow !== window { view.announceDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func detach() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if let oldWindow {
      resignFirstResponderInside(oldWindow)
      announceWillMove(to: nil)
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if oldWindow != nil { announceDidMoveToWindow() }
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  private func resignFirstResponderInside(_ window: UIWindow) {
    if let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) {
      responder.resignFirstResponder()
    }
  }

  private func announceWillMove(to newWindow: UIWindow?) {
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews { subview.announceWillMove(to: newWindow) }
  }

  private func announceDidMoveToWindow() {
    for subview in subviews { subview.announceDidMoveToWindow() }
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
  }

  func propagateTintColorChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.propagateTintColorChange()
    }
  }
}
