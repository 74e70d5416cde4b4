#if canImport(UIKit)
  import UIKit
#endif

/// Hears of what a gesture recogniser recognises, as long as someone keeps it: recognisers know their targets
/// by selectors, and keep none of them.
@MainActor
final class GestureTarget: NSObject {
  private let handler: @MainActor () -> Void

  /// Calls `handler` each time the state of `recognizer` has changed, and while it goes on.
  init(_ recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    super.init()
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognizerDidChange))
    #else
      recognizer.headlessAddHandler { [weak self] _ in self?.recognizerDidChange() }
    #endif
  }

  #if canImport(UIKit)
    @objc private func recognizerDidChange() { handler() }
  #else
    private func recognizerDidChange() { handler() }
  #endif
}
