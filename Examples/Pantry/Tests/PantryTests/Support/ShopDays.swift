import ScreenKit
import Testing

/// Days around a Monday in May, on which the tests' clocks stand.
enum ShopDays {
  /// A clock at noon of the Monday.
  static func clock() throws -> ManualClock { ManualClock(now: try noon(4)) }

  /// Noon of a day of that May.
  static func noon(_ day: Int) throws -> Date {
    try #require(
      Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: day, hour: 12)))
  }
}
