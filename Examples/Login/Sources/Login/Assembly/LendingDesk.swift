import ScreenKit

/// Puts things aside for members. Those that somebody keeps in mind are not lent.
final class LendingDesk: ThingDetailActions {
  func lend(_ item: Thing, on screen: ThingDetailPresenter) async throws {
    screen.notice(.key(item.kept ? "thing.isKept" : "thing.lent", item.kept ? [] : [item.name]))
  }
}
