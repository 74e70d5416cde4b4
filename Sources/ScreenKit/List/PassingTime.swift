import Foundation

/// Brings the rows in sight, and what stands above and below rows, up to date whose texts follow from the time, such as "2 minutes ago": by one wait for all of a
/// list, for the first of them that reads otherwise, and by none while nobody sees the list or none of them does.
@MainActor
final class PassingTime {
  private let clock: any ScreenClock
  private weak var surface: (any ListSurface)?
  private var isSeen = false
  /// As of when rows were brought up to date.
  private var shownAt: Date
  /// What is waited for, and until when.
  private var wait: (action: ScheduledAction, end: Date)?

  /// Where rows move while their time comes, they are looked at again after this.
  private static let patience: TimeInterval = 1

  init(of surface: any ListSurface, clock: any ScreenClock) {
    self.surface = surface
    self.clock = clock
    shownAt = clock.now
  }

  /// The screen has appeared: while it was not seen, nothing was brought up to date.
  func screenDidAppear() {
    isSeen = true
    renew()
  }

  /// The screen is about to go.
  func screenWillDisappear() {
    isSeen = false
    stop()
  }

  /// Looks at the rows again, as after they have moved.
  func update() {
    guard isSeen, let surface, !surface.isUpdating else { return }
    guard let next = surface.nextChange(after: clock.now) else { return stop() }
    if let wait, wait.end <= next { return }
    wait(until: next)
  }

  private func renew() {
    stop()
    guard isSeen, let surface else { return }
    let now = clock.now
    guard !surface.isUpdating else { return wait(until: now + Self.patience) }
    surface.timeHasPassed(since: shownAt)
    shownAt = now
    update()
  }

  private func wait(until end: Date) {
    wait?.action.cancel()
    // What is due exactly then is certainly due a moment later.
    let rest = Duration.seconds(max(end.timeIntervalSince(clock.now), 0) + 0.01)
    wait = (clock.schedule(after: rest) { [weak self] in self?.renew() }, end)
  }

  private func stop() {
    wait?.action.cancel()
    wait = nil
  }
}
