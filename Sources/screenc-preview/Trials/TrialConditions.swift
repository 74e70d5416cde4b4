import Foundation
import ScreenCore
import ScreenInterpreter
import SpecModel
import SpecSemantics

/// Under what a screen is tested.
struct TrialConditions: Hashable, Sendable {
  /// What its sources answer.
  var state = ScreenState.filled
  /// Whether requests that effects send fail.
  var refusesRequests = false
  var isLoggedIn = false
  /// Whether every flag is the other way round than the spec says.
  var turnsFlags = false
  var isWide = false
  /// What is supposed so that conditions hold.
  var supposition = Supposition()
  /// Whether the window is so high that rows need no scrolling to be touched.
  var isHigh = true

  var size: CGSize {
    CGSize(width: supposition.isWide ?? isWide ? 1024 : 390, height: isHigh ? 2600 : 844)
  }

  /// Under what a way could be gone that could not be gone as things usually are.
  func help(_ way: ScreenWay) -> Bool {
    let trigger = way.effect.trigger
    if refusesRequests { return trigger.after.contains(.failed) }
    if state == .empty { return trigger.kind == .empty || way.effect.condition != nil }
    return true
  }

  /// All under which ways of an app are looked for, one after the other as long as some are left.
  static func all(for index: AppIndex) -> [TrialConditions] {
    let usual = [
      TrialConditions(), TrialConditions(refusesRequests: true), TrialConditions(state: .empty),
      TrialConditions(state: .long), TrialConditions(state: .bare),
      TrialConditions(state: .long, isWide: true),
    ]
    let session = index.session == nil ? [] : [TrialConditions(isLoggedIn: true)]
    let hasFlags = index.app?.flags.isEmpty == false
    return usual + session + (hasFlags ? [TrialConditions(turnsFlags: true)] : [])
  }
}

/// How a screen stands in the app while it is tested.
enum TrialEntry: Sendable {
  /// As the first of a navigation.
  case beginning
  /// On top of another one.
  case pushed
  /// In a sheet over another one.
  case presented
  /// On top of what is first in the app's host.
  case host
  /// As an entry of the app's menu.
  case menu(Int)
}
