/// Sends again what may well go better the next time.
public struct RetryingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let policy: RetryPolicy
  private let clock: any ScreenClock
  private let chance: @Sendable () -> Double

  /// A transport over `base` whose waits are those of `clock`. `chance` is asked for a number from 0 up
  /// to 1 before each of them.
  public init(
    _ base: any HTTPTransport, policy: RetryPolicy = RetryPolicy(),
    clock: any ScreenClock = .system,
    chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.base = base
    self.policy = policy
    self.clock = clock
    self.chance = chance
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var attempt = 1
    while true {
      let wait: Duration
      do {
        let response = try await base.send(request)
        guard
          let asked = policy.wait(
            after: response, to: request, attempt: attempt, chance: chance(), now: await clock.now)
        else { return response }
        wait = asked
      } catch {
        guard
          let asked = policy.wait(after: error, to: request, attempt: attempt, chance: chance())
        else { throw error }
        wait = asked
      }
      try await clock.wait(for: wait)
      attempt += 1
    }
  }
}
