import Foundation

/// When a server wants to be asked again (RFC 9110, 10.2.3).
struct RetryAfter {
  private enum Time {
    case seconds(Int)
    case date(Date)
  }

  private let time: Time

  /// What an answer says; nil where it says nothing that can be read.
  init?(_ response: HTTPResponse) {
    guard let text = response.header("Retry-After")?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if let seconds = Int(text), seconds >= 0 {
      time = .seconds(seconds)
    } else if let date = Date(httpDate: text) {
      time = .date(date)
    } else {
      return nil
    }
  }

  /// How long that is, from `now` on.
  func wait(from now: Date) -> Duration {
    switch time {
    case .seconds(let seconds): .seconds(seconds)
    case .date(let date): .seconds(max(date.timeIntervalSince(now), 0))
    }
  }
}

extension HTTPResponse {
  /// The time at which the server answered, by its own clock.
  var date: Date? { header("Date").flatMap { Date(httpDate: $0) } }
}

extension Date {
  /// The date of a header, in the form that servers have to write (`IMF-fixdate` of RFC 9110, 5.6.7).
  init?(httpDate text: String) {
    let format = Date.VerbatimFormatStyle(
      format: """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits) GMT
        """,
      locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
    guard let date = try? Date(text, strategy: format.parseStrategy) else { return nil }
    self = date
  }
}
