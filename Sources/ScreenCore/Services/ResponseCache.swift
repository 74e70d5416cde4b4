import Foundation

/// Keeps the latest answers by their requests: address, headers and all, so that no one gets what another
/// session was answered. They are kept in memory, and on disk where there is a folder for them.
public actor ResponseCache {
  private let capacity: Int
  private var disk: ResponseFolder?
  private let now: @Sendable () -> Date
  private var entries: [HTTPRequest: KeptResponse] = [:]
  /// The requests, the one used last at the end.
  private var order = OrderedSet<HTTPRequest>()

  /// A cache of at most `capacity` answers, whose age is told by `now`.
  ///
  /// - Parameter folder: Where answers outlive the app's run, as a rule in the device's folder of caches;
  ///   nil to keep them in memory only. The folder is the cache's own: other files in it are removed.
  public init(
    capacity: Int = 100, folder: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.capacity = max(capacity, 1)
    disk = folder.map { ResponseFolder($0, capacity: max(capacity, 1)) }
    self.now = now
  }

  /// How many answers are kept in memory.
  public var count: Int { entries.count }

  /// What was answered to `request` no longer than `age` ago.
  public func response(to request: HTTPRequest, notOlderThan age: Duration) -> HTTPResponse? {
    guard let entry = entry(for: request), isFresh(entry, for: age) else { return nil }
    return entry.response
  }

  /// What was answered to `request`, if it may be shown before the server is asked.
  public func response(to request: HTTPRequest, under policy: CachePolicy) -> Kept<HTTPResponse>? {
    guard let entry = entry(for: request) else { return nil }
    let isStale = !isFresh(entry, for: policy.lifetime)
    guard !isStale || policy.older == .shownMeanwhile else { return nil }
    return Kept(entry.response, isStale: isStale)
  }

  /// What was answered to `request`, however long ago.
  func response(to request: HTTPRequest) -> HTTPResponse? { entry(for: request)?.response }

  /// What was answered to `request` becomes as good as new: the server says that nothing has changed.
  func renew(_ request: HTTPRequest) {
    guard let entry = entry(for: request) else { return }
    keep(entry.response, for: request)
  }

  /// Keeps `response`; the answer that nobody asked for longest makes room for it.
  public func keep(_ response: HTTPResponse, for request: HTTPRequest) {
    let entry = KeptResponse(response, at: now())
    entries[request] = entry
    use(request)
    disk?.write(entry, for: request)
  }

  /// Forgets the answers in memory; those in the folder stay.
  public func removeFromMemory() {
    entries = [:]
    order.removeAll()
  }

  /// Forgets all answers, as after logging out.
  public func removeAll() {
    removeFromMemory()
    disk?.removeAll()
  }

  private func entry(for request: HTTPRequest) -> KeptResponse? {
    if let entry = entries[request] {
      use(request)
      return entry
    }
    guard let entry = disk?.entry(for: request) else { return nil }
    entries[request] = entry
    use(request)
    return entry
  }

  /// A clock that was set back makes nothing fresh that came, by it, from the future.
  private func isFresh(_ entry: KeptResponse, for lifetime: Duration) -> Bool {
    let age = now().timeIntervalSince(entry.date)
    return age >= 0 && age <= lifetime.timeInterval
  }

  private func use(_ request: HTTPRequest) {
    order.remove(request)
    order.append(request)
    while order.count > capacity, let oldest = order.first {
      order.remove(oldest)
      entries[oldest] = nil
    }
  }
}
