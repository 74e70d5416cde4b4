import Foundation

/// How a value is written in the reader's locale.
public enum TextFormat: Hashable, Sendable, CaseIterable {
  /// The distance from now, such as "2 hours ago".
  case relative
  case date
  case time
  /// Today, yesterday or tomorrow, or the date.
  case day
  /// The month and its year.
  case month
  case year
  case number
  case currency
  case percent
  case bytes
  /// Hours, minutes and seconds, from seconds.
  case duration
}

/// Writes values in a locale.
struct ValueFormatter {
  let locale: Locale
  let now: Date

  func string(_ value: TextValue, as format: TextFormat) -> String {
    switch value {
    case .none, .string, .text: ""
    case .date(let date): string(date, as: format)
    case .integer(let number): string(Double(number), as: format)
    case .double(let number): string(number, as: format)
    case .decimal(let number): string(number, as: format)
    }
  }

  /// An amount in a currency; without one it is that of the locale.
  func string(_ amount: TextValue, inCurrency code: String?) -> String {
    switch amount {
    case .none, .string, .text, .date: ""
    case .integer(let number): money(Double(number), in: code)
    case .double(let number): money(number, in: code)
    case .decimal(let number): money(number, in: code)
    }
  }

  private func money(_ number: Double, in code: String?) -> String {
    number.formatted(.currency(code: code ?? ownCurrency).locale(locale))
  }

  private func money(_ number: Decimal, in code: String?) -> String {
    number.formatted(.currency(code: code ?? ownCurrency).locale(locale))
  }

  private var ownCurrency: String { locale.currency?.identifier ?? "USD" }

  private func string(_ date: Date, as format: TextFormat) -> String {
    switch format {
    case .time:
      date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    case .relative:
      relative(date)
    case .month:
      date.formatted(Date.FormatStyle(locale: locale).year().month(.wide))
    case .year:
      date.formatted(Date.FormatStyle(locale: locale).year())
    case .date, .day, .number, .currency, .percent, .bytes, .duration:
      date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
    }
  }

  /// The word for a day that is near; nil for others.
  func nearDay(_ value: TextValue) -> ScreenText? {
    guard case .date(let date) = value else { return nil }
    let calendar = Calendar.current
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date))
    return switch days.day {
    case 0: StandardText.today
    case 1: StandardText.tomorrow
    case -1: StandardText.yesterday
    default: nil
    }
  }

  private func relative(_ date: Date) -> String {
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      return formatter.localizedString(for: date, relativeTo: now)
    #else
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale
      ).format(now)
    #endif
  }

  private func string(_ number: Double, as format: TextFormat) -> String {
    switch format {
    case .currency:
      money(number, in: nil)
    case .percent:
      number.formatted(.percent.locale(locale))
    case .bytes:
      Int64(clamping: Int(exactly: number.rounded()) ?? 0)
        .formatted(.byteCount(style: .file).locale(locale))
    case .duration:
      duration(number)
    case .date, .time, .relative, .day, .month, .year:
      string(Date(timeIntervalSince1970: number), as: format)
    case .number:
      number.formatted(.number.locale(locale))
    }
  }

  private func string(_ number: Decimal, as format: TextFormat) -> String {
    switch format {
    case .currency: money(number, in: nil)
    case .percent: number.formatted(.percent.locale(locale))
    case .number: number.formatted(.number.locale(locale))
    case .bytes, .duration, .date, .time, .relative, .day, .month, .year:
      string(number.nearestDouble, as: format)
    }
  }

  private func duration(_ seconds: Double) -> String {
    // What came from elsewhere may be longer than a duration can be.
    let duration = Duration.seconds(Int(nearestTo: seconds))
    return abs(seconds) < 3600
      ? duration.formatted(.time(pattern: .minuteSecond).locale(locale))
      : duration.formatted(.time(pattern: .hourMinuteSecond).locale(locale))
  }
}
