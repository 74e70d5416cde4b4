@testable import Mixed

/// Remembers what the app's analytics are told.
final class RecordingTracking: Tracking {
  private(set) var events: [String] = []

  func track(name: String, parameters: [String: Any]) {
    let words = parameters.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    events.append(([name] + words).joined(separator: " "))
  }
}
