/// Presents models of one type as rows of a table: it makes, sizes, fills and updates their cells and
/// passes on what is done with them. A presenter knows no screen, so one serves on many.
///
/// A table has a presenter for each style of each type; registering one with a ``TableController``
/// answers the ``RegisteredStyle`` that rows name.
@MainActor
public protocol RowPresenter<Item> {
  associatedtype Item: Model
  associatedtype Cell: UITableViewCell
  /// Who is told what is done with rows: as a rule a protocol that the table's controller conforms to.
  associatedtype Delegate = AnyObject

  /// Makes a cell, to be used for one row after the other.
  func makeCell(reuseIdentifier: String) -> Cell

  /// The XIB that the table makes cells from in the place of ``makeCell(reuseIdentifier:)``; nil unless said
  /// otherwise.
  var nib: CellNib? { get }

  /// Makes `cell`, which may have shown something else before, show `item`.
  func present(_ item: Item, in cell: Cell, context: RowContext<Delegate>)

  /// How high the row of `item` is, in points; `UITableView.automaticDimension`, unless said
  /// otherwise, leaves it to the cell.
  func height(of item: Item, in context: RowContext<Delegate>) -> CGFloat

  /// The images that the row of `item` will ask ``AppRuntime/images`` for. They are loaded before it
  /// comes into sight; none unless said otherwise.
  func images(of item: Item, in context: RowContext<Delegate>) -> [ImageTarget]

  /// Whether the row of `item` shows something of the model that `update` is about.
  func shows(_ update: ResourceUpdate, of item: Item) -> Bool

  /// Brings what `update` says into `cell`, which shows `item` and stays as it is otherwise.
  func update(
    _ cell: Cell, of item: Item, with update: ResourceUpdate, context: RowContext<Delegate>)

  /// Whether rows can be clicked.
  var isClickable: Bool { get }

  /// Tells `delegate` that the row of `item` was clicked.
  func click(_ item: Item, delegate: Delegate)
}

extension RowPresenter {
  public func height(of item: Item, in context: RowContext<Delegate>) -> CGFloat {
    UITableView.automaticDimension
  }

  public var nib: CellNib? { nil }

  public func images(of item: Item, in context: RowContext<Delegate>) -> [ImageTarget] { [] }

  /// A row shows what its item is about, and nothing else.
  public func shows(_ update: ResourceUpdate, of item: Item) -> Bool {
    ModelID(of: item) == ModelID(of: update.model)
  }

  public func update(
    _ cell: Cell, of item: Item, with update: ResourceUpdate, context: RowContext<Delegate>
  ) {
    present(item, in: cell, context: context)
  }

  public var isClickable: Bool { true }

  public func click(_ item: Item, delegate: Delegate) {}
}
