/// The hands that drive screens where nobody says otherwise.
enum StandardHands {
  @MainActor static func make() -> any Hands {
    #if canImport(UIKit)
      UIKitHands()
    #else
      HeadlessHands()
    #endif
  }
}
