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
    show(list.add(items), with: animation)
  }

  /// Puts `items` before the one at `position`.
  open func insert(
    _ items: [Item], at position: Int, with animation: UITableView.RowAnimation = .automatic
  ) {
    show(list.insert(items, at: position), with: animation)
  }

  /// Takes the item at `position` out.
  open func remove(at position: Int, with animation: UITableView.RowAnimation = .automatic) {
    show(list.remove(at: [position]), with: animation)
  }

  /// Puts `item` in the place of the one at `position`.
  open func replace(
    at position: Int, with item: Item, animation: UITableView.RowAnimation = .automatic
  ) {
    show(list.replace(at: position, with: item), with: animation)
  }

  /// Puts `items` in the place of all.
  open func replaceAll(with items: [Item]) {
    show(list.replaceAll(with: items), with: .none)
  }

  /// Takes all items out.
  open func clear(with animation: UITableView.RowAnimation = .automatic) {
    show(list.clear(), with: animation)
  }

  private func show(_ change: RowChange, with animation: UITableView.RowAnimation) {
    if !change.isEmpty { viewNeeds(change, with: animation) }
  }

  /// Brings the view up to date after `change`, which touches at least one row.
  func viewNeeds(_ change: RowChange, with animation: UITableView.RowAnimation) {}
}

extension IndexSet {
  /// These rows of a list with one section.
  var paths: [IndexPath] { map { IndexPath(item: $0, section: 0) } }
}
