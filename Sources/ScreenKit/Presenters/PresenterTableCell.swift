/// A table cell that a presenter decides about. It gets a presenter whenever it shows another row.
///
/// A subclass conforms to the presenter's view protocol. Where it overrides ``presentedView`` with
/// `self`, the Swift compiler makes sure of that.
open class PresenterTableCell<P: CellPresenter>: UITableViewCell {
  /// Who decides about this cell now.
  public private(set) var presenter: P?

  /// A cell without presenter.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// This cell as what its presenter knows of it.
  open var presentedView: P.View? { self as? P.View }

  /// Makes `presenter` decide about this cell, in the place of the one before.
  public func configure(with presenter: P) {
    unbind()
    self.presenter = presenter
    presenter.view = presentedView
    presenter.viewDidBind()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    unbind()
  }

  private func unbind() {
    presenter?.unbind(from: self)
    presenter = nil
  }
}

extension CellPresenter {
  /// Lets `cell` go, unless another one shows the item by now: lists make a row's new cell before they
  /// take the old one back.
  func unbind(from cell: AnyObject) {
    guard let view, view as AnyObject === cell else { return }
    self.view = nil
    viewDidUnbind()
  }
}

extension UITableView {
  /// Makes rows able to be shown by cells of `type`.
  public func register<P, Cell: PresenterTableCell<P>>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: String(reflecting: type))
  }

  /// A cell of `type`, which is registered, for the row at `path`, with `presenter` to decide about it.
  public func dequeue<P, Cell: PresenterTableCell<P>>(
    _ type: Cell.Type, for path: IndexPath, presenter: P
  ) -> UITableViewCell {
    // The table takes none but cells that it has handed out itself.
    let cell = dequeueReusableCell(withIdentifier: String(reflecting: type), for: path)
    (cell as? Cell)?.configure(with: presenter)
    return cell
  }
}
