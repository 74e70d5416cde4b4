/// What was tapped for something that is running now. Several things may be running for one control.
struct RunningControls {
  private var counts: [ControlID: Int] = [:]

  /// The controls for which anything is running.
  var all: Set<ControlID> { Set(counts.keys) }

  /// Counts something that begins for `control`. The answer is whether it is the first.
  mutating func begin(for control: ControlID) -> Bool {
    counts[control, default: 0] += 1
    return counts[control] == 1
  }

  /// Counts something that has ended for `control`. The answer is whether it was the last.
  mutating func end(for control: ControlID) -> Bool {
    guard let count = counts[control] else { return false }
    counts[control] = count > 1 ? count - 1 : nil
    return count == 1
  }
}
