import Foundation

/// How views of a list are made, and those that wait to be used again.
@MainActor struct ReuseRegistry<View: UIView> {
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  private var makers: [Name: () -> View] = [:]
  private var waiting: [Name: [View]] = [:]
  /// The element that the data source is being asked for.
  var requested: ElementKey?
  /// The views that were dequeued and not returned yet.
  var handedOut: [View] = []
  /// The cell that the data source shall fill again instead of another one.
  var reconfigured: View?

  mutating func register(_ name: Name, _ make: (() -> View)?) {
    makers[name] = make
    waiting[name] = nil
  }

  func knows(_ name: Name) -> Bool { makers[name] != nil }

  mutating func put(_ view: View, _ name: Name) {
    waiting[name, default: []].append(view)
  }

  mutating func waitingView(_ name: Name) -> View? {
    waiting[name]?.popLast()
  }

  func newView(_ name: Name) -> View? { makers[name]?() }
}
