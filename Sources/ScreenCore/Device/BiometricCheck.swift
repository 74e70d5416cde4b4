public import Foundation

/// Finds out whether the person holding the device is its owner. ``DeviceBiometrics`` asks for a face, a finger
/// or the device's code where the system can; an app may have a check of its own.
@MainActor
public protocol BiometricCheck: AnyObject {
  /// Whether it is the owner; `reason` is what the system may say when it asks. A check that failed or that
  /// was cancelled has not confirmed it.
  func confirmsOwner(reason: String) async -> Bool

  /// Whether the device can find it out; nothing is locked while it cannot, as without a code, because
  /// nothing would open it. True unless a check says otherwise.
  var isAvailable: Bool { get }

  /// How long who was there before is not asked again after the app has left the screen, in seconds; 0
  /// unless a check says otherwise.
  var graceTime: TimeInterval { get }
}

extension BiometricCheck {
  public var isAvailable: Bool { true }
  public var graceTime: TimeInterval { 0 }
}

#if canImport(LocalAuthentication)
  import LocalAuthentication

  /// Asks for a face, a finger or the device's code.
  @MainActor
  public final class DeviceBiometrics: BiometricCheck {
    public let graceTime: TimeInterval

    /// The check of the device that the app runs on, which asks no one who was away for no longer than
    /// `graceTime`, in seconds.
    nonisolated public init(graceTime: TimeInterval = 0) {
      self.graceTime = graceTime
    }

    public var isAvailable: Bool {
      LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
    }

    public func confirmsOwner(reason: String) async -> Bool {
      let answer = try? await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: reason)
      return answer == true
    }
  }
#endif
