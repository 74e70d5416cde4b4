import Foundation

/// Ends of animated changes that are still due in one window.
///
/// Each runs in a later turn of the main actor, or earlier when a test says so.
@MainActor final class Transitions {
  private var due: [(id: Int, work: () -> Void)] = []
  private var lastID = 0

  var isEmpty: Bool { due.isEmpty }

  func schedule(_ work: @escaping () -> Void) {
    lastID += 1
    let id = lastID
    due.append((id, work))
    Task { @MainActor [weak self] in self?.finish(upTo: id) }
  }

  /// Runs all that is due, and what becomes due meanwhile.
  func finishAll() {
    while !due.isEmpty { due.removeFirst().work() }
  }

  private func finish(upTo id: Int) {
    while let first = due.first, first.id <= id { due.removeFirst().work() }
  }
}

extension UIView {
  /// Runs the closure when an animation that begins now would end.
  func afterTransition(_ work: @escaping () -> Void) {
    if let window { window.transitions.schedule(work) } else { work() }
  }
}
