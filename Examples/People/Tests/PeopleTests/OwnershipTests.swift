import People
import ScreenDriver
import ScreenKit
import Testing

/// After each way of leaving a screen, everything that belonged to it is released.
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

  enum Way: CaseIterable {
    case back, popToRoot, dismissal, whileLoading
  }

  @Test(arguments: Screen.allCases, Way.allCases)
  func everythingIsReleasedWhenAScreenIsLeft(screen: Screen, way: Way) async throws {
    let stage = try await Stage.settled()
    let left = try await visit(screen, way, on: stage)
    try await stage.driver.wait(until: "everything is released") {
      left.controller == nil && left.table == nil && left.cell == nil
    }
    await stage.post.release()
  }

  private func visit(_ screen: Screen, _ way: Way, on stage: Stage) async throws -> Remains {
    let first = try stage.top(DirectoryViewController.self)
    let made = screen.make(stage.app)
    if way == .whileLoading { await stage.post.hold("/") }
    if way == .dismissal { first.present(made, as: .sheet) } else { first.push(made) }
    stage.driver.window.headlessFinishTransitions()
    if way != .whileLoading { try await stage.driver.settle() }
    let remains = Remains(made)
    #expect((remains.cell != nil) == (way != .whileLoading))
    switch way {
    case .back, .whileLoading: try await stage.driver.goBack()
    case .popToRoot: made.popToRootScreen()
    case .dismissal: made.dismissScreen()
    }
    try await stage.driver.settle()
    #expect(stage.driver.topScreen === first)
    return remains
  }
}

@MainActor
private final class Remains {
  weak var controller: TableController?
  weak var table: UITableView?
  weak var cell: UITableViewCell?

  init(_ screen: TableController) {
    controller = screen
    table = screen.tableView
    cell = screen.tableView.visibleCells.first
  }
}
