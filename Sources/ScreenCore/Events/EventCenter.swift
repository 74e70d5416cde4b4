/// Tells those who listen what happened in the app.
@MainActor
public final class EventCenter {
  private let broadcaster = Broadcaster<ScreenEvent>()

  /// A center that nobody listens to yet.
  public init() {}

  /// How many listen.
  public var listenerCount: Int { broadcaster.listenerCount }

  /// Tells everyone who listens to `event`.
  public func emit(_ event: ScreenEvent) {
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
