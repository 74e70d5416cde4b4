#if canImport(UIKit)
  import ObjectiveC
  import UIKit
#endif

/// A controller or a menu of UIKit's, which tells nobody what it was made of.
@MainActor
package protocol CompanionKeeper: AnyObject {
  #if !canImport(UIKit)
    var _headlessCompanion: AnyObject? { get set }
  #endif
}

extension UIViewController: CompanionKeeper {}
extension UIMenu: CompanionKeeper {}

/// What goes with a controller or a menu, so that tests of apps can ask what it was made of: they find it by what keeps
/// it.
@MainActor
package enum ScreenCompanions {
  /// What goes with `keeper`; nil where it wasn't made here.
  package static func of<Companion: AnyObject>(
    _ keeper: some CompanionKeeper, as type: Companion.Type
  ) -> Companion? {
    #if canImport(UIKit)
      objc_getAssociatedObject(keeper, key) as? Companion
    #else
      keeper._headlessCompanion as? Companion
    #endif
  }

  static func set(_ companion: AnyObject, of keeper: some CompanionKeeper) {
    #if canImport(UIKit)
      objc_setAssociatedObject(keeper, key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      keeper._headlessCompanion = companion
    #endif
  }

  #if canImport(UIKit)
    /// An address that nobody else uses: that of a class.
    private static var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(AlertChoices.self as AnyObject).toOpaque())
    }
  #endif
}

/// What the choices of an alert do. UIKit's keep their handlers to themselves.
@MainActor
package final class AlertChoices {
  private var all: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Keeps what choosing `action` does; the alert keeps the action itself.
  func keep(_ action: UIAlertAction, _ perform: @escaping @MainActor () -> Void) {
    all[ObjectIdentifier(action)] = perform
  }

  /// What choosing `action` does.
  package func effect(of action: UIAlertAction) -> (@MainActor () -> Void)? {
    all[ObjectIdentifier(action)]
  }
}

/// What a sheet hands on.
@MainActor
package final class SharedItems {
  package let items: [Any]

  init(_ items: [Any]) {
    self.items = items
  }
}
