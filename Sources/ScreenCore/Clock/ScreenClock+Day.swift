import Foundation

extension ScreenClock {
  /// The beginning of the day that it is, where the user is.
  public var today: Date { Calendar.current.startOfDay(for: now) }
}
