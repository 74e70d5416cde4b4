import ScreenKit

/// A preview beside the menu of a row, of the screen that a tap on the row leads to.
@MainActor
package struct OpenPreview {
  let controller: UIViewController
  /// Taps the preview.
  let tap: @MainActor () -> Void
  /// Taps beside it.
  let close: @MainActor () -> Void
}
