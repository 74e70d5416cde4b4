import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// Whatever way a screen is left, nothing of it stays.
@MainActor
@Suite struct OwnershipTests {
  /// The objects of a screen, held weakly.
  @MainActor
  private final class Remains {
    weak var controller: UIViewController?
    weak var presenter: AnyObject?
    weak var engine: AnyObject?
    private let cells: [WeakCell]

    private struct WeakCell {
      weak var presenter: AnyObject?
    }

    init<P: ListPresenting>(_ controller: UIViewController, _ presenter: P, cells: [AnyObject]) {
      self.controller = controller
      self.presenter = presenter
      engine = presenter.engine
      self.cells = cells.map { WeakCell(presenter: $0) }
    }

    var areGone: Bool {
      controller == nil && presenter == nil && engine == nil
        && cells.allSatisfy { $0.presenter == nil }
    }
  }

  private func remains(of controller: ThingsViewController) -> Remains {
    let cells = controller.tableView.visibleCells.compactMap {
      ($0 as? ThingRowTableCell)?.presenter
    }
    #expect(!cells.isEmpty)
    return Remains(controller, controller.presenter, cells: cells)
  }

  @Test(.library) func poppedScreenIsReleased() async throws {
    let stage = try await Stage.loggedIn()
    let left = remains(of: try stage.top(ThingsViewController.self))
    try await stage.driver.goBack()
    try await stage.driver.wait(until: "all of the screen is released") { left.areGone }
  }

  @Test(.library) func dismissedScreenIsReleased() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tap(label: "What you keep in mind")
    let left = try {
      let controller = try stage.top(KeptThingsViewController.self)
      return Remains(controller, controller.presenter, cells: [])
    }()
    try await stage.driver.tap(label: "Close")
    try await stage.driver.wait(until: "all of the screen is released") { left.areGone }
  }

  @Test(.library) func screensBelowAWayToTheRootAreReleased() async throws {
    let stage = try await Stage.loggedIn()
    let left = remains(of: try stage.top(ThingsViewController.self))
    try await stage.driver.tapRow(0)
    try stage.top(ThingDetailViewController.self).presenter.popToRootScreen()
    try await stage.driver.settle()
    _ = try stage.top(LogInViewController.self)
    try await stage.driver.wait(until: "all of the screen is released") { left.areGone }
  }

  @Test(.library) func replacedStackIsReleased() async throws {
    let stage = try await Stage.loggedIn()
    let left = remains(of: try stage.top(ThingsViewController.self))
    stage.driver.close()
    let other = try Stage()
    try await other.driver.settle()
    try await other.driver.wait(until: "all of the screen is released") { left.areGone }
  }
}
