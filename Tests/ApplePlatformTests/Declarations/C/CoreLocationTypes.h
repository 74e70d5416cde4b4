// Core Location's enums, of C as Apple's are: a system may add cases to them.

#ifdef ON_macOS
#define UNAVAILABLE_ON_MACOS __attribute__((unavailable("not available on macOS")))
#else
#define UNAVAILABLE_ON_MACOS
#endif

// https://developer.apple.com/documentation/corelocation/clauthorizationstatus
// CLLocationManager.h: kCLAuthorizationStatusAuthorizedWhenInUse is API_UNAVAILABLE(macos).
typedef enum __attribute__((enum_extensibility(open))) CLAuthorizationStatus : int {
  kCLAuthorizationStatusNotDetermined = 0,
  kCLAuthorizationStatusRestricted = 1,
  kCLAuthorizationStatusDenied = 2,
  kCLAuthorizationStatusAuthorizedAlways = 3,
  kCLAuthorizationStatusAuthorizedWhenInUse UNAVAILABLE_ON_MACOS = 4
} CLAuthorizationStatus;
