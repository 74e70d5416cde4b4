public import Foundation

extension UICollectionView {
  /// How cells of a class are made and filled with items of a type.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    /// Cells of the class, filled by a closure.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells of a XIB, filled by a closure.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How headers and footers of a class are made and filled.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header or footer.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Headers and footers of the class, filled by a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell for an item, registered where that is its first one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !registry.knows(.init(kind: Self.cellKind, identifier: identifier)) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("the XIB's cell is a \(type(of: view)) and no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer, registered where that is its first one.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identifier
    let kind = registration.elementKind
    if !registry.knows(.init(kind: kind, identifier: identifier)) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("the view is a \(type(of: view)) and no \(Supplementary.self)")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
