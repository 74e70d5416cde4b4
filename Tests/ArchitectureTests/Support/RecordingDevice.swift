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

  func registerForPushNotifications() { registrations += 1 }
  func startLocationUpdates() { isFollowingPlaces = true }
  func stopLocationUpdates() { isFollowingPlaces = false }

  func confirmsOwner(reason: String) async -> Bool {
    checks += 1
    return isHeldByOwner
  }
}
