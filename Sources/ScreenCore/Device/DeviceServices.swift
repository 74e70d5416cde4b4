/// Registers the app for push notifications. The app asks the system, which hands the token to the app's
/// delegate.
@MainActor
public protocol PushRegistration: AnyObject {
  /// Asks the reader where that has not been done yet, and registers the app.
  func registerForPushNotifications()
}

/// Follows where the device is while the main screens are there.
@MainActor
public protocol LocationUpdates: AnyObject {
  /// Asks the reader where that has not been done yet, and begins to follow.
  func startLocationUpdates()

  /// Ends following.
  func stopLocationUpdates()
}

/// What a host needs of the device; nil for what it does without.
@MainActor
public struct DeviceServices {
  public var pushNotifications: (any PushRegistration)?
  public var locationUpdates: (any LocationUpdates)?
  public var biometrics: (any BiometricCheck)?

  /// Services of the device.
  public init(
    pushNotifications: (any PushRegistration)? = nil,
    locationUpdates: (any LocationUpdates)? = nil, biometrics: (any BiometricCheck)? = nil
  ) {
    self.pushNotifications = pushNotifications
    self.locationUpdates = locationUpdates
    self.biometrics = biometrics
  }
}
