/// What fills a screen, such as a list or a form. The screen hands on to it what it goes through.
@MainActor
public protocol ScreenContent: AnyObject {
  /// Whether something is under way that will change what is seen.
  var isBusy: Bool { get }

  /// Puts the content into the screen's view, which has just been made.
  func install(in view: UIView)

  /// Called when the screen is about to appear.
  func screenWillAppear(animated: Bool)

  /// Called when the screen has appeared.
  func screenDidAppear()

  /// Called when the screen is about to go, for good or below another one. A finger may still bring it
  /// back.
  func screenWillDisappear(animated: Bool)

  /// Called when the screen has gone, for good or below another one.
  func screenDidDisappear()

  /// Takes its place in the screen's view, as after that was laid out.
  func layOut(in view: UIView)

  /// Shows everything as `traits` want it.
  func traitsDidChange(to traits: CellTraits)

  /// Shows everything as the theme wants it that the app wears now.
  func themeDidChange()

  /// Called when what was tapped and is running has changed.
  func runningControlsDidChange(to controls: Set<ControlID>)

  /// Asks for what is shown again, once per turn however often it is called.
  func setNeedsUpdate()

  /// Loads everything anew.
  func reload()

  /// What stands in the screen's bars where these are its own.
  func barItems(_ own: BarItems) -> BarItems

  /// Ends the selection of rows.
  func endSelection()

  /// Shows `model` in the place of the item with its identity until the answer is ended.
  func showOptimistically(_ model: any Model) -> OptimisticChange
}

extension ScreenContent {
  public var isBusy: Bool { false }
  public func screenWillAppear(animated: Bool) {}
  public func screenDidAppear() {}
  public func screenWillDisappear(animated: Bool) {}
  public func screenDidDisappear() {}
  public func themeDidChange() {}
  public func setNeedsUpdate() {}
  public func reload() {}
  public func barItems(_ own: BarItems) -> BarItems { own }
  public func endSelection() {}
  public func showOptimistically(_ model: any Model) -> OptimisticChange { .none }
}
