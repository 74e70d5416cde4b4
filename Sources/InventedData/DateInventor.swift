import SeededRandom

/// Invents dates around a fixed now.
struct DateInventor {
  let now: Int

  private static let hour = 3600
  private static let day = 24 * hour

  /// The seconds since 1970 of a date: lists go from the newest to older ones, what is to come lies ahead.
  func seconds(for words: FieldWords, _ place: Int, _ generator: inout SeededGenerator) -> Int {
    let jitter = generator.below(Self.hour)
    if words.hasAny(["birth", "birthday", "born", "birthdate"]) {
      return now - (20 + generator.below(50)) * 365 * Self.day - jitter
    }
    if words.hasAny([
      "due", "expires", "expiry", "expiration", "deadline", "start", "starts", "end", "ends",
      "until", "departure", "arrival", "scheduled", "upcoming", "delivery", "reminder",
    ]) {
      let isEnd = words.hasAny(["end", "ends", "until", "arrival"])
      return now + (place + 1) * Self.day + (isEnd ? 3 * Self.hour : 0) + jitter / 2
    }
    return now - place * 7 * Self.hour - jitter - 60
  }

  /// A date by ISO 8601.
  static func text(of seconds: Int) -> String {
    let days = Int((Double(seconds) / Double(day)).rounded(.down))
    let rest = seconds - days * day
    let (year, month, date) = civil(days)
    let time = [rest / hour, rest % hour / 60, rest % 60].map { padded($0, to: 2) }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(date, to: 2))"
      + "T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The day of the Gregorian calendar so many days after 1 January 1970, by Howard Hinnant's algorithm.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
