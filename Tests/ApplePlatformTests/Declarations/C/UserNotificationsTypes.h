// User Notifications' enums, of C as Apple's are: a system may add cases to them.

#ifdef ON_macOS
#define UNAVAILABLE_ON_MACOS __attribute__((unavailable("not available on macOS")))
#else
#define UNAVAILABLE_ON_MACOS
#endif

// https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
// UNNotificationSettings.h: UNAuthorizationStatusEphemeral is API_UNAVAILABLE(macos, watchos, tvos).
typedef enum __attribute__((enum_extensibility(open))) UNAuthorizationStatus : long {
  UNAuthorizationStatusNotDetermined = 0,
  UNAuthorizationStatusDenied = 1,
  UNAuthorizationStatusAuthorized = 2,
  UNAuthorizationStatusProvisional = 3,
  UNAuthorizationStatusEphemeral UNAVAILABLE_ON_MACOS = 4
} UNAuthorizationStatus;
