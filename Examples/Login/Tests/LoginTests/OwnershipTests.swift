import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// Whatever way a screen is left, nothing of it remains: neither its controller and presenter, nor its
/// list, its cells and their presenters.
@MainActor @Suite(.library, .serialized) struct OwnershipTests {
  enum Screen: CaseIterable {
    case things, thing, keptThings, account, wish

    var destination: LoginDestination {
      switch self {
      case .things: .things
      case .thing: .thingDetail(thingID: 1)
      case .keptThings: .keptThings
      case .account: .account
      case .wish: .wish
      }
    }
  }

  /// The app's host is a stack: there are no tabs that could be taken away.
  nonisolated private static let ways = WayOut.allCases.filter { $0 != .tabRemoval }

  @Test(arguments: Screen.allCases, ways)
  func everythingIsReleasedWhenAScreenIsLeft(screen: Screen, way: WayOut) async throws {
    try await leave(screen, way, settling: true)
  }

  @Test(arguments: Screen.allCases, ways)
  func everythingIsReleasedWhenAScreenIsLeftWhileItLoads(screen: Screen, way: WayOut) async throws {
    try await leave(screen, way, settling: false)
  }

  private func leave(_ screen: Screen, _ way: WayOut, settling: Bool) async throws {
    let stage = try await Stage.loggedIn()
    let app = LoginLoggedInApp(stage.app, session: try #require(stage.app.sessions.current))
    let left = try await stage.driver.visit(
      leavingBy: way, in: [stage.app, app], settling: settling
    ) { app.makeController(for: screen.destination) }
    #expect(left.count > 10)
    try await stage.driver.waitForRelease(of: left)
  }
}
