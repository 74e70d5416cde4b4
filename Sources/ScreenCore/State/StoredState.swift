/// The values that screens of one app keep: what one of them changes, the others that show it hear.
@MainActor
public final class StoredState {
  private let store: any StateStore
  /// Tells the keys of values that have changed.
  let changes = Broadcaster<String>()

  /// The values in `store`.
  public init(_ store: any StateStore) {
    self.store = store
  }

  /// The value kept under `key`; nil when there is none.
  public func value<Value: StorableValue>(for key: String, as type: Value.Type) -> Value? {
    store.value(for: key, of: Value.storedType).flatMap { Value(stored: $0) }
  }

  /// Keeps `value` under `key`, and tells those that show it.
  public func keep<Value: StorableValue>(_ value: Value, for key: String) {
    let stored = value.stored
    guard stored != store.value(for: key, of: Value.storedType) else { return }
    store.keep(stored, for: key)
    changes.send(key)
  }
}

/// A part of a screen's state that is kept under a key.
@MainActor
public struct StoredPart<State> {
  let key: String
  let read: @MainActor (StoredState, inout State) -> Void
  let keep: @MainActor (State, StoredState) -> Void

  /// Keeps `part` under `key`. While nothing is kept there, the part is what its default says.
  public init<Value: StorableValue>(_ part: WritableKeyPath<State, Value>, _ key: String) {
    self.key = key
    read = { stored, state in
      if let value = stored.value(for: key, as: Value.self) {
        state[keyPath: part] = value
      } else if let missing = Value.missing {
        state[keyPath: part] = missing
      }
    }
    keep = { state, stored in stored.keep(state[keyPath: part], for: key) }
  }
}
