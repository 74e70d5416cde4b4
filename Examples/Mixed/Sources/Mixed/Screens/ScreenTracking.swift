import ScreenKit

/// Tells the app's analytics of what happens on generated screens.
final class ScreenTracking: AnalyticsSink {
  private let analytics: any Tracking

  init(_ analytics: any Tracking) {
    self.analytics = analytics
  }

  func track(_ event: Analytics) {
    analytics.track(name: event.name, parameters: event.parameters.anyValues)
  }
}
