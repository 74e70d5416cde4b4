import Foundation

/// Groups of items that share a day, a month, a year, or an age.
extension ItemGrouping {
  /// Groups items by the day, month or year of a date; a group's value is the beginning of that.
  public static func dates(
    _ part: DatePart, of date: @escaping @MainActor (Item) -> Date?, order: Order = .found,
    in calendar: Calendar = .current, missing: ScreenText? = nil,
    heading: (@MainActor (Group<Date>) -> ScreenText)? = nil
  ) -> ItemGrouping {
    ItemGrouping(
      by: { item, _ in date(item).map { calendar.beginning(of: part, at: $0) } }, order: order,
      areInOrder: <, name: { String(Int(nearestTo: $0.timeIntervalSince1970)) }, missing: missing,
      heading: heading ?? { .formatted($0.value, part.format) })
  }

  /// Groups items by how long ago a date is; a group's value is the name of its age.
  public static func ages(
    of date: @escaping @MainActor (Item) -> Date?, order: Order = .found,
    in calendar: Calendar = .current, missing: ScreenText? = nil,
    heading: @escaping @MainActor (Group<ScreenText>) -> ScreenText = { $0.value }
  ) -> ItemGrouping {
    ItemGrouping(
      by: { item, now in date(item).map { AgeGroup(of: $0, at: now, in: calendar) } }, order: order,
      areInOrder: { $0.rawValue < $1.rawValue }, name: { String($0.rawValue) }, missing: missing,
      heading: { heading(Group<ScreenText>(value: $0.value.text, count: $0.count)) })
  }
}

/// What of a date items are grouped by.
public enum DatePart: Hashable, Sendable {
  case day, month, year

  /// How people write it.
  fileprivate var format: TextFormat {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    }
  }

  fileprivate var components: Set<Calendar.Component> {
    switch self {
    case .day: [.era, .year, .month, .day]
    case .month: [.era, .year, .month]
    case .year: [.era, .year]
    }
  }
}

extension Calendar {
  fileprivate func beginning(of part: DatePart, at date: Date) -> Date {
    self.date(from: dateComponents(part.components, from: date)) ?? startOfDay(for: date)
  }
}

/// How long ago something is, in steps that grow; the longest ago comes first.
private enum AgeGroup: Int, Hashable, Sendable {
  case earlier, lastThirtyDays, lastSevenDays, yesterday, today, upcoming

  init(of date: Date, at now: Date, in calendar: Calendar) {
    let today = calendar.startOfDay(for: now)
    let days =
      calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: today).day ?? 0
    switch days {
    case ..<0: self = .upcoming
    case 0: self = .today
    case 1: self = .yesterday
    case 2...7: self = .lastSevenDays
    case 8...30: self = .lastThirtyDays
    default: self = .earlier
    }
  }

  var text: ScreenText {
    switch self {
    case .earlier: StandardText.earlier
    case .lastThirtyDays: StandardText.lastThirtyDays
    case .lastSevenDays: StandardText.lastSevenDays
    case .yesterday: StandardText.yesterday
    case .today: StandardText.today
    case .upcoming: StandardText.upcoming
    }
  }
}
