extension Broadcaster where Value: Sendable {
  /// The values from now on, for a loop that waits for them:
  ///
  /// ```swift
  /// for await change in app.sessions.changes.values() { … }
  /// ```
  ///
  /// The loop ends when its task is cancelled, and when what tells the values is gone.
  public func values() -> AsyncStream<Value> {
    stream { $0 }
  }
}

extension Broadcaster {
  /// What `element` makes of each value from now on; nothing of those for which it answers nil.
  ///
  /// - Parameters:
  ///   - first: What comes before.
  ///   - buffering: What becomes of elements that nobody has waited for yet.
  func stream<Element: Sendable>(
    beginningWith first: [Element] = [],
    buffering: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
    _ element: @escaping @MainActor (Value) -> Element?
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: buffering)
    for element in first { continuation.yield(element) }
    let end = StreamEnd(continuation)
    let subscription = listen { value in
      if let element = element(value) { end.continuation.yield(element) }
    }
    // The stream lets go of this when it ends, and of what listens with it.
    continuation.onTermination = { _ in withExtendedLifetime(subscription) {} }
    return stream
  }
}

/// Ends a stream when nobody is left who would tell it anything.
private final class StreamEnd<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(_ continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}
