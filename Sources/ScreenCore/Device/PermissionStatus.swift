/// What the reader has said about something that an app may do only if they let it.
public enum PermissionStatus: Hashable, Sendable {
  /// Nobody has asked them yet.
  case notDetermined
  /// They have said no. The system does not ask again; only its settings change that.
  case denied
  /// The device lets nobody allow it, as one that parents have restricted.
  case restricted
  /// It is allowed in a quiet form, without having been asked for.
  case provisional
  /// It is allowed.
  case authorized

  /// Whether the app may do it.
  public var isAllowed: Bool {
    switch self {
    case .provisional, .authorized: true
    case .notDetermined, .denied, .restricted: false
    }
  }
}
