import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// Whatever way a screen is left, nothing of it remains: neither its controller and presenter, nor its
/// list, its cells and their presenters.
@MainActor @Suite(.library, .serialized) struct OwnershipTests {
  enum Screen: CaseIterable {
    case logIn, things, thing, keptThings

    var destination: LoginDestination {
      switch self {
      case .logIn: .logIn
      case .things: .things
      case .thing: .thingDetail(thingID: 1)
      case .keptThings: .keptThings
      }
    }
  }

  @Test(arguments: Screen.allCases, WayOut.allCases)
  func everythingIsReleasedWhenAScreenIsLeft(screen: Screen, way: WayOut) async throws {
    try await leave(screen, way, settling: true)
  }

  @Test(arguments: Screen.allCases, WayOut.allCases)
  func everythingIsReleasedWhenAScreenIsLeftWhileItLoads(screen: Screen, way: WayOut) async throws {
    try await leave(screen, way, settling: false)
  }

  private func leave(_ screen: Screen, _ way: WayOut, settling: Bool) async throws {
    let stage = try Stage()
    try await stage.driver.settle()
    let left = try await stage.driver.visit(
      leavingBy: way, in: [stage.app], settling: settling
    ) { stage.app.makeController(for: screen.destination) }
    #expect(left.count > 10)
    try await stage.driver.waitForRelease(of: left)
  }
}
