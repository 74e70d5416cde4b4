import Foundation

/// The days that a date may be of. What time it is on them counts for nothing, as forms ask for days.
package struct DayLimits: Hashable, Sendable {
  package var min: Date?
  package var max: Date?

  /// Days from that of `min` to that of `max`; what is nil is no limit.
  package init(min: Date? = nil, max: Date? = nil) {
    self.min = min
    self.max = max
  }

  private var calendar: Calendar { .current }

  /// When the first day begins.
  package var start: Date? { min.map(calendar.startOfDay) }

  /// The last moment of the last day.
  package var end: Date? {
    guard let max else { return nil }
    let day = calendar.startOfDay(for: max)
    return calendar.date(byAdding: .day, value: 1, to: day).map { $0 - 1 }
  }

  private func isTooEarly(_ date: Date) -> Bool { start.map { date < $0 } ?? false }

  private func isTooLate(_ date: Date) -> Bool {
    max.map { calendar.startOfDay(for: date) > calendar.startOfDay(for: $0) } ?? false
  }

  /// What is wrong with a date; nil when nothing is.
  func problem(of date: Date) -> ScreenText? {
    if let min, isTooEarly(date) { return StandardText.tooEarly(min) }
    if let max, isTooLate(date) { return StandardText.tooLate(max) }
    return nil
  }

  /// The date, or the limit that it is beyond.
  package func nearest(to date: Date) -> Date {
    if let max, isTooLate(date) { return max }
    if let min, isTooEarly(date) { return min }
    return date
  }

  /// The days with that of `date`, which is there, whether it may be or not.
  package func including(_ date: Date?) -> DayLimits {
    guard let date else { return self }
    return DayLimits(min: min.map { Swift.min($0, date) }, max: max.map { Swift.max($0, date) })
  }
}
