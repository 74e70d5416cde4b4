import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct RowListTests {
  private let bench = FixtureBench()

  private func list(
    _ notes: [Note], _ adapter: NoteAdapter, select: ControllerRow.SelectionAnswer? = nil
  ) -> ShownList<ControllerRow> {
    let rows = notes.map { note -> ControllerRow in
      guard let select else { return ControllerRow(note, adapter) }
      return ControllerRow(note, adapter, select: { _ in select })
    }
    return ShownList(sections: [ShownList.Section(id: "notes", rows: rows)])
  }

  private func show(
    _ notes: [Note], _ adapter: NoteAdapter, select: ControllerRow.SelectionAnswer? = nil
  ) -> (RowListController, ScreenDriver) {
    let rows = RowListController(runtime: bench.app.runtime)
    let host = RowListHost(runtime: bench.app.runtime, rows: rows)
    rows.show(list(notes, adapter, select: select))
    return (rows, ScreenDriver(root: host, clock: bench.clock))
  }

  private func controller(_ rows: RowListController, at row: Int) -> NoteController? {
    let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return cell.flatMap { cell in
      rows.children.lazy.compactMap { $0 as? NoteController }
        .first { $0.view.isDescendant(of: cell) }
    }
  }

  @Test func controllersAreMadeForRowsInSightOnly() async throws {
    let adapter = NoteAdapter()
    let notes = (0..<1_000).map { Note(id: $0, text: "Note \($0)", height: 60) }
    let (rows, driver) = show(notes, adapter)
    try await driver.settle()
    let madeAtFirst = adapter.made.count
    #expect(madeAtFirst >= 844 / 60)
    #expect(madeAtFirst < 40)
    #expect(rows.tableView.numberOfRows(inSection: 0) == 1_000)
    rows.tableView.headlessDrag(by: CGPoint(x: 0, y: 600))
    try await driver.settle()
    #expect(adapter.made.count > madeAtFirst)
    #expect(adapter.made.count < 80)
  }

  @Test func rowKeepsItsControllerWhenItIsScrolledAwayAndBack() async throws {
    let adapter = NoteAdapter()
    let notes = (0..<100).map { Note(id: $0, text: "Note \($0)", height: 60) }
    let (rows, driver) = show(notes, adapter)
    try await driver.settle()
    let first = try #require(controller(rows, at: 0))
    rows.tableView.headlessDrag(by: CGPoint(x: 0, y: 3_000))
    try await driver.settle()
    #expect(first.parent == nil)
    #expect(first.journal.read().suffix(4).contains("0 didDisappear"))
    rows.tableView.setContentOffset(.zero, animated: false)
    try await driver.settle()
    #expect(controller(rows, at: 0) === first)
    #expect(first.parent === rows)
    #expect(adapter.made.filter { $0 == 0 }.count == 1)
  }

  @Test func rowsMeasureThemselves() async throws {
    let adapter = NoteAdapter()
    let (rows, driver) = show(
      [
        Note(id: 0, text: "Low", height: 40), Note(id: 1, text: "High", height: 200),
        Note(id: 2, text: "Middle", height: 90),
      ], adapter)
    try await driver.settle()
    let heights = (0..<3).map { row in
      rows.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
    }
    #expect(heights == [40, 200, 90])
  }

  @Test func changesAreShownByMovingTheSameControllersWithAnimation() async throws {
    let adapter = NoteAdapter()
    let notes = (0..<5).map { Note(id: $0, text: "Note \($0)", height: 60) }
    let (rows, driver) = show(notes, adapter)
    try await driver.settle()
    let before = (0..<5).map { controller(rows, at: $0) }
    let added = Note(id: 9, text: "New", height: 60)
    rows.show(list([notes[3], added, notes[0], notes[1]], adapter))
    #expect(rows.isUpdating)
    try await driver.settle()
    #expect(!rows.isUpdating)
    #expect(controller(rows, at: 0) === before[3])
    #expect(controller(rows, at: 2) === before[0])
    #expect(controller(rows, at: 3) === before[1])
    #expect(adapter.made == [0, 1, 2, 3, 4, 9])
  }

  @Test func changedItemIsHandedToItsController() async throws {
    let adapter = NoteAdapter()
    let notes = (0..<3).map { Note(id: $0, text: "Note \($0)", height: 60) }
    let (rows, driver) = show(notes, adapter)
    try await driver.settle()
    let second = try #require(controller(rows, at: 1))
    rows.show(list([notes[0], Note(id: 1, text: "Changed", height: 150), notes[2]], adapter))
    try await driver.settle()
    #expect(controller(rows, at: 1) === second)
    #expect(second.note.text == "Changed")
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 150)
  }

  @Test func controllersOfRemovedRowsAreReleased() async throws {
    let adapter = NoteAdapter()
    let notes = (0..<3).map { Note(id: $0, text: "Note \($0)", height: 60) }
    let (rows, driver) = show(notes, adapter)
    try await driver.settle()
    let removed = WeakReference(controller(rows, at: 1))
    #expect(removed.object != nil)
    rows.show(list([notes[0], notes[2]], adapter))
    try await driver.settle()
    try await driver.wait(until: "the controller is released") { removed.object == nil }
  }

  @Test func selectionThatAnswersDeselectLeavesTheRowAsItIs() async throws {
    let adapter = NoteAdapter()
    let (rows, driver) = show([Note(id: 0, text: "A", height: 60)], adapter, select: .deselect)
    try await driver.settle()
    let updates = adapter.updates
    try await driver.tapRow(0)
    #expect(adapter.updates == updates)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test func selectionThatAnswersReloadMeasuresTheRowAnew() async throws {
    let adapter = NoteAdapter()
    let (rows, driver) = show([Note(id: 0, text: "A", height: 60)], adapter, select: .reload)
    try await driver.settle()
    let updates = adapter.updates
    let row = try #require(controller(rows, at: 0))
    row.extraHeight = 40
    try await driver.tapRow(0)
    #expect(adapter.updates > updates)
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    #expect(controller(rows, at: 0) === row)
  }

  @Test func trailingSwipeActionsSayWhetherAFullSwipeDoesTheFirst() async throws {
    let rows = RowListController(runtime: bench.app.runtime)
    let host = RowListHost(runtime: bench.app.runtime, rows: rows)
    let adapter = NoteAdapter()
    var deleted = 0
    let list = ShownList<ControllerRow>(sections: [
      ShownList.Section(
        id: "notes",
        rows: [true, false].enumerated().map { index, isFull in
          ControllerRow(
            Note(id: index, text: "Note", height: 60), adapter,
            swipes: [
              SwipeAction(
                title: .verbatim("Delete"), role: .destructive, isFullSwipe: isFull
              ) { _ in deleted += 1 }
            ])
        })
    ])
    rows.show(list)
    let driver = ScreenDriver(root: host, clock: bench.clock)
    try await driver.settle()
    let flags = (0..<2).map { row in
      rows.tableView.delegate?.tableView(
        rows.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: row, section: 0)
      )?.performsFirstActionWithFullSwipe
    }
    #expect(flags == [true, false])
    try await driver.swipe(row: 0, title: "Delete")
    #expect(deleted == 1)
  }

  @Test func childThatGrowsMakesItsRowGrow() async throws {
    let adapter = NoteAdapter()
    let (rows, driver) = show([Note(id: 0, text: "A", height: 60)], adapter)
    try await driver.settle()
    let row = try #require(controller(rows, at: 0))
    row.extraHeight = 25
    rows.embeddedContentDidChange(in: row)
    try await driver.settle()
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 85)
  }
}

/// What the rows of these tests show.
private struct Note: Model {
  let id: Int
  var text: String
  var height: Double
}

/// Makes rows' controllers and counts them.
@MainActor
private final class NoteAdapter: ControllerAdapter {
  private(set) var made: [Int] = []
  private(set) var updates = 0

  func makeController(for item: Note, in context: CellContext) -> NoteController {
    made.append(item.id)
    return NoteController(item)
  }

  func update(_ controller: NoteController, with item: Note, in context: CellContext) {
    updates += 1
    controller.note = item
  }
}

private final class NoteController: RecordingController, ContentSizing {
  var note: Note
  var extraHeight: CGFloat = 0

  init(_ note: Note) {
    self.note = note
    super.init("\(note.id)")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func contentHeight(width: CGFloat) -> CGFloat { CGFloat(note.height) + extraHeight }
}

/// A screen that is nothing but a list.
private final class RowListHost: ScreenController {
  private let rows: RowListController

  init(runtime: AppRuntime, rows: RowListController) {
    self.rows = rows
    super.init(runtime: runtime)
    rows.screen = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isBusy: Bool { super.isBusy || rows.isUpdating }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(rows)
  }
}
