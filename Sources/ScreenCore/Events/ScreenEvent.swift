/// Something that happened in the app and that screens may reload for.
public struct ScreenEvent: Hashable, Sendable {
  /// The event's name.
  public let name: String

  /// The event called `name`.
  public init(_ name: String) {
    self.name = name
  }
}

extension ScreenEvent {
  /// The app is no longer seen.
  package static let appDidEnterBackground = ScreenEvent("ScreenKit.appDidEnterBackground")

  /// The app is about to be seen again.
  package static let appWillEnterForeground = ScreenEvent("ScreenKit.appWillEnterForeground")

  /// Whatever is shown may be out of date.
  package static let appReloads = ScreenEvent("ScreenKit.appReloads")

  /// Somebody has logged in or out, or is known by another session.
  package static let appSessionChanges = ScreenEvent("ScreenKit.appSessionChanges")
}
