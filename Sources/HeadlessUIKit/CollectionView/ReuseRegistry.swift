public import Foundation

/// The classes that are registered and the views that wait to be used again.
@MainActor struct ReuseRegistry {
  /// What cells are called among the kinds of views.
  static let cellKind = "UICollectionElementKindCell"

  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var waiting: [Name: [UICollectionReusableView]] = [:]
  /// The element that the data source is being asked for.
  var requested: ElementKey?
  /// The cell that the data source shall fill again instead of another one.
  var reconfigured: UICollectionReusableView?

  mutating func register(_ viewClass: UICollectionReusableView.Type?, for name: Name) {
    classes[name] = viewClass
    waiting[name] = nil
  }

  mutating func put(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Name(kind: kind, identifier: identifier), default: []].append(view)
  }

  mutating func waitingView(_ name: Name) -> UICollectionReusableView? {
    waiting[name]?.popLast()
  }

  func newView(_ name: Name) -> UICollectionReusableView? {
    guard let viewClass = classes[name] else { return nil }
    let view = viewClass.init(_headlessRegistered: ())
    view.reuseIdentifier = name.identifier
    view.elementKind = name.kind
    return view
  }
}

extension UICollectionView {
  /// Names the class of cells for an identifier.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    registry.register(
      cellClass as? UICollectionViewCell.Type,
      for: .init(kind: ReuseRegistry.cellKind, identifier: identifier))
  }

  /// Names the class of supplementary views for a kind and an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(
      viewClass as? UICollectionReusableView.Type,
      for: .init(kind: elementKind, identifier: identifier))
  }

  /// A cell for an item: one that is used again, or else a new one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ReuseRegistry.Name(kind: ReuseRegistry.cellKind, identifier: identifier)
    let view = dequeue(name, for: .cell(indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view: one that is used again, or else a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      .init(kind: elementKind, identifier: identifier),
      for: .supplementary(elementKind, indexPath))
  }

  private func dequeue(
    _ name: ReuseRegistry.Name, for key: ElementKey
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
