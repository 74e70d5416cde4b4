import Dispatch
import Synchronization

/// What two functions return that run at the same time, where there are cores for both. Neither may
/// itself be in need of several cores: what is divided within it runs one part after the other.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, and second: @Sendable () -> Second
) -> (First, Second) {
  let results = Mutex<(first: First?, second: Second?)>((nil, nil))
  DispatchQueue.concurrentPerform(iterations: 2) { iteration in
    if iteration == 0 {
      let result = first()
      results.withLock { $0.first = result }
    } else {
      let result = second()
      results.withLock { $0.second = result }
    }
  }
  let (one, other) = results.withLock { $0 }
  return (one ?? first(), other ?? second())
}
