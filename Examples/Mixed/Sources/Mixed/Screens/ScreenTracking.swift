import ScreenKit

/// Tells the app's analytics of what happens on generated screens.
final class ScreenTracking: ScreenEventsSink {
  private let analytics: any Tracking

  init(_ analytics: any Tracking) {
    self.analytics = analytics
  }

  func track(_ event: ScreenEvents) {
    analytics.track(name: event.name, parameters: event.parameters)
  }
}

extension ScreenEvents {
  /// The values of the event by their names.
  fileprivate var parameters: [String: Any] {
    switch self {
    case .nightsShown(let hutID): ["hutID": hutID.rawValue]
    case .bedsBooked(let nightID, let beds): ["nightID": nightID.rawValue, "beds": beds]
    case .tourOpened(let tourID, let title): ["tourID": tourID.rawValue, "title": title]
    case .trailReported(let trailID, let state):
      ["trailID": trailID.rawValue, "state": state.rawValue]
    }
  }
}
