import ScreenCore
import ScreenDriver

/// Writes down what a source tells.
@MainActor
final class RecordingDelegate: DataSourceDelegate {
  enum Event: Equatable {
    case began(LoadKind)
    case finished(LoadKind, Int)
    case failed(LoadKind, LoadError)
    case changed
  }

  private(set) var events: [Event] = []

  func dataSource(_ source: any DataSource, didBegin load: LoadKind) {
    events.append(.began(load))
  }

  func dataSource(_ source: any DataSource, didFinish load: LoadKind, with items: [any Model]) {
    events.append(.finished(load, items.count))
  }

  func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError) {
    events.append(.failed(load, error))
  }

  func dataSourceDidChange(_ source: any DataSource) {
    events.append(.changed)
  }

  /// Waits until `count` loads have ended.
  func waitForEnds(_ count: Int) async throws {
    try await wait(until: "\(count) loads have ended") { ends >= count }
  }

  private var ends: Int {
    events.filter { event in
      switch event {
      case .finished, .failed: true
      case .began, .changed: false
      }
    }.count
  }
}
