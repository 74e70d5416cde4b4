import Foundation

/// Reports the rows that people had the time to see: each that has been in sight for a second without a
/// break, once for each time that its screen is shown.
@MainActor
final class Impressions {
  /// How long a row has to be in sight.
  static let duration: Duration = .seconds(1)

  private let clock: any ScreenClock
  private let rowsInSight: @MainActor () -> [RowInSight]?
  private var isCounting = false
  /// Since when rows are in sight that have not been reported.
  private var beginnings: [RowID: Date] = [:]
  private var told: Set<RowID> = []
  private var timer: ScheduledAction?

  /// - Parameter rowsInSight: The rows that are in sight whenever it is asked; nil while rows move.
  init(clock: any ScreenClock, rowsInSight: @escaping @MainActor () -> [RowInSight]?) {
    self.clock = clock
    self.rowsInSight = rowsInSight
  }

  /// The screen has appeared: all rows count again.
  func screenDidAppear() {
    told = []
    isCounting = true
    update()
  }

  /// The screen is about to go.
  func screenWillDisappear() {
    isCounting = false
    beginnings = [:]
    timer?.cancel()
    timer = nil
  }

  /// Looks at the rows again, as after they have moved, and reports those whose time has come.
  func update() {
    guard isCounting, let rows = rowsInSight() else { return }
    let now = clock.now
    var later: [RowID: Date] = [:]
    for row in rows where !told.contains(row.id) {
      // A clock that was set back makes nobody wait for the time that it shows again.
      let beginning = min(beginnings[row.id] ?? now, now)
      if now >= due(beginning) {
        told.insert(row.id)
        row.onSeen()
      } else {
        later[row.id] = beginning
      }
    }
    beginnings = later
    wait()
  }

  private func due(_ beginning: Date) -> Date {
    beginning + Self.duration.timeInterval
  }

  /// Waits for the first row that is still to be reported; one wait at a time, since a row that came
  /// later is due later.
  private func wait() {
    guard timer == nil, let first = beginnings.values.min() else { return }
    let rest = Duration.seconds(due(first).timeIntervalSince(clock.now))
    timer = clock.schedule(after: rest) { [weak self] in
      self?.timer = nil
      self?.update()
    }
  }
}
