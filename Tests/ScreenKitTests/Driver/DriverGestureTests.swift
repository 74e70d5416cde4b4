import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A gesture that the screen does not have fails, so that no test passes by doing nothing.
@MainActor @Suite struct DriverGestureTests {
  private func fails(
    _ message: String, _ driver: ScreenDriver, _ gesture: (ScreenDriver) async throws -> Void
  ) async {
    await #expect {
      try await gesture(driver)
    } throws: { error in
      (error as? DriverError)?.message == message
    }
  }

  private func show(_ screen: UIViewController) -> ScreenDriver {
    ScreenDriver(root: UINavigationController(rootViewController: screen), clock: ManualClock())
  }

  @Test func plainScreensHaveNone() async throws {
    let driver = show(UIViewController())
    await fails("There is no list to scroll.", driver) { try await $0.scrollToEnd() }
    await fails("There is no list to scroll.", driver) { try await $0.scrollToStart() }
    await fails("There is no list to scroll.", driver) { try await $0.scrollThroughAll() }
    await fails("There is no pull to refresh.", driver) { try await $0.pullToRefresh() }
    await fails("There is no search bar.", driver) { try await $0.search(for: "a") }
    await fails("There is no way back.", driver) { try await $0.goBack() }
    await fails("There is no sheet to pull down.", driver) { try await $0.pullDown() }
    await fails("There is no tab \"Feed\".", driver) { try await $0.tapTab("Feed") }
  }

  @Test func listsThatDoNotScrollAreNotScrolled() async throws {
    let screen = UITableViewController()
    screen.tableView.isScrollEnabled = false
    screen.tableView.refreshControl = UIRefreshControl()
    let driver = show(screen)
    await fails("The list does not scroll.", driver) { try await $0.scrollToEnd() }
    await fails("There is no pull to refresh.", driver) { try await $0.pullToRefresh() }
  }

  @Test func rowsThatAnswerToNothingAreNotTapped() async throws {
    let screen = SomeRowsController()
    let driver = show(screen)
    try await driver.tapRow(1)
    #expect(screen.tapped == [1])
    await fails("Row 0 of section 0 answers to no tap; those that do: 0.1, 0.3.", driver) {
      try await $0.tapRow(0)
    }
    await fails("Row 2 of section 0 answers to no tap; those that do: 0.1, 0.3.", driver) {
      try await $0.tap(text: "Row 2")
    }
    screen.tableView.allowsSelection = false
    await fails("Row 1 of section 0 answers to no tap; no row does.", driver) {
      try await $0.tapRow(1)
    }
    #expect(screen.tapped == [1])
  }

  @Test func withoutABackButtonNobodyGoesBack() async throws {
    let driver = show(UIViewController())
    let navigation = try #require(driver.topScreen?.navigationController)
    let second = UIViewController()
    second.navigationItem.hidesBackButton = true
    navigation.pushViewController(second, animated: false)
    await fails("There is no way back.", driver) { try await $0.goBack() }
    second.navigationItem.hidesBackButton = false
    try await driver.goBack()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func disabledControlsAreNotTouched() async throws {
    let screen = UIViewController()
    let stepper = UIStepper(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    stepper.accessibilityIdentifier = "count"
    stepper.isEnabled = false
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    field.accessibilityIdentifier = "name"
    field.isEnabled = false
    screen.view.addSubview(stepper)
    screen.view.addSubview(field)
    let driver = show(screen)
    await fails("What should be touched is disabled.", driver) { try await $0.step(id: "count") }
    await fails("What should be touched is disabled.", driver) {
      try await $0.type("Ann", into: "name")
    }
  }
}

/// Four rows, of which every other one does something.
private final class SomeRowsController: UITableViewController {
  private(set) var tapped: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row % 2 == 1 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped.append(indexPath.row)
  }
}
