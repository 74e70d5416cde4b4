/// Hands values to those who listen, in the order in which they began to.
@MainActor
public final class Broadcaster<Value> {
  private struct Listener {
    let id: Int
    let handler: @MainActor (Value) -> Void
  }

  private var listeners: [Listener] = []
  private var lastID = 0

  /// A broadcaster that nobody listens to yet.
  public init() {}

  /// How many listen.
  public var listenerCount: Int { listeners.count }

  /// Hands `value` to everyone who listens now.
  public func send(_ value: Value) {
    for listener in listeners { listener.handler(value) }
  }

  /// Calls `handler` with each value, as long as the answer lives.
  public func listen(_ handler: @escaping @MainActor (Value) -> Void) -> Subscription {
    lastID += 1
    let id = lastID
    listeners.append(Listener(id: id, handler: handler))
    return Subscription { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }
}

/// Keeps a listener listening; when it goes, so does the listener.
public final class Subscription: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    // The last owner may let go on any thread, the list of listeners is the main actor's.
    Task { @MainActor [end] in end() }
  }
}
