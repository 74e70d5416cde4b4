import Foundation

/// Keeps the latest answers in memory, by their requests: address, headers and all, so that no one gets
/// what another session was answered.
public actor ResponseCache {
  private struct Entry {
    let response: HTTPResponse
    let date: Date
  }

  private let capacity: Int
  private let now: @Sendable () -> Date
  private var entries: [HTTPRequest: Entry] = [:]
  /// The requests, the one used last at the end.
  private var order = OrderedSet<HTTPRequest>()

  /// A cache of at most `capacity` answers, whose age is told by `now`.
  public init(capacity: Int = 100, now: @escaping @Sendable () -> Date = { Date() }) {
    self.capacity = max(capacity, 1)
    self.now = now
  }

  /// How many answers are kept.
  public var count: Int { entries.count }

  /// What was answered to `request` no longer than `age` ago.
  public func response(to request: HTTPRequest, notOlderThan age: Duration) -> HTTPResponse? {
    guard let entry = entries[request], now() <= entry.date + age.timeInterval else { return nil }
    use(request)
    return entry.response
  }

  /// What was answered to `request`, if it may be shown still.
  public func response(to request: HTTPRequest, under policy: CachePolicy) -> Kept<HTTPResponse>? {
    guard let entry = entries[request] else { return nil }
    let isStale = now() > entry.date + policy.lifetime.timeInterval
    guard !isStale || policy.showsStale else { return nil }
    use(request)
    return Kept(entry.response, isStale: isStale)
  }

  /// Keeps `response`; the answer that nobody asked for longest makes room for it.
  public func keep(_ response: HTTPResponse, for request: HTTPRequest) {
    entries[request] = Entry(response: response, date: now())
    use(request)
    if order.count > capacity, let oldest = order.first {
      order.remove(oldest)
      entries[oldest] = nil
    }
  }

  /// Forgets all answers, as after logging out.
  public func removeAll() {
    entries = [:]
    order.removeAll()
  }

  private func use(_ request: HTTPRequest) {
    order.remove(request)
    order.append(request)
  }
}
