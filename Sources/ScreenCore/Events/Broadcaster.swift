/// Hands values to those who listen, in the order in which they began to.
@MainActor
public final class Broadcaster<Value> {
  @MainActor
  private final class Listener {
    let handler: @MainActor (Value) -> Void
    var isListening = true

    init(_ handler: @escaping @MainActor (Value) -> Void) {
      self.handler = handler
    }
  }

  private var listeners: [Listener] = []

  /// A broadcaster that nobody listens to yet.
  public init() {}

  /// How many listen.
  public var listenerCount: Int { listeners.count }

  /// Hands `value` to everyone who listens now.
  public func send(_ value: Value) {
    // One of them may end another one's listening.
    for listener in listeners where listener.isListening { listener.handler(value) }
  }

  /// Calls `handler` with each value, as long as the answer lives and is not cancelled.
  public func listen(_ handler: @escaping @MainActor (Value) -> Void) -> Subscription {
    let listener = Listener(handler)
    listeners.append(listener)
    return Subscription { [weak self, weak listener] in
      listener?.isListening = false
      self?.listeners.removeAll { !$0.isListening }
    }
  }
}

/// Keeps a listener listening; when it goes, so does the listener, at the latest when the main actor has done what
/// it is at. ``cancel()`` ends it at once.
public final class Subscription: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  /// Ends the listening: from now on nothing is heard.
  @MainActor
  public func cancel() {
    end()
  }

  deinit {
    // The last owner may let go on any thread, the list of listeners is the main actor's.
    Task { @MainActor [end] in end() }
  }
}
