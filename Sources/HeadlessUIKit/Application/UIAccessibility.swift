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
    guard notification == .announcement, let text = argument as? String else { return }
    announcements = announcements.suffix(99) + [text]
  }

  /// What was said last.
  @MainActor static private(set) var announcements: [String] = []
}
