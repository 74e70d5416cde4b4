public import Foundation

extension UICollectionView {
  private typealias Name = ReuseRegistry<UICollectionReusableView>.Name

  /// What cells are called among the kinds of views.
  static let cellKind = "UICollectionElementKindCell"

  /// Names the class of cells for an identifier.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass as? UICollectionViewCell.Type, kind: Self.cellKind, identifier)
  }

  /// Names the XIB of cells for an identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let make = nib.map { nib in
      { [assertionHandler] () -> UICollectionReusableView in
        let cell = nib.onlyObject(
          of: UICollectionViewCell.self, for: identifier, orElse: assertionHandler)
        let view = cell ?? UICollectionViewCell(frame: .zero)
        UINib.mismatch(view.reuseIdentifier, identifier).map(assertionHandler)
        view.reuseIdentifier = identifier
        view.elementKind = Self.cellKind
        return view
      }
    }
    registry.register(Name(kind: Self.cellKind, identifier: identifier), make)
  }

  /// Names the class of supplementary views for a kind and an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass as? UICollectionReusableView.Type, kind: elementKind, identifier)
  }

  private func register(
    _ viewClass: UICollectionReusableView.Type?, kind: String, _ identifier: String
  ) {
    let make = viewClass.map { viewClass in
      { () -> UICollectionReusableView in
        let view = viewClass.init(_headlessRegistered: ())
        view.reuseIdentifier = identifier
        view.elementKind = kind
        return view
      }
    }
    registry.register(Name(kind: kind, identifier: identifier), make)
  }

  /// Keeps a view that is no longer shown for other elements.
  func keep(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    registry.put(view, Name(kind: kind, identifier: identifier))
  }

  /// A cell for an item: one that is used again, or else a new one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = Name(kind: Self.cellKind, identifier: identifier)
    let view = dequeue(name, for: .cell(indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view: one that is used again, or else a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      Name(kind: elementKind, identifier: identifier),
      for: .supplementary(elementKind, indexPath))
  }

  private func dequeue(
    _ name: Name, for key: ElementKey
  ) -> UICollectionReusableView {
    if registry.requested != key {
      assertionHandler(
        "Expected dequeued view to be returned to the collection view in preparation for "
          + "display. When the collection view's data source is asked to provide a view for a "
          + "given index path, ensure that a single view is dequeued and returned to the "
          + "collection view. Avoid dequeuing views without a request from the collection view.")
    }
    if let view = registry.reconfigured, view.reuseIdentifier == name.identifier { return view }
    if let view = registry.waitingView(name) {
      place(view, for: key)
      view.prepareForReuse()
      return view
    }
    guard let view = registry.newView(name) else {
      assertionHandler(
        "could not dequeue a view of kind: \(name.kind) with identifier \(name.identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
      return UICollectionReusableView(frame: .zero)
    }
    place(view, for: key)
    return view
  }

  /// Gives a dequeued view its size before the data source fills it, as UIKit does.
  private func place(_ view: UICollectionReusableView, for key: ElementKey) {
    if let attributes = layoutAttributes(for: key) { view.take(attributes) }
  }
}
