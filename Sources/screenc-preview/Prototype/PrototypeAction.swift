import Foundation
import ScreenInterpreter

/// What a person does in the browser.
struct PrototypeAction: Codable, Sendable {
  enum Kind: String, Codable {
    /// At a point.
    case tap, scroll, refresh
    /// To an element.
    case press, type, enter, choose
    /// To the app: begins it anew.
    case restart
  }

  let kind: Kind
  var element: String?
  var text: String?
  /// A point of the window.
  var x: Double?
  var y: Double?
  /// How far is scrolled.
  var right: Double?
  var down: Double?

  private var point: CGPoint? {
    guard let x, let y, x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The same as it can be done again in a window of another size.
  @MainActor
  func repeatable(in window: LiveWindow) -> PrototypeAction {
    guard kind == .tap, let point, let name = window.name(at: point) else { return self }
    return PrototypeAction(kind: .press, element: name)
  }

  /// What it is together with the one before, where it goes on with that: scrolling and typing come piece by piece.
  func goingOn(with last: PrototypeAction) -> PrototypeAction? {
    guard kind == last.kind else { return nil }
    switch kind {
    case .scroll:
      guard x == last.x, y == last.y else { return nil }
      var whole = self
      whole.right = Self.step(right) + Self.step(last.right)
      whole.down = Self.step(down) + Self.step(last.down)
      return whole
    // A field is given all of its text each time.
    case .type: return element == last.element ? self : nil
    case .tap, .refresh, .press, .enter, .choose, .restart: return nil
    }
  }

  /// Does it in a window.
  ///
  /// - Returns: Whether it could be done; an element may have gone meanwhile.
  @MainActor
  func perform(in window: LiveWindow) -> Bool {
    switch kind {
    case .tap:
      guard let point else { return false }
      window.tap(at: point)
    case .scroll:
      guard let point else { return false }
      window.scroll(at: point, by: CGPoint(x: Self.step(right), y: Self.step(down)))
    case .refresh:
      guard let point else { return false }
      window.pullToRefresh(at: point)
    case .press, .type, .enter, .choose:
      guard let element, window.has(element) else { return false }
      switch kind {
      case .press: window.press(element)
      case .enter: window.pressReturn(in: element)
      case .choose: window.choose(text ?? "", in: element)
      default: window.type(text ?? "", into: element)
      }
    case .restart: return false
    }
    return true
  }

  private static func step(_ distance: Double?) -> Double {
    guard let distance, distance.isFinite else { return 0 }
    return min(max(distance, -4000), 4000)
  }
}
