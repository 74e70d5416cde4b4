/// The values that screens of an app keep, for the app's own code. Generated code adds a member for each key, so
/// that `app.kept.showsDone` is typed.
@MainActor
public struct KeptValues {
  fileprivate let state: StoredState

  /// The values in `state`.
  public init(_ state: StoredState) {
    self.state = state
  }
}

/// A value that screens keep under one key: the app's own code reads, changes and follows it as they do.
///
/// What is changed here is seen at once on the screens that show it, and what is changed there is heard here.
@MainActor
public struct KeptValue<Value: StorableValue> {
  private let key: String
  private let standard: Value
  private let state: StoredState

  /// The value kept under `key`, which is `standard` as long as nothing is.
  public init(_ key: String, default standard: Value, in values: KeptValues) {
    self.key = key
    self.standard = standard
    state = values.state
  }

  /// The value now.
  public var value: Value {
    get { Self.value(in: state, under: key, default: standard) }
    nonmutating set { state.keep(newValue, for: key) }
  }

  /// Calls `handler` with the value after each change, as long as the answer lives and is not cancelled.
  public func listen(_ handler: @escaping @MainActor (Value) -> Void) -> Subscription {
    state.changes.listen { [weak state, key, standard] changed in
      guard let state, changed == key else { return }
      handler(Self.value(in: state, under: key, default: standard))
    }
  }

  /// The value now and after each change; who comes late gets the last one. It ends when the task that waits for
  /// it is cancelled, and when the app is gone.
  public func values() -> AsyncStream<Value> {
    state.changes.stream(beginningWith: [value], buffering: .bufferingNewest(1)) {
      [weak state, key, standard] changed in
      guard let state, changed == key else { return .none }
      return .some(Self.value(in: state, under: key, default: standard))
    }
  }

  private static func value(
    in state: StoredState, under key: String, default standard: Value
  ) -> Value {
    state.value(for: key, as: Value.self) ?? standard
  }
}
