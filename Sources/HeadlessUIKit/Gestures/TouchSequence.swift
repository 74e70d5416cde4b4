import Foundation

/// One finger from its coming down to its lifting, and who gets to know of it: first the recognisers of
/// the touched view and of those around it, then the view, until a recogniser takes the touch away.
@MainActor final class TouchSequence {
  let touch: UITouch
  private let event = UIEvent()
  private let recognizers: [UIGestureRecognizer]
  private weak var target: UIView?
  private var isTakenFromView = false
  private var isOver = false
  /// The row of a list that the finger is on, if that answers to it.
  private var pressed: PressedRow?
  private(set) var hasReacted = false

  init(_ touch: UITouch, on target: UIView) {
    self.touch = touch
    self.target = target
    event.touches = [touch]
    recognizers = target.recognizers(for: touch)
  }

  // MARK: Phases

  func begin() {
    touch.phase = .began
    for recognizer in recognizers { recognizer.join(self, at: touch.windowPoint) }
    for recognizer in recognizers where recognizer.delegate != nil {
      for other in recognizers where other !== recognizer { recognizer.goFirst(before: other) }
    }
    for recognizer in recognizers { recognizer.touchesBegan([touch], with: event) }
    guard !isTakenFromView, let target else { return }
    target.touchesBegan([touch], with: event)
    if target.nearest(UIControl.self) == nil { pressed = target.pressListRow() }
  }

  func move(to point: CGPoint, in duration: TimeInterval) {
    touch.move(to: point, in: duration)
    for recognizer in recognizers where recognizer.listens(to: self) {
      recognizer.windowPoint = point
      recognizer.touchesMoved([touch], with: event)
    }
    if !isTakenFromView { target?.touchesMoved([touch], with: event) }
  }

  func end() {
    defer { isOver = true }
    touch.phase = .ended
    for recognizer in recognizers where recognizer.listens(to: self) {
      recognizer.touchesEnded([touch], with: event)
    }
    guard !isTakenFromView, let target else { return }
    let control = target.nearest(UIControl.self)
    let isUsable = control?.isTracking == true
    target.touchesEnded([touch], with: event)
    if control == nil, !isTakenFromView, target.isInListRow {
      pressed?.lift()
      hasReacted = true
    }
    if isUsable { hasReacted = true }
  }

  func cancel() {
    touch.phase = .cancelled
    for recognizer in recognizers where recognizer.listens(to: self) {
      recognizer.touchesCancelled([touch], with: event)
    }
    takeFromView()
    isOver = true
  }

  // MARK: Recognisers

  /// Whether a recogniser must leave the touch to one that has recognised its gesture already.
  func refuses(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.hasRecognized(in: self) && !other.goes(along: recognizer)
    }
  }

  /// Lets a recogniser that found its gesture keep others and the view from the touch.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    hasReacted = true
    for other in recognizers
    where other !== recognizer && other.isUndecided && !other.goes(along: recognizer) {
      other.fail()
    }
    if recognizer.cancelsTouchesInView { takeFromView() }
  }

  private func takeFromView() {
    guard !isTakenFromView, !isOver else { return }
    isTakenFromView = true
    pressed?.leave()
    pressed = nil
    let phase = touch.phase
    touch.phase = .cancelled
    target?.touchesCancelled([touch], with: event)
    touch.phase = phase
  }
}

extension UIView {
  /// The recognisers that want a touch on the view, the view's own first.
  ///
  /// Taps on a control are the control's: recognisers of taps around it get none.
  fileprivate func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    let control = nearest(UIControl.self)
    var found: [UIGestureRecognizer] = []
    var isAroundControl = false
    var view: UIView? = self
    while let current = view {
      found += (current.gestureRecognizers ?? []).filter { recognizer in
        !(isAroundControl && recognizer is UITapGestureRecognizer) && recognizer.accepts(touch)
      }
      if current === control { isAroundControl = true }
      view = current.superview
    }
    return found
  }

  func nearest<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? superview?.nearest(type)
  }

  /// Whether the view is in a cell of a list.
  fileprivate var isInListRow: Bool {
    nearest(UICollectionViewCell.self)?.nearest(UICollectionView.self) != nil
      || nearest(UITableViewCell.self)?.nearest(UITableView.self) != nil
  }

  /// Presses the row that the view is in; nil if it is in none that answers.
  fileprivate func pressListRow() -> PressedRow? {
    if let cell = nearest(UICollectionViewCell.self),
      let list = cell.nearest(UICollectionView.self),
      let path = list.indexPath(for: cell)
    {
      return list.pressItem(at: path)
    }
    guard let cell = nearest(UITableViewCell.self), let table = cell.nearest(UITableView.self),
      let path = table.indexPath(for: cell)
    else { return nil }
    return table.pressRow(at: path)
  }
}
