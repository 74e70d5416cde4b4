/// Hears from a screen what it lives through.
@MainActor
public protocol ScreenLife: AnyObject {
  /// The view is loaded. Called once, before it is shown.
  func viewDidLoad()

  /// The view is about to come on screen.
  func viewWillAppear()

  /// The view is on screen.
  func viewDidAppear()

  /// The view is about to leave the screen, or to be covered.
  func viewWillDisappear()

  /// The view is off screen.
  func viewDidDisappear()
}

extension ScreenLife {
  public func viewDidLoad() {}
  public func viewWillAppear() {}
  public func viewDidAppear() {}
  public func viewWillDisappear() {}
  public func viewDidDisappear() {}
}
