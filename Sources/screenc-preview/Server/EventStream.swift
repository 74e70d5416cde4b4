import Foundation
import Synchronization

/// Events on their way to a browser, in order. Of pictures that were not fetched in time only the last one counts.
final class EventStream: Sendable {
  /// An event as a stream has it.
  struct Event: Sendable {
    let name: String
    let data: Data
  }

  private struct Waiting {
    var events: [Event] = []
    var isOver = false
  }

  private let waiting = Mutex(Waiting())
  private let arrival = DispatchSemaphore(value: 0)
  private static let mostEvents = 500

  /// Adds an event.
  func send(_ event: Event) {
    waiting.withLock { waiting in
      if event.name == "frame" { waiting.events.removeAll { $0.name == "frame" } }
      // Notes may get lost where nobody fetches them; what is seen may not.
      guard event.name != "note" || waiting.events.count < Self.mostEvents else { return }
      waiting.events.append(event)
    }
    arrival.signal()
  }

  /// The events that have come since they were taken last, and whether they are the last ones.
  func take() -> (events: [Event], isOver: Bool) {
    waiting.withLock { waiting in
      defer { waiting.events = [] }
      return (waiting.events, waiting.isOver)
    }
  }

  /// Ends the stream.
  func end() {
    waiting.withLock { $0.isOver = true }
    arrival.signal()
  }

  /// Hands over events as they come, until the stream or the connection ends.
  func serve(_ connection: LoopbackConnection) {
    guard connection.send(PageAnswer.stream) else { return }
    while true {
      let isQuiet = arrival.wait(timeout: .now() + 10) == .timedOut
      let (events, isOver) = take()
      // What is sent without a need says whether anyone is still there.
      if isQuiet, !connection.send(Data(":\n\n".utf8)) { return }
      for event in events {
        let head = Data("event: \(event.name)\ndata: ".utf8)
        guard connection.send(head + event.data + Data("\n\n".utf8)) else { return }
      }
      if isOver { return }
    }
  }
}
