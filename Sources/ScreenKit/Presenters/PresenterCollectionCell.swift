/// A cell of a collection view that a presenter decides about. It gets a presenter whenever it shows
/// another item.
///
/// A subclass conforms to the presenter's view protocol. Where it overrides ``presentedView`` with
/// `self`, the Swift compiler makes sure of that.
open class PresenterCollectionCell<P: CellPresenter>: UICollectionViewCell {
  /// Who decides about this cell now.
  public private(set) var presenter: P?

  /// A cell without presenter.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
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

extension UICollectionView {
  /// Makes items able to be shown by cells of `type`.
  public func register<P, Cell: PresenterCollectionCell<P>>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: String(reflecting: type))
  }

  /// A cell of `type`, which is registered, for the item at `path`, with `presenter` to decide about it.
  public func dequeue<P, Cell: PresenterCollectionCell<P>>(
    _ type: Cell.Type, for path: IndexPath, presenter: P
  ) -> UICollectionViewCell {
    // The view takes none but cells that it has handed out itself.
    let cell = dequeueReusableCell(withReuseIdentifier: String(reflecting: type), for: path)
    (cell as? Cell)?.configure(with: presenter)
    return cell
  }
}
