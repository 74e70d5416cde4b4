import Foundation

/// Recognises taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move that taps.
  private static let slack: CGFloat = 10
  /// How long the next of several taps may take to come, in seconds.
  private static let patience: TimeInterval = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var taps = 0
  /// Counts the taps ever made, so that the end of the wait for one is not taken for another's.
  private var tapsEver = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouchesRequired > 1 { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if windowPoint.distance(to: startPoint) > Self.slack { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUndecided else { return }
    taps += 1
    tapsEver += 1
    guard taps < numberOfTapsRequired else { return recognize(as: .ended) }
    let count = tapsEver
    view?.window?.transitions.schedule(after: Self.patience) { [weak self] in
      if self?.tapsEver == count { self?.fail() }
    }
  }

  open override func reset() {
    taps = 0
  }
}

/// Recognises swipes.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How far a finger has to go, and how far it may stray.
  private static let reach: CGFloat = 50
  private static let slack: CGFloat = 40

  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUndecided else { return }
    let x = windowPoint.x - startPoint.x
    let y = windowPoint.y - startPoint.y
    let isSideways = !direction.isDisjoint(with: [.left, .right])
    let isUpright = !direction.isDisjoint(with: [.up, .down])
    if isSideways && !isUpright && abs(y) > Self.slack { return fail() }
    if isUpright && !isSideways && abs(x) > Self.slack { return fail() }
    let reached =
      direction.contains(.right) && x >= Self.reach || direction.contains(.left) && x <= -Self.reach
      || direction.contains(.down) && y >= Self.reach || direction.contains(.up) && y <= -Self.reach
    if reached { recognize(as: .ended) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
