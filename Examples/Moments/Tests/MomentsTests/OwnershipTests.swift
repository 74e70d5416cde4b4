import Foundation
import Moments
import MomentsCore
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed
@testable import MomentsPeople

/// Whatever way a screen is left, nothing of it remains.
@MainActor @Suite(.datasette, .serialized) struct OwnershipTests {
  enum Screen: CaseIterable {
    case feed, stories, explore, post, comments, profile, followers, search, settings, compose

    @MainActor
    func make(_ app: MomentsApp) -> UIViewController {
      switch self {
      case .feed: FeedViewController(app: app.momentsFeed)
      case .stories: StoriesViewController(app: app.momentsFeed, tray: StoryTray(id: 1))
      case .explore: ExploreViewController(app: app.momentsFeed)
      case .post: PostDetailViewController(app: app.momentsFeed, postID: 1)
      case .comments: CommentsViewController(app: app.momentsFeed, post: Self.somePost)
      case .profile: ProfileViewController(app: app.momentsPeople, userID: "me")
      case .followers: FollowersViewController(app: app.momentsPeople, userID: "me")
      case .search: SearchViewController(app: app)
      case .settings: SettingsViewController(app: app)
      case .compose: ComposeViewController(app: app.momentsFeed)
      }
    }

    private static var somePost: Post {
      Post(
        id: 1, author: User(id: 1, name: "Ada"), audience: .everyone,
        createdAt: Date(timeIntervalSince1970: 0))
    }
  }

  @Test(arguments: Screen.allCases, WayOut.allCases)
  func everythingIsReleasedWhenAScreenIsLeft(screen: Screen, way: WayOut) async throws {
    let stage = try await Stage.settled()
    let left = try await stage.driver.visit(leavingBy: way, in: [stage]) {
      screen.make(stage.app)
    }
    #expect(left.count > 10)
    try await stage.driver.waitForRelease(of: left)
  }

  @Test(arguments: Screen.allCases, WayOut.allCases)
  func everythingIsReleasedWhenAScreenIsLeftWhileItLoads(screen: Screen, way: WayOut) async throws {
    let stage = try await Stage.settled()
    await stage.traffic.hold()
    let left = try await stage.driver.visit(leavingBy: way, in: [stage], settling: false) {
      screen.make(stage.app)
    }
    try await stage.driver.waitForRelease(of: left)
    await stage.traffic.release()
  }
}
