import People
import ScreenDriver
import ScreenKit
import Testing

/// Whatever way a screen is left, nothing of it remains.
@MainActor @Suite struct OwnershipTests {
  enum Screen: CaseIterable {
    case directory, feed, person, invitations

    @MainActor
    func make(_ app: PeopleApp) -> TableController {
      switch self {
      case .directory: DirectoryViewController(app: app)
      case .feed: FeedViewController(app: app)
      case .person: PersonViewController(app: app, userID: "ada")
      case .invitations: InvitationsController(app: app)
      }
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
    await stage.post.hold("/")
    let left = try await stage.driver.visit(leavingBy: way, in: [stage], settling: false) {
      screen.make(stage.app)
    }
    try await stage.driver.waitForRelease(of: left)
    await stage.post.release()
  }
}
