/// The rows of a table, one section of items, each shown by a cell with a presenter. What is added,
/// inserted, removed or replaced moves in the table at once.
open class PresenterTableDataSource<Item>: NSObject, UITableViewDataSource {
  /// The table that the rows are in; kept weakly, since the screen owns it.
  public private(set) weak var tableView: UITableView?

  private var rows: EditableItems<Item>
  private let makeCell: @MainActor (UITableView, IndexPath, Item) -> UITableViewCell

  /// Rows of `tableView` in cells of `type`, each with the presenter that `presenter` makes for its item.
  public init<P: CellPresenter, Cell: PresenterTableCell<P>>(
    _ tableView: UITableView, items: [Item] = [], cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    self.tableView = tableView
    rows = EditableItems(items)
    makeCell = { tableView, path, item in
      tableView.dequeue(type, for: path, presenter: presenter(item))
    }
    super.init()
    tableView.register(type)
    tableView.dataSource = self
  }

  /// The items now.
  public var items: [Item] { rows.items }

  /// The item at `position`; nil where there is none.
  public func item(at position: Int) -> Item? { rows.items[checked: position] }

  // MARK: Changes

  /// Puts `items` at the end.
  open func add(_ items: [Item], with animation: UITableView.RowAnimation = .automatic) {
    show(rows.add(items), with: animation)
  }

  /// Puts `items` before the one at `position`.
  open func insert(
    _ items: [Item], at position: Int, with animation: UITableView.RowAnimation = .automatic
  ) {
    show(rows.insert(items, at: position), with: animation)
  }

  /// Takes the item at `position` out.
  open func remove(at position: Int, with animation: UITableView.RowAnimation = .automatic) {
    show(rows.remove(at: [position]), with: animation)
  }

  /// Puts `item` in the place of the one at `position`.
  open func replace(
    at position: Int, with item: Item, animation: UITableView.RowAnimation = .automatic
  ) {
    show(rows.replace(at: position, with: item), with: animation)
  }

  /// Puts `items` in the place of all.
  open func replaceAll(with items: [Item]) {
    show(rows.replaceAll(with: items), with: .none)
  }

  /// Takes all items out.
  open func clear(with animation: UITableView.RowAnimation = .automatic) {
    show(rows.clear(), with: animation)
  }

  private func show(_ change: RowChange, with animation: UITableView.RowAnimation) {
    guard let tableView, !change.isEmpty else { return }
    switch change {
    case .inserted(let rows):
      tableView.insertRows(at: rows.paths, with: animation)
    case .removed(let rows):
      tableView.deleteRows(at: rows.paths, with: animation)
    case .replaced(let rows):
      tableView.reloadRows(at: rows.paths, with: animation)
    case .all:
      tableView.reloadData()
    }
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.items.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = item(at: indexPath.row) else { return UITableViewCell() }
    return makeCell(tableView, indexPath, item)
  }
}

extension IndexSet {
  /// These rows of a list with one section.
  var paths: [IndexPath] { map { IndexPath(item: $0, section: 0) } }
}
