/// Times of one thing, measured several times.
struct Series: Sendable {
  private var times: [Int] = []
  private(set) var peakBytes = 0

  mutating func add(nanoseconds: Int) {
    times.append(nanoseconds)
  }

  mutating func add(_ cost: ProcessCost) {
    times.append(cost.nanoseconds)
    peakBytes = max(peakBytes, cost.peakBytes)
  }

  /// The time in the middle, in nanoseconds: a run that was disturbed does not move it.
  var median: Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? Double(sorted[middle]) : Double(sorted[middle - 1] + sorted[middle]) / 2
  }

  var count: Int { times.count }

  var fastest: Int { times.min() ?? 0 }
}
