public import Foundation

/// Fingers of tests. None of this exists in UIKit.
extension UIWindow {
  /// Taps at a point; returns whether something reacted.
  @discardableResult
  public func headlessTap(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    guard let target = hitTest(point, with: nil) else { return false }
    let touch = UITouch(windowPoint: point, view: target, window: self)
    let event = UIEvent()
    event.touches = [touch]
    let reacted = deliver(touch, event, to: target)
    layoutIfNeeded()
    return reacted
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent, to target: UIView) -> Bool {
    let control = target.nearest(UIControl.self)
    if target.recognizeTap(touch, upTo: control) { return true }
    target.touchesBegan([touch], with: event)
    touch.phase = .ended
    target.touchesEnded([touch], with: event)
    if let control { return control.tap() }
    return target.tapListCell()
  }
}

extension UIView {
  /// Taps the middle of the view, if it can be touched there.
  @discardableResult
  public func headlessTap() -> Bool {
    guard let window else { return false }
    window.layoutIfNeeded()
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard let hit = window.hitTest(middle, with: nil), hit.isDescendant(of: self) else {
      return false
    }
    return window.headlessTap(at: middle)
  }

  /// Holds a finger on the view; returns whether a recogniser reacted.
  @discardableResult
  public func headlessLongPress() -> Bool {
    guard let window else { return false }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let touch = UITouch(windowPoint: middle, view: self, window: window)
    let presses = gestureRecognizersInChain.filter { $0 is UILongPressGestureRecognizer }
    guard let press = presses.first(where: { $0.mayBegin(with: touch) }) else { return false }
    press.windowPoint = middle
    press.change(to: .began)
    press.change(to: .ended)
    window.layoutIfNeeded()
    return true
  }

  fileprivate var gestureRecognizersInChain: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + (superview?.gestureRecognizersInChain ?? [])
  }

  /// Taps the cell that the view is in; false if it is in none.
  fileprivate func tapListCell() -> Bool {
    if let cell = nearest(UICollectionViewCell.self),
      let list = cell.nearest(UICollectionView.self),
      let path = list.indexPath(for: cell)
    {
      list.tapItem(at: path)
      return true
    }
    guard let cell = nearest(UITableViewCell.self), let table = cell.nearest(UITableView.self),
      let path = table.indexPath(for: cell)
    else { return false }
    table.tapRow(at: path)
    return true
  }

  fileprivate func nearest<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? superview?.nearest(type)
  }

  /// Lets the first tap recogniser up to a view react; false if touches go on nevertheless.
  fileprivate func recognizeTap(_ touch: UITouch, upTo last: UIView?) -> Bool {
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    for tap in taps where tap.numberOfTapsRequired == 1 && tap.mayBegin(with: touch) {
      tap.windowPoint = touch.windowPoint
      tap.change(to: .ended)
      return tap.cancelsTouchesInView
    }
    guard self !== last else { return false }
    return superview?.recognizeTap(touch, upTo: last) ?? false
  }
}

extension UIControl {
  fileprivate func tap() -> Bool {
    guard isEnabled else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    activate()
    return true
  }
}

extension UIGestureRecognizer {
  /// Observes the recogniser as a target would.
  public func headlessAddHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Moves the recogniser to a state and tells its handlers.
  public func headlessChange(to state: State) {
    change(to: state)
  }
}
