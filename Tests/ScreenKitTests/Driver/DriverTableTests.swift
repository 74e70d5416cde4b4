import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Names in a table, which can be renamed and removed.
private final class NamesController: UITableViewController {
  private var names = (0..<40).map { "Name \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Names" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert, weak self] _ in
        self?.names[indexPath.row] = alert?.textFields?.first?.text ?? ""
        tableView.reloadRows(at: [indexPath], with: .automatic)
      })
    present(alert, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let removal = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, done in
      self?.names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [removal])
  }
}

@MainActor struct DriverTableTests {
  private let driver = ScreenDriver(
    root: NamesController(style: .plain), size: CGSize(width: 320, height: 190))

  @Test func theTreeShowsHeadersCellsAndSwipes() async throws {
    try await driver.settle()
    #expect(
      driver.dump.split(separator: "\n").dropFirst().joined(separator: "\n") == """
          NamesController
            "Names"
            cell 0.0 "Name 0"
            cell 0.1 "Name 1"
            cell 0.2 "Name 2"
        """)
    driver.table?.headlessSwipe(rowAt: IndexPath(row: 1, section: 0))
    #expect(driver.dump.contains("cell 0.1 \"Name 1\"\n      swiped [Remove]"))
  }

  @Test func rowsAreTappedAndAlertsTypedInto() async throws {
    try await driver.tapRow(20)
    #expect(driver.dump.contains("alert \"Rename\" [OK]\n      field \"New name\""))
    try await driver.type("Ann", into: "New name")
    try await driver.tap(text: "OK")
    #expect(driver.sees("Ann"))
    try await driver.tap(text: "Ann")
    #expect(driver.sees("Rename"))
  }

  @Test func rowsAreSwiped() async throws {
    try await driver.swipe(row: 0, title: "Remove")
    #expect(driver.texts.first { $0.hasPrefix("Name ") } == "Name 1")
    try await driver.fullSwipe(row: 0)
    #expect(driver.texts.first { $0.hasPrefix("Name ") } == "Name 2")
    await #expect(throws: DriverError.self) { try await driver.swipe(row: 0, title: "Other") }
  }

  @Test func tablesAreScrolledToTheirEnds() async throws {
    try await driver.scrollToEnd()
    #expect(driver.sees("Name 39"))
    #expect(!driver.sees("Name 0"))
    try await driver.scrollToStart()
    #expect(driver.sees("Name 0"))
  }
}
