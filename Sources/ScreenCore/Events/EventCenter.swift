/// Tells those who listen what happened in the app.
@MainActor
public final class EventCenter {
  private let broadcaster = Broadcaster<ScreenEvent>()
  /// That of the whole app, where this one is of a part of it, such as a window.
  private let outer: EventCenter?
  private var outerEvents: Subscription?

  /// A center that nobody listens to yet.
  public init() {
    outer = nil
  }

  /// The center of a part of an app. What happens in the app, and so in this part, too, is told to all that listen to
  /// any part.
  package init(within outer: EventCenter) {
    self.outer = outer
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
}
