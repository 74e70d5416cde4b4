/// Times of one thing, measured several times.
package struct Series: Sendable {
  /// No times yet.
  package init() {}

  private var times: [Int] = []
  private(set) var peakBytes = 0

  package mutating func add(nanoseconds: Int) {
    times.append(nanoseconds)
  }

  mutating func add(_ cost: ProcessCost) {
    times.append(cost.nanoseconds)
    peakBytes = max(peakBytes, cost.peakBytes)
  }

  /// The time in the middle, in nanoseconds: a run that was disturbed does not move it.
  package var median: Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? Double(sorted[middle]) : Double(sorted[middle - 1] + sorted[middle]) / 2
  }

  package var count: Int { times.count }

  var fastest: Int { times.min() ?? 0 }
}
