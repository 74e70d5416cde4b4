import Foundation
import HeadlessUIKit
import Testing

/// A table that notes its layouts and asks for another when one of its rows comes into the window.
private final class AskingTable: UITableView {
  var asks = true
  private(set) var layouts = 0
  private(set) var depth = 0
  private(set) var deepest = 0

  override func layoutSubviews() {
    depth += 1
    layouts += 1
    deepest = max(deepest, depth)
    super.layoutSubviews()
    depth -= 1
  }

  func rowCame() {
    guard asks else { return }
    setNeedsLayout()
    layoutIfNeeded()
    window?.layoutIfNeeded()
  }
}

/// A list that does the same.
private final class AskingList: UICollectionView {
  private(set) var layouts = 0
  private var depth = 0
  private(set) var deepest = 0

  override func layoutSubviews() {
    depth += 1
    layouts += 1
    deepest = max(deepest, depth)
    super.layoutSubviews()
    depth -= 1
  }

  func cellCame() {
    setNeedsLayout()
    window?.layoutIfNeeded()
  }
}

private final class AskingRow: UITableViewCell {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { (superview as? AskingTable)?.rowCame() }
  }
}

private final class AskingCell: UICollectionViewCell {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { (superview as? AskingList)?.cellCame() }
  }
}

/// A hundred rows. With a parent, each row shows a child controller of it.
private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  weak var parent: UIViewController?
  var makeChild: (Int) -> UIViewController = { _ in UIViewController() }
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let parent {
      let child = makeChild(indexPath.row)
      parent.addChild(child)
      cell.contentView.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath.item)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// What happens when what a layout brings asks for a layout.
@MainActor struct ReentrantLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let rows = Rows()
  private let journal = Journal()

  private func makeTable(_ cell: AnyClass) -> AskingTable {
    let table = AskingTable(frame: window.bounds, style: .plain)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.rowHeight = 100
    table.dataSource = rows
    return table
  }

  @Test("a table whose rows ask for a layout is laid out again after its layout, not within it")
  func tablesAreNotLaidOutWithinTheirLayout() {
    let table = makeTable(AskingRow.self)
    window.isHidden = false
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.deepest == 1)
    #expect(table.layouts > 1, "what was asked for is made up for")
    #expect(rows.asked == [0, 1, 2, 3, 4])
    #expect(table.indexPathsForVisibleRows?.count == 5)
    let layouts = table.layouts
    window.layoutIfNeeded()
    #expect(table.layouts == layouts, "nothing waits any more")
  }

  @Test("a list whose cells ask for a layout is laid out again after its layout, not within it")
  func listsAreNotLaidOutWithinTheirLayout() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let list = AskingList(frame: window.bounds, collectionViewLayout: layout)
    list.register(AskingCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    window.isHidden = false
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.deepest == 1)
    #expect(list.layouts > 1)
    #expect(rows.asked == [0, 1, 2, 3, 4])
  }

  @Test("a controller that a layout brings into the window has appeared after that layout")
  func controllersInRowsAppearAfterTheLayout() {
    let table = makeTable(UITableViewCell.self)
    table.asks = false
    let root = UIViewController()
    root.view.addSubview(table)
    window.rootViewController = root
    window.makeKeyAndVisible()
    rows.parent = root
    rows.makeChild = { [journal] row in
      let child = WatchingController("\(row)", journal)
      child.table = table
      return child
    }
    table.reloadData()
    window.layoutIfNeeded()
    #expect(
      journal.entries.prefix(5) == ["0 will", "0 is", "1 will", "1 is", "2 will"])
    #expect(
      journal.entries.suffix(5) == [
        "0 did, depth 0", "1 did, depth 0", "2 did, depth 0", "3 did, depth 0", "4 did, depth 0",
      ])
  }
}

/// Notes its appearances, and whether its table is in a layout when it has appeared.
private final class WatchingController: UIViewController {
  weak var table: AskingTable?
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.entries.append("\(name) will")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    journal.entries.append("\(name) is")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.entries.append("\(name) did, depth \(table?.depth ?? -1)")
  }
}
