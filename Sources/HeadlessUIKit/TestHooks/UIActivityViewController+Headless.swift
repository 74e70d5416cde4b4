/// What is handed on, for tests. UIKit does not tell.
extension UIActivityViewController {
  /// The things that were given to be handed on.
  public var headlessItems: [Any] { items }
}
