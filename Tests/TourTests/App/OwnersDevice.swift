import ScreenKit

/// A device that notes what the app asks of it.
@MainActor
final class OwnersDevice: PushRegistration, BiometricCheck {
  /// Whether its owner holds it.
  var isHeldByOwner = true
  private(set) var registrations = 0

  func registerForPushNotifications() { registrations += 1 }
  func pushNotificationStatus() async -> PermissionStatus { .authorized }
  func requestPushNotifications() async -> PermissionStatus { .authorized }

  func confirmsOwner(reason: String) async -> Bool { isHeldByOwner }
}
