import Foundation

/// Ends of animated changes that are still due in one window.
///
/// Each runs in a later turn of the main actor whatever its duration, or earlier when a test says so.
/// While a test holds the clock, each runs when the test has moved the clock far enough.
@MainActor final class Transitions {
  /// How long pushes, presentations and changes of lists take, in seconds.
  static let standardDuration: TimeInterval = 0.35

  private struct Pending {
    let id: Int
    /// When the clock has to be moved so far; nil if any later turn will do.
    let due: TimeInterval?
    let work: () -> Void
  }

  private var pending: [Pending] = []
  private var lastID = 0
  /// How far a test has moved the clock.
  private(set) var now: TimeInterval = 0
  private(set) var isHeld = false

  var isEmpty: Bool { pending.isEmpty }

  func schedule(
    after duration: TimeInterval = Transitions.standardDuration, _ work: @escaping () -> Void
  ) {
    lastID += 1
    let id = lastID
    let waits = isHeld && duration > 0
    pending.append(Pending(id: id, due: waits ? now + duration : nil, work: work))
    guard !waits else { return }
    Task { @MainActor [weak self] in self?.finish(upTo: id) }
  }

  /// Runs all that does not wait for the clock, and what becomes due meanwhile.
  func finishAll() {
    while let index = pending.firstIndex(where: { $0.due == nil }) {
      pending.remove(at: index).work()
    }
  }

  private func finish(upTo id: Int) {
    while let index = pending.firstIndex(where: { $0.due == nil && $0.id <= id }) {
      pending.remove(at: index).work()
    }
  }

  // MARK: Clock

  /// Lets animations wait until the clock is moved.
  func hold() {
    isHeld = true
  }

  /// Moves the clock, and runs what becomes due on the way in the order of time.
  func advance(by duration: TimeInterval) {
    let goal = now + max(duration, 0)
    run(until: goal)
    now = goal
  }

  private func run(until goal: TimeInterval) {
    while let next = nextDue(until: goal) {
      let item = pending.remove(at: next)
      now = max(now, item.due ?? now)
      item.work()
    }
  }

  // Sums of durations may miss the goal by a rounding error.
  private func nextDue(until goal: TimeInterval) -> Int? {
    let due = pending.indices.filter { (pending[$0].due ?? now) <= goal + 1e-9 }
    return due.min { first, second in
      (pending[first].due ?? now, pending[first].id)
        < (pending[second].due ?? now, pending[second].id)
    }
  }

  /// Ends all that waits, and lets no more animations wait.
  func release() {
    isHeld = false
    // What runs may ask for the time, which goes no further than to the last of them.
    run(until: .infinity)
    now = 0
  }
}

extension UIView {
  /// Runs the closure when an animation that begins now would end.
  func afterTransition(_ work: @escaping () -> Void) {
    if let window { window.transitions.schedule(work) } else { work() }
  }
}
