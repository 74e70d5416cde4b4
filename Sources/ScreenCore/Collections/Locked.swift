#if canImport(os)
  import os

  /// A value that threads take turns with.
  package struct Locked<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
      lock = OSAllocatedUnfairLock(initialState: value)
    }

    package var value: Value { lock.withLock { $0 } }

    package func update(_ change: @Sendable (inout Value) -> Void) {
      lock.withLock { change(&$0) }
    }
  }
#else
  import Synchronization

  /// A value that threads take turns with.
  package final class Locked<Value: Sendable>: Sendable {
    private let lock: Mutex<Value>

    package init(_ value: Value) {
      lock = Mutex(value)
    }

    package var value: Value { lock.withLock { $0 } }

    package func update(_ change: @Sendable (inout Value) -> Void) {
      lock.withLock { change(&$0) }
    }
  }
#endif
