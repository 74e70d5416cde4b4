/// Tells those who listen what happened in the app, in the order in which they began to listen.
@MainActor
public final class EventCenter {
  private struct Listener {
    let id: Int
    let events: Set<ScreenEvent>
    let handler: @MainActor (ScreenEvent) -> Void
  }

  private var listeners: [Listener] = []
  private var lastID = 0

  public init() {}

  /// Tells everyone who listens to `event`.
  public func emit(_ event: ScreenEvent) {
    for listener in listeners where listener.events.contains(event) {
      listener.handler(event)
    }
  }

  /// Calls `handler` for each of `events`, as long as the answer lives.
  public func listen(
    to events: some Sequence<ScreenEvent>, handler: @escaping @MainActor (ScreenEvent) -> Void
  ) -> EventSubscription {
    lastID += 1
    let id = lastID
    listeners.append(Listener(id: id, events: Set(events), handler: handler))
    return EventSubscription { [weak self] in self?.remove(id) }
  }

  /// How many listen.
  public var listenerCount: Int { listeners.count }

  private func remove(_ id: Int) {
    listeners.removeAll { $0.id == id }
  }
}

/// Keeps a listener listening; when it goes, so does the listener.
public final class EventSubscription: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    // The last owner may let go on any thread, the list of listeners is the main actor's.
    Task { @MainActor [end] in end() }
  }
}
