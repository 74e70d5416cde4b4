import Foundation

/// Recognises dragging that begins at an edge of the window.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge a finger has to come down.
  private static let reach: CGFloat = 20

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !beginsAtEdge { fail() }
  }

  private var beginsAtEdge: Bool {
    guard let bounds = view?.window?.bounds else { return false }
    return edges.contains(.left) && startPoint.x <= Self.reach
      || edges.contains(.right) && startPoint.x >= bounds.width - Self.reach
      || edges.contains(.top) && startPoint.y <= Self.reach
      || edges.contains(.bottom) && startPoint.y >= bounds.height - Self.reach
  }
}
