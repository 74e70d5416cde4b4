import ScreenDriver
import ScreenKit
import Testing

/// A finger on a row leads to the same calls by UIKit's public API as by the stand-in's hooks.
@MainActor @Suite struct HandsOnRowsTests {
  @Test func tableRowsAreTappedAlike() async throws {
    let calls = try await expectAlike(LoggedTable.init) { driver, screen in
      try await driver.tapRow(1)
      try await driver.tapRow(3)
      screen.redirects = true
      try await driver.tapRow(2)
      try await driver.tapRow(6)
      screen.tableView.allowsMultipleSelection = true
      screen.redirects = false
      try await driver.tapRow(4)
      try await driver.tapRow(4)
    }
    #expect(
      calls.filter { !$0.hasPrefix("at ") }.prefix(11) == [
        "asks 1", "asks 1", "lights 1", "dims 1", "selects 1", "selected 1",
        "asks 3", "asks 3", "lights 3", "dims 3", "selects 3",
      ])
    #expect(calls.contains("deselected 1"))
    #expect(calls.suffix(2) == ["deselects 4", "deselected 4"])
    // Where 2 is tapped, 5 is selected, and where 6 is, none.
    #expect(calls.contains("selected 5") && !calls.contains("selected 2"))
    #expect(calls.contains("selects 6") && !calls.contains("selected 6"))
  }

  @Test func collectionItemsAreTappedAlike() async throws {
    let calls = try await expectAlike(LoggedCollection.init) { driver, screen in
      try await driver.tapRow(1)
      try await driver.tapRow(3)
      try await driver.tapRow(2)
      screen.collectionView.allowsMultipleSelection = true
      try await driver.tapRow(4)
      try await driver.tapRow(4)
    }
    #expect(
      calls.prefix(6) == [
        "asks 1", "asks 1", "lights 1", "selects 1", "selected 1", "dims 1",
      ])
    #expect(calls.contains("deselected 1"))
    #expect(calls.contains("selects 2") && !calls.contains("selected 2"))
    #expect(calls.suffix(3) == ["deselects 4", "deselected 4", "dims 4"])
  }

  @Test(arguments: HandsKind.allCases)
  func whatAnswersToNothingIsNotTapped(kind: HandsKind) async throws {
    let screen = LoggedTable(CallLog())
    let driver = ScreenDriver(root: screen, hands: kind.hands)
    screen.tableView.allowsSelection = false
    let error = await #expect(throws: DriverError.self) { try await driver.tapRow(1) }
    #expect(error?.message == "Row 1 of section 0 answers to no tap; no row does.")
  }

  @Test func rowsAreSwipedAlike() async throws {
    let calls = try await expectAlike(LoggedTable.init) { driver, _ in
      try await driver.swipe(row: 1, title: "Mark")
      try await driver.swipe(row: 2, title: "Pin")
      try await driver.fullSwipe(row: 3)
      try await driver.fullSwipe(row: 4, edge: .leading)
      await #expect(throws: DriverError.self) { try await driver.swipe(row: 1, title: "Eat") }
      #expect(try driver.accessibilityActions(row: 5) == ["Mark", "Pin"])
      try await driver.perform(accessibilityAction: "Pin", row: 5)
    }
    #expect(
      calls.filter { $0.hasPrefix("done") } == [
        "done Mark 1", "done Pin 2", "done Mark 3", "done Pin 4", "done Pin 5",
      ])
  }

  @Test(arguments: HandsKind.allCases)
  func menusOfRowsAreChosenFrom(kind: HandsKind) async throws {
    let bench = FixtureBench()
    let driver = ScreenDriver(
      root: bench.app.makeRootViewController(), clock: bench.clock, hands: kind.hands)
    try await driver.settle()
    let row = try #require(driver.items.firstIndex { $0 is Post })
    try await driver.swipe(row: row, title: "Hide")
    #expect(driver.sees("Hide it?"))
    try await driver.tap(text: "OK")
    #expect(bench.actions.hidden.count == 1)
    driver.close()
  }

  @Test func listsAreDraggedAlike() async throws {
    let calls = try await expectAlike(LoggedTable.init) { driver, screen in
      try await driver.scrollToEnd()
      #expect(driver.sees("Row 39"))
      try await driver.scrollToStart()
      screen.stopsAtRows = true
      try await driver.scrollToEnd()
      try await driver.scrollToStart()
      screen.tableView.isPagingEnabled = true
      try await driver.scrollToEnd()
      try await driver.pullToRefresh()
      #expect(screen.refreshControl?.isRefreshing == true)
    }
    #expect(calls.first { !$0.hasPrefix("at ") } == "drag begins")
    #expect(calls.contains { $0.hasPrefix("drag ends") && $0.hasSuffix("goes on true") })
    #expect(calls.contains("refreshes"))
  }
}

/// Forty rows that tell of all that is done to them.
private final class LoggedTable: UITableViewController {
  private let log: CallLog
  /// Whether a tap on row 2 selects row 5, and one on row 6 none.
  var redirects = false
  /// Whether a drag ends ten points further up.
  var stopsAtRows = false

  init(_ log: CallLog) {
    self.log = log
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let control = UIRefreshControl()
    control.addAction(UIAction { [log] _ in log("refreshes") }, for: .valueChanged)
    refreshControl = control
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    log("asks \(indexPath.row)")
    return true
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log("lights \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log("dims \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log("selects \(indexPath.row)")
    guard redirects else { return indexPath }
    return indexPath.row == 2 ? IndexPath(row: 5, section: 0) : nil
  }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log("deselects \(indexPath.row)")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("selected \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("deselected \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipe("Mark", indexPath) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipe("Pin", indexPath) }

  private func swipe(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .normal, title: title) { [log] _, _, done in
      log("done \(title) \(path.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Scrolling

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("drag begins") }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log("at \(Int(scrollView.contentOffset.y))")
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log("drag will end at \(Int(targetContentOffset.pointee.y))")
    if stopsAtRows { targetContentOffset.pointee.y -= 10 }
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { log("drag ends, goes on \(decelerate)") }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log("slows down") }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log("rests") }
}

/// Items that tell of all that is done to them; the third can't be selected.
private final class LoggedCollection: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let log: CallLog
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log("asks \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log("lights \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log("dims \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log("selects \(indexPath.item)")
    return indexPath.item != 2
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log("deselects \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log("selected \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log("deselected \(indexPath.item)") }
}
