import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Transforms consecutive parts of an array on all cores.
  ///
  /// - Parameter size: The number of elements of a part; one part is transformed where it is.
  /// - Returns: The results in the order of the parts.
  package func parallelMap<Result: Sendable>(
    partsOf size: Int, _ transform: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let starts = Swift.stride(from: 0, to: count, by: Swift.max(1, size))
    let parts = starts.map { $0..<Swift.min($0 + size, count) }
    guard parts.count > 1 else { return parts.map(transform) }
    let results = Mutex([Result?](repeating: nil, count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { part in
      let result = transform(parts[part])
      results.withLock { $0[part] = result }
    }
    return results.withLock { results in
      var all: [Result] = []
      all.reserveCapacity(results.count)
      for case let result? in results { all.append(result) }
      return all
    }
  }
}
