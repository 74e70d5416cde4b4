import Foundation

/// When a request that failed is sent again, and how long to wait before that.
///
/// The waits grow exponentially and are spread over their whole range, so that apps that failed together
/// don't come back together: "full jitter" of *Exponential Backoff And Jitter* (AWS Architecture Blog,
/// 2015). A server that says in `Retry-After` (RFC 9110, 10.2.3) when to come back is believed.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent at most, the first time included.
  public var attempts: Int
  /// The longest wait before the second attempt; it doubles with each further one.
  public var base: Duration
  /// The longest wait before any attempt. A server that wants to be left alone for longer has refused.
  public var longest: Duration

  /// Three attempts within a few seconds, unless said otherwise.
  public init(
    attempts: Int = 3, base: Duration = .milliseconds(500), longest: Duration = .seconds(10)
  ) {
    self.attempts = max(attempts, 1)
    self.base = base
    self.longest = longest
  }

  /// Every request is sent once.
  public static let never = RetryPolicy(attempts: 1)

  /// The wait before another attempt at `request` after `response`; nil where that answer stands.
  ///
  /// - Parameters:
  ///   - attempt: How often the request has been sent, from 1.
  ///   - chance: From 0 up to 1, which decides the wait within its range.
  ///   - now: The time, against which a date in `Retry-After` is held where the server doesn't say its
  ///     own.
  func wait(
    after response: HTTPResponse, to request: HTTPRequest, attempt: Int, chance: Double, now: Date
  ) -> Duration? {
    guard attempt < attempts else { return nil }
    let asked = RetryAfter(response)?.wait(from: response.date ?? now)
    switch response.status {
    // The server has done nothing, whatever the request was.
    case 429 where asked != nil: break
    case 408, 429, 502, 503, 504: guard request.method.isIdempotent else { return nil }
    default: return nil
    }
    guard let asked else { return backoff(after: attempt, chance) }
    return asked <= longest ? asked : nil
  }

  /// The wait before another attempt at `request`, which was not answered; nil where that stands.
  func wait(
    after error: any Error, to request: HTTPRequest, attempt: Int, chance: Double
  ) -> Duration? {
    guard attempt < attempts, request.method.isIdempotent, error.isPassing else { return nil }
    return backoff(after: attempt, chance)
  }

  private func backoff(after attempt: Int, _ chance: Double) -> Duration {
    let doublings = min(attempt - 1, 20)
    return min(base * (1 << doublings), longest) * min(max(chance, 0), 1)
  }
}

extension HTTPMethod {
  /// Whether doing it twice is like doing it once (RFC 9110, 9.2.2).
  fileprivate var isIdempotent: Bool {
    switch self {
    case .get, .put, .delete: true
    case .post, .patch: false
    }
  }
}

extension Error {
  /// Whether the next attempt may well go better. A device that is offline, a server that took its time
  /// and a name that nobody knows are no such cases: the reader is told at once.
  fileprivate var isPassing: Bool {
    let error = self as NSError
    guard error.domain == NSURLErrorDomain else { return false }
    return [NSURLErrorNetworkConnectionLost, NSURLErrorCannotConnectToHost].contains(error.code)
  }
}
