import ScreenKit

/// What the app does by hand on the feed: it hides posts, or cannot.
@MainActor
final class HiddenPosts: FeedActions {
  private(set) var hidden: [Post] = []

  func hide(_ item: Post, on screen: FeedViewController) async throws {
    hidden.append(item)
  }
}
