import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// Whatever way a screen is left, nothing of it remains: neither its coordinator and container, nor what
/// stands in that, nor the rows' controllers.
@MainActor @Suite struct OwnershipTests {
  enum Screen: CaseIterable {
    case lists, due, items, item, tidyUp, options

    func destination(in contents: TodoContents) throws -> TodoListsDestination {
      let list = try #require(contents.todoLists.first)
      return switch self {
      case .lists: .lists
      case .due: .due
      case .tidyUp: .tidyUp
      case .options: .options
      case .items: .items(list: list)
      case .item: .item(itemID: try #require(contents.items(ofList: list.id).first).id)
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
    let stage = try await Stage.filled { contents in
      contents.addList(named: "Groceries")
      guard let list = contents.todoLists.first else { return }
      for title in ["Bread", "Apples"] { contents.addItem(title, toList: list.id) }
    }
    let destination = try screen.destination(in: await stage.kept)
    let left = try await stage.driver.visit(
      leavingBy: way, in: [stage.app], settling: settling
    ) { stage.app.makeController(for: destination) }
    #expect(left.count > 10)
    try await stage.driver.waitForRelease(of: left)
    try stage.close()
  }
}
