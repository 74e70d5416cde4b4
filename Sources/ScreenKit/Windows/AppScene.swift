/// An app as one of its windows has it, such as the generated class of an app's root.
@MainActor
public protocol AppScene: ScreenApp {
  /// What holds all screens.
  associatedtype Root: UIViewController

  /// Makes what holds all screens of the window.
  func makeRootViewController() -> Root

  /// Shows the screen where a link leads, if it leads to one.
  @discardableResult
  func open(_ url: URL) -> Bool
}

extension AppScene {
  /// Links lead nowhere in an app that has none.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }
}
