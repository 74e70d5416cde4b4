/// The menu of a row, as the identifier of the configuration that UIKit makes it by: of that, UIKit lets everybody ask
/// for nothing else.
package final class RowMenu: NSObject, NSCopying, Sendable {
  /// Makes the menu; nil once the screen has gone.
  package let make: @MainActor @Sendable () -> UIMenu?

  init(_ make: @escaping @MainActor @Sendable () -> UIMenu?) {
    self.make = make
  }

  package func copy(with zone: NSZone? = nil) -> Any { self }
}
