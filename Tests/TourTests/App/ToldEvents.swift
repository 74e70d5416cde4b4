import ScreenKit

/// The analytics of the app: it remembers what it is told.
@MainActor
final class ToldEvents: AnalyticsSink {
  private(set) var events: [Analytics] = []

  func track(_ event: Analytics) {
    events.append(event)
  }
}
