#if canImport(CoreLocation)
  public import CoreLocation

  /// Follows where the device is by the system's location services. The app's `Info.plist` says what for
  /// (`NSLocationWhenInUseUsageDescription`).
  @MainActor
  public final class DeviceLocation: NSObject, LocationUpdates {
    private let manager = CLLocationManager()
    private let onUpdate: @MainActor (CLLocationCoordinate2D) -> Void
    private var waiting: [CheckedContinuation<PermissionStatus, Never>] = []

    /// Hands `onUpdate` each place that the device reaches.
    public init(onUpdate: @escaping @MainActor (CLLocationCoordinate2D) -> Void) {
      self.onUpdate = onUpdate
      super.init()
      manager.delegate = self
    }

    public func startLocationUpdates() {
      if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
      manager.startUpdatingLocation()
    }

    public func stopLocationUpdates() {
      manager.stopUpdatingLocation()
    }

    public func locationStatus() async -> PermissionStatus {
      PermissionStatus(manager.authorizationStatus)
    }

    public func requestLocation() async -> PermissionStatus {
      guard manager.authorizationStatus == .notDetermined else { return await locationStatus() }
      return await withCheckedContinuation { continuation in
        waiting.append(continuation)
        manager.requestWhenInUseAuthorization()
      }
    }

    private func authorizationDidChange() {
      let status = PermissionStatus(manager.authorizationStatus)
      guard status != .notDetermined else { return }
      let answers = waiting
      waiting = []
      for answer in answers { answer.resume(returning: status) }
    }
  }

  // The manager calls where it was made, which is on the main thread.
  extension DeviceLocation: CLLocationManagerDelegate {
    nonisolated public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      MainActor.assumeIsolated { authorizationDidChange() }
    }

    nonisolated public func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      let places = locations.map(\.coordinate)
      MainActor.assumeIsolated { places.forEach(onUpdate) }
    }

    // Without it the manager ends the app when it fails. It goes on by itself when it can.
    nonisolated public func locationManager(
      _ manager: CLLocationManager, didFailWithError error: any Error
    ) {}
  }

  extension PermissionStatus {
    /// What the system's status means.
    public init(_ status: CLAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .restricted: self = .restricted
      case .denied: self = .denied
      case .authorizedAlways: self = .authorized
      // A Mac asks once and for all.
      #if !os(macOS)
        case .authorizedWhenInUse: self = .authorized
      #endif
      @unknown default: self = .denied
      }
    }
  }
#endif
