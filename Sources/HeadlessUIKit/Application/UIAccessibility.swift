/// What an app tells VoiceOver and its like.
public enum UIAccessibility {
  /// What has happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something has to be said that no view says.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells what has happened; what `argument` is depends on that.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String {
      announcements = announcements.suffix(99) + [text]
    } else if let view = argument as? UIView {
      view.window?.accessibilityFocus = view
    }
  }

  /// Whether the reader wants nothing to move on screen that need not.
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }

  /// Whether the reader wants to see what is a button by more than its colour.
  public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }

  /// What the reader has set for all apps. Tests set it for themselves only, since many run side by side.
  @TaskLocal static var settings = Settings()

  struct Settings: Sendable {
    var reducesMotion = false
    var showsButtonShapes = false
  }

  /// What was said last.
  @MainActor static private(set) var announcements: [String] = []
}
