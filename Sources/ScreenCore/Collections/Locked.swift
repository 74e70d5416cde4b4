#if canImport(os)
  import os

  /// A value that threads take turns with.
  struct Locked<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: Value) {
      lock = OSAllocatedUnfairLock(initialState: value)
    }

    var value: Value { lock.withLock { $0 } }

    func update(_ change: @Sendable (inout Value) -> Void) {
      lock.withLock { change(&$0) }
    }
  }
#else
  import Synchronization

  /// A value that threads take turns with.
  final class Locked<Value: Sendable>: Sendable {
    private let lock: Mutex<Value>

    init(_ value: Value) {
      lock = Mutex(value)
    }

    var value: Value { lock.withLock { $0 } }

    func update(_ change: @Sendable (inout Value) -> Void) {
      lock.withLock { change(&$0) }
    }
  }
#endif
