public import Foundation

/// Recognises a finger that stays.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let sequence = recognition.sequence
    view?.window?.transitions.schedule(after: minimumPressDuration) { [weak self, weak sequence] in
      guard let self, let sequence, self.listens(to: sequence) else { return }
      self.recognize(as: .began)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUndecided, windowPoint.distance(to: startPoint) > allowableMovement { fail() }
    goOn(as: .changed)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
    goOn(as: .ended)
  }
}

/// Recognises dragging.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger has to move before it drags.
  private static let threshold: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  var moved: CGPoint = .zero
  var speed: CGPoint = .zero
  private var lastPoint: CGPoint = .zero

  /// How far the fingers moved since the gesture began.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the fingers moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastPoint = windowPoint
    if minimumNumberOfTouches > 1 { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moved.x += windowPoint.x - lastPoint.x
    moved.y += windowPoint.y - lastPoint.y
    lastPoint = windowPoint
    speed = touches.first?.speed ?? .zero
    if isUndecided, recognition.waiting == nil,
      windowPoint.distance(to: startPoint) >= Self.threshold
    {
      recognize(as: .began)
    } else {
      goOn(as: .changed)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if recognition.waiting == nil { fail() }
    goOn(as: .ended)
  }

  open override func reset() {
    moved = .zero
    speed = .zero
  }
}

/// Scrolls the view that it belongs to.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var start = CGPoint.zero
  private var movedBefore = CGPoint.zero

  override func change(to newState: State) {
    if let scrollView = view as? UIScrollView { scroll(scrollView, newState) }
    super.change(to: newState)
  }

  private func scroll(_ scrollView: UIScrollView, _ newState: State) {
    switch newState {
    case .began:
      start = scrollView.contentOffset
      movedBefore = moved
      scrollView.beginDrag()
    case .changed:
      let sideways = scrollView.contentDirection * (moved.x - movedBefore.x)
      scrollView.move(
        to: CGPoint(
          x: scrollView.canPan(sideways: true) ? start.x - sideways : start.x,
          y: scrollView.canPan(sideways: false) ? start.y - moved.y + movedBefore.y : start.y))
    case .ended, .cancelled:
      scrollView.startRefreshIfPulled()
      // Scroll views count in points a millisecond.
      scrollView.endDrag(
        velocity: CGPoint(
          x: -speed.x * scrollView.contentDirection / 1000, y: -speed.y / 1000))
    case .possible, .failed: break
    }
  }
}

extension UIScrollView {
  /// How far the top has to be pulled down to start the refresh control.
  private static let pullToRefresh: CGFloat = 120

  /// Where the content's horizontal coordinates grow: 1 for to the right.
  fileprivate var contentDirection: CGFloat { mirrorsCoordinates ? -1 : 1 }

  /// Whether a finger can move the content in a direction.
  func canPan(sideways: Bool) -> Bool {
    let insets = adjustedContentInset
    guard isScrollEnabled else { return false }
    if sideways {
      return alwaysBounceHorizontal
        || contentSize.width + insets.left + insets.right > bounds.width
    }
    return alwaysBounceVertical || refreshControl != nil
      || contentSize.height + insets.top + insets.bottom > bounds.height
  }

  /// Whether a drag of the scroll view's own recogniser goes where the content can.
  func letsPan(_ pan: UIPanGestureRecognizer) -> Bool {
    let distance = pan.translation(in: self)
    return canPan(sideways: abs(distance.x) > abs(distance.y))
  }

  fileprivate func startRefreshIfPulled() {
    if contentOffset.y <= -adjustedContentInset.top - Self.pullToRefresh {
      refreshControl?.pulled()
    }
  }
}
