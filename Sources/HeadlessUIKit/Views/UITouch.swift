public import Foundation

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase = Phase.began
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  /// How many times the finger tapped here.
  open internal(set) var tapCount = 1
  var windowPoint: CGPoint
  private var previousPoint: CGPoint
  /// How fast the finger moves, in points a second.
  private(set) var speed = CGPoint.zero

  init(windowPoint: CGPoint, view: UIView, window: UIWindow) {
    self.windowPoint = windowPoint
    previousPoint = windowPoint
    self.view = view
    self.window = window
  }

  func move(to point: CGPoint, in duration: TimeInterval) {
    phase = .moved
    previousPoint = windowPoint
    windowPoint = point
    guard duration > 0 else { return }
    speed = CGPoint(
      x: (point.x - previousPoint.x) / duration, y: (point.y - previousPoint.y) / duration)
  }

  /// Where the finger was before it moved, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: nil) ?? previousPoint
  }

  /// Where the finger is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowPoint, from: nil) ?? windowPoint
  }
}

/// What the user did.
@MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  var touches: Set<UITouch> = []

  /// The event's kind.
  open var type: EventType { .touches }

  /// The fingers that are part of the event.
  open var allTouches: Set<UITouch>? { touches }
}
