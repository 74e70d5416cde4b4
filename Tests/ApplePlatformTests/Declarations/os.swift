// What the run-time uses of os, as Apple declares it, without anything behind it.

// https://developer.apple.com/documentation/os/osallocatedunfairlock
@available(iOS 16, macOS 13, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    fatalError("declared only")
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    fatalError("declared only")
  }
}

// https://developer.apple.com/documentation/os/osallocatedunfairlock/init(initialstate:)
@available(iOS 16, macOS 13, *)
extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}
}
