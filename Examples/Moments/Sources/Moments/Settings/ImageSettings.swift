import MomentsCore
import ScreenKit

/// What the settings do by hand.
@MainActor
final class ImageSettings: SettingsActions {
  func clearImages(_ item: MenuItem, on screen: SettingsViewController) async throws {
    screen.runtime.images.removeAll()
  }
}
