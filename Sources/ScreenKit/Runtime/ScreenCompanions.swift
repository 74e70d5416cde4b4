#if canImport(UIKit)
  import ObjectiveC
  import UIKit
#endif

/// What goes with a controller or a menu of UIKit's that tells nobody what it was made of, so that tests of apps can
/// ask: they find it by what keeps it.
@MainActor
package enum ScreenCompanions {
  /// What goes with `controller`; nil where it wasn't made here.
  package static func of<Companion: AnyObject>(
    _ controller: UIViewController, as type: Companion.Type
  ) -> Companion? {
    #if canImport(UIKit)
      objc_getAssociatedObject(controller, key) as? Companion
    #else
      controller._headlessCompanion as? Companion
    #endif
  }

  static func set(_ companion: AnyObject, of controller: UIViewController) {
    #if canImport(UIKit)
      objc_setAssociatedObject(controller, key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      controller._headlessCompanion = companion
    #endif
  }

  /// What goes with `menu`; nil where it wasn't made here.
  package static func of<Companion: AnyObject>(
    _ menu: UIMenu, as type: Companion.Type
  ) -> Companion? {
    #if canImport(UIKit)
      objc_getAssociatedObject(menu, key) as? Companion
    #else
      menu._headlessCompanion as? Companion
    #endif
  }

  static func set(_ companion: AnyObject, of menu: UIMenu) {
    #if canImport(UIKit)
      objc_setAssociatedObject(menu, key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      menu._headlessCompanion = companion
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
