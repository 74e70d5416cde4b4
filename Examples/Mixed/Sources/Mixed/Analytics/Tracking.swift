/// The app's analytics, whoever stands behind them.
@MainActor
protocol Tracking: AnyObject {
  func track(name: String, parameters: [String: Any])
}

extension Tracking {
  func track(name: String) { track(name: name, parameters: [:]) }
}

/// Writes what it is told to the console.
final class ConsoleTracking: Tracking {
  func track(name: String, parameters: [String: Any]) {
    let words = parameters.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    print(([name] + words).joined(separator: " "))
  }
}
