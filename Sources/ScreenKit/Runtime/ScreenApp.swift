/// An app as its screens have it, such as the generated class of an app's root.
@MainActor
public protocol ScreenApp: AnyObject {
  /// What its screens share.
  var runtime: AppRuntime { get }
}

/// What the app's own code tells its screens: a handler of push notifications, a socket, a service, or a screen that is
/// written by hand.
extension ScreenApp {
  /// Tells all screens, in all windows, that `event` happened: those that load anew for it do.
  public func emit(_ event: ScreenEvent) {
    runtime.emit(event)
  }

  /// Loads anew what each screen of a class shows, in all windows: `app.reload(FeedViewController.self)`. In the system
  /// `composition` the class is that of the coordinator.
  public func reload<Screen: AnyObject>(_ screen: Screen.Type) {
    runtime.shared.reloads.send { $0 is Screen }
  }

  /// Loads anew whatever is loaded by screens that have been seen, in all windows.
  public func reload() {
    runtime.emit(.appReloads)
  }

  /// Shows `model` wherever the one with its identity is shown, without asking a server.
  public func show(changed model: any Model) {
    runtime.changes.send(model)
  }

  /// Changes the state of each screen of a class that is there, in all windows:
  /// `app.change(FeedViewController.State.self) { $0.isWide = true }`. In the systems `mvp` and `viper` it is that of the
  /// presenter, in `composition` that of the coordinator.
  public func change<State: Hashable & Sendable>(
    _ state: State.Type, _ change: @escaping @MainActor (inout State) -> Void
  ) {
    runtime.events.change(state, change)
  }

  /// The state that screens keep: to be read, changed and followed.
  public var kept: KeptValues { KeptValues(runtime.stored) }
}
