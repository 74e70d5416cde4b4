/// Sends what several ask for at the same time only once, and hands the answer to all of them. Only
/// questions are shared, and only the very same ones: address, headers and all.
///
/// Who is cancelled stops waiting at once. When nobody waits any more, the request is cancelled.
public actor SharingTransport: HTTPTransport {
  private typealias Waiting = CheckedContinuation<HTTPResponse, any Error>

  private struct Flight {
    let task: Task<Void, Never>
    var waiting: [Int: Waiting] = [:]
  }

  private let base: any HTTPTransport
  private var flights: [HTTPRequest: Flight] = [:]
  private var lastTicket = 0

  /// A transport over `base`.
  public init(_ base: any HTTPTransport) {
    self.base = base
  }

  /// How many requests are on their way that others can join.
  package var requestCount: Int { flights.count }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .get else { return try await base.send(request) }
    lastTicket += 1
    let ticket = lastTicket
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { join(request, ticket, $0) }
    } onCancel: {
      Task { await self.leave(request, ticket) }
    }
  }

  private func join(_ request: HTTPRequest, _ ticket: Int, _ waiting: Waiting) {
    guard !Task.isCancelled else { return waiting.resume(throwing: CancellationError()) }
    flights[request, default: makeFlight(of: request)].waiting[ticket] = waiting
  }

  private func makeFlight(of request: HTTPRequest) -> Flight {
    Flight(
      task: Task {
        do {
          end(request, with: .success(try await base.send(request)))
        } catch {
          end(request, with: .failure(error))
        }
      })
  }

  private func end(_ request: HTTPRequest, with result: Result<HTTPResponse, any Error>) {
    // A request that nobody waits for any more may have been taken up by others meanwhile.
    guard !Task.isCancelled, let flight = flights.removeValue(forKey: request) else { return }
    for waiting in flight.waiting.values { waiting.resume(with: result) }
  }

  private func leave(_ request: HTTPRequest, _ ticket: Int) {
    guard let waiting = flights[request]?.waiting.removeValue(forKey: ticket) else { return }
    waiting.resume(throwing: CancellationError())
    guard let flight = flights[request], flight.waiting.isEmpty else { return }
    flight.task.cancel()
    flights[request] = nil
  }
}

extension HTTPTransport where Self == SharingTransport {
  /// What apps use: a `URLSession` that sends again what may well go better the next time, and once what
  /// several ask for at the same time.
  public static var standard: SharingTransport {
    SharingTransport(RetryingTransport(URLSessionTransport()))
  }
}
