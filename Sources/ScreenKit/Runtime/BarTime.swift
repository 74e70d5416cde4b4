import Foundation

/// Brings what stands in the bars of a screen up to date whose texts follow from the time, such as a title that says how
/// old something is: by one wait, for the first of them that reads otherwise, and by none while nobody sees the screen or
/// none of them does.
@MainActor
final class BarTime {
  /// What the screen was made with as its title, if that reads otherwise as time passes.
  private var fixedTitle: ScreenText?
  private var isSeen = false
  /// When something reads otherwise next, and what is waited for then; nil for nothing.
  private var next: Date?
  private var wait: ScheduledAction?

  /// Keeps the title that a screen was made with where it has to be shown again.
  func keep(_ title: ScreenText?, at now: Date) {
    fixedTitle = title.flatMap { $0.nextChange(after: now) == nil ? nil : $0 }
  }

  /// The title of a screen that says `made` now.
  func title(_ made: ScreenText?) -> ScreenText? { made ?? fixedTitle }

  /// What stands in the bars of `screen` now, under a title.
  func follow(_ title: ScreenText?, _ bar: BarItems, on screen: ScreenController) {
    let now = screen.runtime.clock.now
    let change = bar.nextChange(after: now, under: title)
    guard change != nil || next != nil else { return }
    stop()
    next = change
    if isSeen { wait(on: screen) }
  }

  /// The screen has appeared: what reads otherwise since it went is shown again.
  func screenDidAppear(_ screen: ScreenController) {
    isSeen = true
    guard let next else { return }
    if next <= screen.runtime.clock.now { screen.updateBarItems() } else { wait(on: screen) }
  }

  func screenWillDisappear() {
    isSeen = false
    stop()
  }

  private func wait(on screen: ScreenController) {
    guard wait == nil, let next else { return }
    let clock = screen.runtime.clock
    // What is due exactly then is certainly due a moment later.
    let rest = Duration.seconds(max(next.timeIntervalSince(clock.now), 0) + 0.01)
    wait = clock.schedule(after: rest) { [weak self, weak screen] in
      self?.wait = nil
      screen?.updateBarItems()
    }
  }

  private func stop() {
    wait?.cancel()
    wait = nil
  }
}

extension ScreenBar {
  /// When a text in it, or the title, may read otherwise next; nil where none follows from the time.
  fileprivate func nextChange(after now: Date, under title: ScreenText?) -> Date? {
    var next: Date?
    func look(at text: ScreenText?) {
      guard let change = text?.nextChange(after: now) else { return }
      next = min(next ?? change, change)
    }
    for text in [title, prompt, subtitle, badge] { look(at: text) }
    for items in [leading, trailing, toolbar] {
      for item in items {
        for text in [item.title, item.label, item.badge] { look(at: text) }
      }
    }
    return next
  }
}
