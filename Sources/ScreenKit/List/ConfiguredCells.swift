/// Which cells show what there is to show now.
///
/// The system makes cells before they come into sight, and may keep some that have gone. They are none of those
/// in sight, which are brought up to date when what rows show has changed; so they are looked at when they
/// appear.
@MainActor
struct ConfiguredCells {
  private var turn = 0
  private var turns: [ObjectIdentifier: Int] = [:]

  /// What rows show may have become different.
  mutating func rowsMayHaveChanged() {
    turn += 1
  }

  /// `cell` shows what there is to show now.
  mutating func note(_ cell: UIView) {
    turns[ObjectIdentifier(cell)] = turn
  }

  /// `cell` is out of sight.
  mutating func cellDidLeave(_ cell: UIView) {
    turns[ObjectIdentifier(cell)] = nil
  }

  /// Whether `cell`, which comes into sight, may show something that was.
  func isOutdated(_ cell: UIView) -> Bool {
    turns[ObjectIdentifier(cell)] != turn
  }
}
