import ScreenKit

/// The objects that belong to a screen, held weakly: its controller, presenter, router, list, sources,
/// views, cells and whatever else they store. What the screen shares with the rest of the app does not
/// count, nor do values of the system such as colours and fonts.
///
/// Once the screen has been left, a test looks whether anything of it remains.
@MainActor
public final class ScreenObjects {
  private struct Part {
    let name: String
    weak var object: AnyObject?
  }

  private let parts: [Part]

  /// The objects that can be reached from `roots`, and not from `others` without them.
  init(of roots: [AnyObject], apartFrom others: [AnyObject]) {
    let shared = ObjectGraph(from: others, barred: roots).objects
    let own = ObjectGraph(from: roots, barred: Array(shared.values)).objects
    parts = own.values.filter(Self.counts).map {
      Part(name: String(describing: type(of: $0)), object: $0)
    }
  }

  /// How many objects there were.
  public var count: Int { parts.count }

  /// The types of the objects that are still there.
  public var remaining: [String] {
    parts.filter { $0.object != nil }.map(\.name).sorted()
  }

  private static func counts(_ object: AnyObject) -> Bool {
    if object is UIResponder { return true }
    let type = String(reflecting: Swift.type(of: object))
    // Classes of Objective-C are in no module, and of the system.
    guard type.contains(".") else { return false }
    return !["HeadlessUIKit.", "UIKit.", "Foundation.", "Swift.", "__C."].contains {
      type.hasPrefix($0)
    }
  }
}
