/// Registers the app for push notifications: `DevicePushNotifications`, or a class of the app. The system hands
/// the token to the app's delegate.
@MainActor
public protocol PushRegistration: AnyObject {
  /// Asks the reader where that has not been done yet, and registers the app.
  func registerForPushNotifications()

  /// Whether the app may show notifications now. Nobody is asked.
  func pushNotificationStatus() async -> PermissionStatus

  /// Asks the reader where that has not been done yet; the answer is what holds then.
  func requestPushNotifications() async -> PermissionStatus
}

/// Follows where the device is while the main screens are there: `DeviceLocation`, or a class of the app.
@MainActor
public protocol LocationUpdates: AnyObject {
  /// Asks the reader where that has not been done yet, and begins to follow.
  func startLocationUpdates()

  /// Ends following.
  func stopLocationUpdates()

  /// Whether the app may know where the device is now. Nobody is asked.
  func locationStatus() async -> PermissionStatus

  /// Asks the reader where that has not been done yet; the answer is what holds then.
  func requestLocation() async -> PermissionStatus
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
