/// Tells those who listen what happened in the app.
@MainActor
public final class EventCenter {
  private let broadcaster = Broadcaster<ScreenEvent>()
  /// That of the whole app, where this one is of a part of it, such as a window.
  private let outer: EventCenter?
  private var outerEvents: Subscription?
  /// Hands each state that is shown to what the app's own code makes of it; one for all parts of an app.
  private let stateChanges: Broadcaster<@MainActor (AnyObject) -> Void>

  /// A center that nobody listens to yet.
  public init() {
    outer = nil
    stateChanges = Broadcaster()
  }

  /// The center of a part of an app. What happens in the app, and so in this part, too, is told to all that listen to
  /// any part.
  package init(within outer: EventCenter) {
    self.outer = outer
    stateChanges = outer.stateChanges
    outerEvents = outer.broadcaster.listen { [broadcaster] in broadcaster.send($0) }
  }

  /// How many listen.
  public var listenerCount: Int { broadcaster.listenerCount }

  /// Tells everyone who listens to `event`.
  public func emit(_ event: ScreenEvent) {
    if let outer { outer.emit(event) } else { broadcaster.send(event) }
  }

  /// Tells those who listen to this part of the app that `event` happened there.
  package func emitHere(_ event: ScreenEvent) {
    broadcaster.send(event)
  }

  /// Calls `handler` for each of `events`, as long as the answer lives.
  public func listen(
    to events: some Sequence<ScreenEvent>, handler: @escaping @MainActor (ScreenEvent) -> Void
  ) -> Subscription {
    let events = Set(events)
    return broadcaster.listen { event in
      if events.contains(event) { handler(event) }
    }
  }

  /// Does `change` to each state of its type that a screen shows, in all windows.
  package func change<State: Hashable & Sendable>(
    _ type: State.Type, _ change: @escaping @MainActor (inout State) -> Void
  ) {
    stateChanges.send { box in
      guard let box = box as? StateBox<State> else { return }
      // The screen hears of all parts that are changed at once.
      var state = box.value
      change(&state)
      box.value = state
    }
  }

  /// Lets `box` be changed by the app's own code, as long as the answer lives.
  func listen<State>(toChangesOf box: StateBox<State>) -> Subscription {
    stateChanges.listen { [weak box] change in
      if let box { change(box) }
    }
  }
}
