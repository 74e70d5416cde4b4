import Foundation

/// Hears of notifications as long as it is there.
final class NotificationObservation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  /// Calls `handler` where a notification is posted, before that goes on.
  init(
    of name: Notification.Name, in center: NotificationCenter,
    handler: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: nil, queue: nil, using: handler)
  }

  deinit {
    center.removeObserver(token)
  }
}
