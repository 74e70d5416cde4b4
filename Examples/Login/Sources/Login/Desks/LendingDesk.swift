import ScreenKit

/// Puts things aside for members. Those that somebody keeps in mind are not lent.
final class LendingDesk: ThingDetailActions {
  private let library: Library

  init(library: Library) {
    self.library = library
  }

  func lend(_ item: Thing, on screen: ThingDetailPresenter) async throws {
    guard !item.kept else { return screen.notice(.key("thing.isKept")) }
    try await library.reserve(item.id)
    screen.notice(.key("thing.lent", [item.name]))
  }
}
