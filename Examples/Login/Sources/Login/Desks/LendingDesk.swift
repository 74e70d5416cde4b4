import ScreenKit

/// Puts things aside for members. Those that somebody keeps in mind are not lent.
@MainActor
final class LendingDesk: ThingDetailActions {
  /// Talks to the server as the app does, so it is there once the app is.
  var library: Library?

  func lend(_ item: Thing, on screen: ThingDetailPresenter) async throws {
    guard !item.kept else { return screen.notice(.key("thing.isKept")) }
    guard let library else { return }
    try await library.reserve(item.id)
    screen.notice(.key("thing.lent", [item.name]))
  }
}
