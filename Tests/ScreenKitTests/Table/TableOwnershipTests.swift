import ScreenDriver
import ScreenKit
import Testing

/// After each way of leaving a table, everything that belonged to it is released.
@MainActor @Suite struct TableOwnershipTests {
  enum Way: CaseIterable {
    case back, popToRoot, dismissal, replacement
  }

  private let bench = FixtureBench()

  @Test(arguments: Way.allCases)
  func everythingIsReleasedWhenATableIsLeft(way: Way) async throws {
    let first = CrewController(runtime: bench.app.runtime)
    let driver = try await bench.settled(first)
    let left = try await visit(way, from: first, driver)
    try await driver.wait(until: "everything is released") { left.remaining.isEmpty }
  }

  private func visit(
    _ way: Way, from first: CrewController, _ driver: ScreenDriver
  ) async throws -> Remains {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add((1...30).map { Sailor($0) }, to: .upper)
    screen.crew.add(Sailor(1), style: .byline, to: .lower)
    switch way {
    case .back, .popToRoot, .replacement: first.push(screen)
    case .dismissal: first.present(screen, as: .sheet)
    }
    try await driver.settle()
    try await driver.tapRow(0)
    screen.provideResource(updated: Sailor(1, portrait: "here"), key: \Sailor.portrait)
    let remains = Remains(of: screen)
    #expect(remains.remaining.count == 6)
    switch way {
    case .back: try await driver.goBack()
    case .popToRoot: screen.popToRootScreen()
    case .dismissal: screen.dismissScreen()
    case .replacement: first.navigationController?.setViewControllers([first], animated: false)
    }
    try await driver.settle()
    #expect(driver.topScreen === first)
    return remains
  }
}

/// What a table was made of, as long as it is there.
@MainActor
private final class Remains {
  private weak var controller: CrewController?
  private weak var table: UITableView?
  private weak var cell: UITableViewCell?
  private weak var source: SectionedDataSource<CrewController.Deck>?
  private weak var plain: SailorPresenter?
  private weak var byline: SailorPresenter?

  init(of screen: CrewController) {
    controller = screen
    table = screen.tableView
    cell = screen.tableView.visibleCells.first
    source = screen.crew
    plain = screen.plain
    byline = screen.byline
  }

  var remaining: [String] {
    let parts: [(String, AnyObject?)] = [
      ("controller", controller), ("table", table), ("cell", cell), ("source", source),
      ("plain presenter", plain), ("byline presenter", byline),
    ]
    return parts.filter { $0.1 != nil }.map(\.0)
  }
}
