public import MomentsCore

/// Keeps what it is told, in the place of a service for analytics.
public final class EventLog: AnalyticsSink {
  /// What has been told, in that order.
  public private(set) var events: [Analytics] = []

  public init() {}

  public func track(_ event: Analytics) {
    events.append(event)
  }
}
