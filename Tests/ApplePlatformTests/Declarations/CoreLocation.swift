// What ScreenCore uses of Core Location, as Apple declares it, without anything behind it.
@_exported public import AppleFoundation
@_exported public import CoreLocationTypes

// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
  public var latitude = 0.0
  public var longitude = 0.0
}

// https://developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

// https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open func requestWhenInUseAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}
