import Foundation
import HeadlessUIKit
import Testing

/// Lists that are told what to show, and find out themselves what has changed.
@MainActor struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func snapshotsChange() {
    var some = snapshot([("a", [1, 2, 3]), ("b", [4])])
    some.insertItems([5], afterItem: 1)
    some.moveItem(4, beforeItem: 1)
    some.deleteItems([2])
    some.insertSections(["c"], beforeSection: "a")
    some.moveSection("b", beforeSection: "c")
    #expect(some.sectionIdentifiers == ["b", "c", "a"])
    #expect(some.itemIdentifiers == [4, 1, 5, 3])
    #expect(some.sectionIdentifier(containingItem: 4) == "a")
    #expect(some.numberOfItems(inSection: "b") == 0)
    #expect(some.indexOfItem(5) == 2)
  }

  @MainActor private final class List {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view: UICollectionView
    var problems: [String] = []
    var made: [Int] = []
    private(set) var source: UICollectionViewDiffableDataSource<String, Int>?

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 20)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<CountingCell, Int> { cell, _, item in
        cell.tag = item
      }
      window.isHidden = false
      window.addSubview(view)
      view.headlessSetAssertionHandler { [weak self] in self?.problems.append($0) }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        [weak self] view, path, item in
        self?.made.append(item)
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
    }

    var tags: [Int] {
      view.layoutIfNeeded()
      return view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.tag }
    }
  }

  @Test("from each list to each other one", arguments: 0..<6, 0..<6)
  func changes(from first: Int, to second: Int) throws {
    let all: [[(String, [Int])]] = [
      [], [("a", [1, 2, 3])], [("a", [3, 1]), ("b", [2, 4])], [("b", [4, 2]), ("a", [3, 1])],
      [("c", [1, 2, 3, 4])], [("a", [4, 3, 2, 1]), ("c", [])],
    ]
    let list = List()
    let source = try #require(list.source)
    for number in [first, second] {
      source.apply(snapshot(all[number]))
      #expect(list.tags == all[number].flatMap(\.1))
      #expect(list.problems == [])
    }
  }

  @Test("what stays keeps its cell, and is filled again where that is asked for")
  func reconfiguring() throws {
    let list = List()
    let source = try #require(list.source)
    source.apply(snapshot([("a", [1, 2])]))
    _ = list.tags
    let cell = try #require(list.view.cellForItem(at: [0, 1]))
    list.made = []
    var next = snapshot([("a", [3, 1, 2])])
    next.reconfigureItems([2])
    source.apply(next)
    #expect(list.tags == [3, 1, 2])
    #expect(list.view.cellForItem(at: [0, 2]) === cell)
    #expect(list.made.filter { $0 != 3 } == [2])
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
    #expect(source.itemIdentifier(for: [0, 2]) == 2)
    #expect(source.indexPath(for: 1) == [0, 1])
  }

  private final class Letters: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  @Test func tables() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Letters(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.isHidden = false
    window.addSubview(table)
    await source.apply(snapshot([("a", [1, 2])]))
    await source.apply(snapshot([("b", [7]), ("a", [2, 1])]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["7", "2", "1"])
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "b")
  }
}
