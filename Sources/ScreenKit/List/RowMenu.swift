/// The menu of a row, as the identifier of the configuration that UIKit makes it by: of that, UIKit lets everybody ask
/// for nothing else.
package final class RowMenu: NSObject, NSCopying, Sendable {
  /// Makes the menu; nil once the screen has gone.
  package let make: @MainActor @Sendable () -> UIMenu?
  /// Where a tap on the row leads, as far as that is shown beside the menu.
  package let preview: RowPreview?

  init(preview: RowPreview?, _ make: @escaping @MainActor @Sendable () -> UIMenu?) {
    self.preview = preview
    self.make = make
  }

  package func copy(with zone: NSZone? = nil) -> Any { self }
}
