import Diagnostics

extension Report {
  /// How many fixes could be made now: those that cannot be wrong, and those that a person should look at.
  public var fixCounts: (safe: Int, unsafe: Int) {
    guard diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return (0, 0) }
    let safe = FixSelection(of: diagnostics, unsafe: false).count
    return (safe, max(FixSelection(of: diagnostics, unsafe: true).count - safe, 0))
  }
}
