import Foundation

/// Where the reader of one window was, in the activity by which the system restores the window's scene.
///
/// The system keeps the activity, even of windows that are closed for now, so two things are found out by what the app
/// keeps itself: whether anybody has logged out since, and whether the window was restored by it before. What ends the
/// app as soon as it is restored does so one time only.
@MainActor
struct WindowRestoration {
  private static let stateKey = "host"
  private static let idKey = "id"
  private static let logOutsKey = "logOuts"
  /// How many activities are remembered to have been used.
  private static let mostUsed = 32

  let state: HostState
  private let id: String

  /// The type of such activities. An app that lists the types of its activities in its Info.plist names it, too.
  static var activityType: String { (Bundle.main.bundleIdentifier ?? "ScreenKit") + ".window" }

  /// What `activity` tells; nil where it is another one, was used before, or is of who has logged out since.
  init?(_ activity: NSUserActivity, stored: StoredState) {
    guard activity.activityType == Self.activityType, let values = activity.userInfo,
      let id = values[Self.idKey] as? String, !Self.used(in: stored).contains(id),
      values[Self.logOutsKey] as? Int == Self.logOuts(in: stored),
      let state = (values[Self.stateKey] as? String).flatMap(HostState.init(text:))
    else { return nil }
    self.state = state
    self.id = id
  }

  /// An activity that tells `state`; nil for what cannot be told.
  static func activity(for state: HostState, stored: StoredState) -> NSUserActivity? {
    guard let text = state.text else { return nil }
    let activity = NSUserActivity(activityType: activityType)
    activity.userInfo = [
      stateKey: text, idKey: UUID().uuidString, logOutsKey: logOuts(in: stored),
    ]
    return activity
  }

  /// Remembers that a window was restored by this.
  func use(in stored: StoredState) {
    let used = (Self.used(in: stored) + [id]).suffix(Self.mostUsed)
    stored.keep(used.joined(separator: " "), for: "host.restored")
  }

  private static func used(in stored: StoredState) -> [String] {
    let text = stored.value(for: "host.restored", as: String.self) ?? ""
    return text.split(separator: " ").map(String.init)
  }

  private static func logOuts(in stored: StoredState) -> Int {
    stored.value(for: "host.logOuts", as: Int.self) ?? 0
  }

  /// Makes all activities that there are worthless.
  static func forgetAll(in stored: StoredState) {
    stored.keep(logOuts(in: stored) + 1, for: "host.logOuts")
  }
}
