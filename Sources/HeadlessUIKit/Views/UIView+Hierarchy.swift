import Foundation

extension UIView {
  /// Puts a view right behind a sibling.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Puts a view right before a sibling.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? 0)
  }

  /// Moves a subview before all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Exchanges two subviews' places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }

  /// Whether the view is the other one or inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The view of a tag, among this one and those inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends the editing of the text inside.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

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
