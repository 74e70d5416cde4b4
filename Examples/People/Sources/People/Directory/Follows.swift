import ScreenKit

/// What the directory does by hand: whom the reader follows is kept on this device.
@MainActor
final class Follows: DirectoryActions {
  func follow(_ item: User, on screen: DirectoryViewController) async throws {
    var user = item
    user.followed = true
    screen.provideResource(updated: user, key: \User.followed)
  }
}
