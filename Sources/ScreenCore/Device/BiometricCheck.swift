/// Finds out whether whoever holds the device is its owner. ``DeviceBiometrics`` asks for a face, a finger
/// or the device's code where the system can; an app may have a check of its own.
@MainActor
public protocol BiometricCheck: AnyObject {
  /// Whether it is the owner; `reason` is what the system may say when it asks.
  func confirmsOwner(reason: String) async -> Bool
}

#if canImport(LocalAuthentication)
  import LocalAuthentication

  /// Asks for a face, a finger or the device's code.
  @MainActor
  public final class DeviceBiometrics: BiometricCheck {
    /// The check of the device that the app runs on.
    nonisolated public init() {}

    public func confirmsOwner(reason: String) async -> Bool {
      let answer = try? await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: reason)
      return answer == true
    }
  }
#endif
