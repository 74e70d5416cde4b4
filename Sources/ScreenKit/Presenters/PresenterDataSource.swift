/// The items of a list, one section of them, each shown by a cell with a presenter. What is added,
/// inserted, removed or replaced moves in the view at once. Subclasses say what view that is.
@MainActor
open class PresenterDataSource<Item>: NSObject {
  private var list: EditableItems<Item>

  init(_ items: [Item]) {
    list = EditableItems(items)
    super.init()
  }

  /// The items now.
  public var items: [Item] { list.items }

  /// The item at `position`; nil where there is none.
  public func item(at position: Int) -> Item? { list.items[checked: position] }

  // MARK: Changes

  /// Puts `items` at the end.
  open func add(_ items: [Item], with animation: UITableView.RowAnimation = .automatic) {
    change(with: animation) { $0.add(items) }
  }

  /// Puts `items` before the one at `position`.
  open func insert(
    _ items: [Item], at position: Int, with animation: UITableView.RowAnimation = .automatic
  ) {
    change(with: animation) { $0.insert(items, at: position) }
  }

  /// Takes the item at `position` out.
  open func remove(at position: Int, with animation: UITableView.RowAnimation = .automatic) {
    change(with: animation) { $0.remove(at: [position]) }
  }

  /// Puts `item` in the place of the one at `position`.
  open func replace(
    at position: Int, with item: Item, animation: UITableView.RowAnimation = .automatic
  ) {
    change(with: animation) { $0.replace(at: position, with: item) }
  }

  /// Puts `items` in the place of all.
  open func replaceAll(with items: [Item]) {
    change(with: .none) { $0.replaceAll(with: items) }
  }

  /// Takes all items out.
  open func clear(with animation: UITableView.RowAnimation = .automatic) {
    change(with: animation) { $0.clear() }
  }

  private func change(
    with animation: UITableView.RowAnimation, _ change: (inout EditableItems<Item>) -> RowChange
  ) {
    viewWillChange()
    let change = change(&list)
    if !change.isEmpty { viewNeeds(change, with: animation) }
  }

  /// Makes the view know how many rows there are before a change. One that has not been laid out since it was
  /// told to load them would count them when it is told of the change, and find the new ones already there.
  func viewWillChange() {}

  /// Brings the view up to date after `change`, which touches at least one row.
  func viewNeeds(_ change: RowChange, with animation: UITableView.RowAnimation) {}
}

extension IndexSet {
  /// These rows of a list with one section.
  var paths: [IndexPath] { map { IndexPath(item: $0, section: 0) } }
}
