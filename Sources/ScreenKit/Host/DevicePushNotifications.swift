#if canImport(UserNotifications)
  public import UserNotifications

  /// Registers the app for push notifications by the system. Extensions of the app can't be registered.
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  public final class DevicePushNotifications: PushRegistration {
    private let options: UNAuthorizationOptions

    /// A registration for what `options` name; with `.provisional` the reader is not asked, and notifications
    /// come quietly.
    nonisolated public init(options: UNAuthorizationOptions = [.alert, .badge, .sound]) {
      self.options = options
    }

    public func registerForPushNotifications() {
      Task { await requestPushNotifications() }
    }

    public func pushNotificationStatus() async -> PermissionStatus {
      await withCheckedContinuation { continuation in
        UNUserNotificationCenter.current().getNotificationSettings { @Sendable settings in
          continuation.resume(returning: PermissionStatus(settings.authorizationStatus))
        }
      }
    }

    @discardableResult
    public func requestPushNotifications() async -> PermissionStatus {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        // The system asks once only, whatever it is told here; its status says what holds.
        UNUserNotificationCenter.current().requestAuthorization(options: options) {
          @Sendable _, _ in continuation.resume()
        }
      }
      let status = await pushNotificationStatus()
      if status.isAllowed { UIApplication.shared.registerForRemoteNotifications() }
      return status
    }
  }

  extension PermissionStatus {
    /// What the system's status means.
    public init(_ status: UNAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .denied: self = .denied
      case .provisional: self = .provisional
      case .authorized: self = .authorized
      // App clips have it for a few hours.
      #if os(iOS)
        case .ephemeral: self = .authorized
      #endif
      @unknown default: self = .denied
      }
    }
  }
#endif
