import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// Whatever way a screen is left, nothing of it remains: neither a search with its suggestions, nor a subclass that was
/// written by hand, nor choices that are still loading.
@MainActor @Suite(.pantry, .serialized) struct OwnershipTests {
  enum Screen: CaseIterable {
    case goods, goodPage, shoppingList, addGood, week, deliveries, orderDelivery, complain
    case myPoints, signIn, pickUp

    var destination: PantryDestination {
      switch self {
      case .goods: .goods
      case .goodPage: .goodPage(goodID: 1)
      case .shoppingList: .shoppingList
      case .addGood: .addGood
      case .deliveries: .deliveries
      case .orderDelivery: .orderDelivery
      case .complain: .complain(goodID: 1)
      case .myPoints: .myPoints
      case .signIn: .signIn
      case .pickUp: .pickUp
      case .week: .week
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
    let stage = try await Stage.goods()
    let app = stage.app
    let left = try await stage.driver.visit(leavingBy: way, in: [app], settling: settling) {
      app.makeController(for: screen.destination)
    }
    #expect(left.count > 10)
    try await stage.driver.waitForRelease(of: left)
  }
}
