import Foundation
import ScreenKit

/// A device that notes what is asked of it, and says who holds it as a test wants.
@MainActor
final class RecordingDevice: PushRegistration, LocationUpdates, BiometricCheck {
  /// Whether its owner holds it.
  var isHeldByOwner = true
  /// Whether it can find out who holds it.
  var isAvailable = true
  var graceTime: TimeInterval = 0
  private(set) var registrations = 0
  private(set) var isFollowingPlaces = false
  private(set) var checks = 0

  /// What the reader has said to notifications and to places.
  var pushes = PermissionStatus.notDetermined
  var places = PermissionStatus.notDetermined
  /// What they say when they are asked.
  var answer = PermissionStatus.authorized
  private(set) var questions = 0
  /// What happens while a question is open.
  var whileAsking: @MainActor () async -> Void = {}

  func registerForPushNotifications() { registrations += 1 }
  func pushNotificationStatus() async -> PermissionStatus { pushes }
  func locationStatus() async -> PermissionStatus { places }

  func requestPushNotifications() async -> PermissionStatus {
    questions += 1
    await whileAsking()
    pushes = answer
    return answer
  }

  func requestLocation() async -> PermissionStatus {
    questions += 1
    places = answer
    return answer
  }

  func startLocationUpdates() { isFollowingPlaces = true }
  func stopLocationUpdates() { isFollowingPlaces = false }

  func confirmsOwner(reason: String) async -> Bool {
    checks += 1
    return isHeldByOwner
  }
}
