// What ScreenCore uses of Core Location, as Apple declares it, without anything behind it.
@_exported import Foundation

public struct CLLocationCoordinate2D: Sendable {
  public var latitude = 0.0
  public var longitude = 0.0
}

open class CLLocation: NSObject {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  // kCLAuthorizationStatusAuthorizedWhenInUse: API_AVAILABLE(ios(8.0)) API_UNAVAILABLE(macos)
  @available(macOS, unavailable)
  case authorizedWhenInUse = 4
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open func requestWhenInUseAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}
