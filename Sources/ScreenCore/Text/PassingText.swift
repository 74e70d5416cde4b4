package import Foundation

extension ScreenText {
  /// When the text may read otherwise next; nil for one that does not follow from the time.
  package func nextChange(after now: Date) -> Date? {
    switch form {
    case .key(_, let arguments), .standard(_, _, let arguments):
      arguments.compactMap { $0.nextChange(after: now) }.min()
    case .value(let value): value.nextChange(after: now)
    case .formatted(let value, let format): format.nextChange(of: value, after: now)
    case .money, .verbatim: nil
    case .joined(let texts): texts.compactMap { $0.nextChange(after: now) }.min()
    }
  }
}

extension TextValue {
  fileprivate func nextChange(after now: Date) -> Date? {
    if case .text(let text) = self { text.nextChange(after: now) } else { nil }
  }

  /// The date that is meant where dates are written; nil for none.
  fileprivate var meantDate: Date? {
    switch self {
    case .date(let date): date
    case .integer(let seconds): Date(timeIntervalSince1970: Double(seconds))
    case .double(let seconds): Date(timeIntervalSince1970: seconds)
    case .decimal(let seconds): Date(timeIntervalSince1970: seconds.nearestDouble)
    case .none, .string, .text: nil
    }
  }
}

extension TextFormat {
  fileprivate func nextChange(of value: TextValue, after now: Date) -> Date? {
    switch self {
    case .relative: value.meantDate.map { $0.nextAge(after: now) }
    case .day:
      value.meantDate.flatMap { _ in
        let calendar = Calendar.current
        return calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
      } ?? value.nextChange(after: now)
    case .date, .time, .month, .year, .number, .currency, .percent, .bytes, .duration:
      value.nextChange(after: now)
    }
  }
}

extension Date {
  /// When the date is another number of seconds away than at `now`, where these are told, and else of minutes, or
  /// of hours from a day on.
  fileprivate func nextAge(after now: Date) -> Date {
    let age = now.timeIntervalSince(self)
    // On its way to the date a distance of a minute is told in seconds next, and behind it in minutes.
    let step: TimeInterval =
      switch age {
      case ..<(-86_400): 3600
      case ..<(-60): 60
      case ..<60: 1
      case ..<86_400: 60
      default: 3600
      }
    let next = (age / step).rounded(.down) * step + step
    return addingTimeInterval(next - age < 0.001 ? next + step : next)
  }
}
