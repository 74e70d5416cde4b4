public import MomentsCore
import ScreenKit

/// What the feed does by hand: posts that a reader hides leave the reader's feed on the server.
@MainActor
public final class HiddenPosts: FeedActions {
  /// What the requests are sent by.
  public weak var app: MomentsFeedApp?

  public init() {}

  public func hide(_ item: Post, on screen: FeedViewController) async throws {
    _ = try await app?.send(HidePost(id: item.id))
    screen.reload()
  }
}

/// Takes a post out of the reader's feed.
nonisolated struct HidePost: APIRequest {
  typealias Response = NoContent

  var id: Identifier

  var endpoint: Endpoint {
    Endpoint(
      .post, "/moments/hide.json", query: [QueryItem("_json", "1")],
      body: .json([BodyField("id", id)]))
  }
}
