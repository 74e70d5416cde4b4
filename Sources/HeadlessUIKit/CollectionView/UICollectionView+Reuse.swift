import Foundation

extension UICollectionView {
  typealias Name = ReuseRegistry<UICollectionReusableView>.Name

  /// What cells are called among the kinds of views.
  static let cellKind = "UICollectionElementKindCell"

  func register(
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

  func dequeue(
    _ name: Name, for key: ElementKey
  ) -> UICollectionReusableView {
    if let view = registry.reconfigured, view.reuseIdentifier == name.identifier { return view }
    let view = preparedView(name, for: key)
    registry.handedOut.append(view)
    // Who asks without being asked is found by the layout, as in UIKit.
    if registry.requested == nil { setNeedsLayout() }
    return view
  }

  /// Finds views that were dequeued and not returned.
  func findUnclaimedViews() {
    guard let view = registry.handedOut.first, registry.requested == nil else { return }
    registry.handedOut = []
    assertionHandler(
      "Expected dequeued view to be returned to the collection view in preparation for "
        + "display. When the collection view's data source is asked to provide a view for a "
        + "given index path, ensure that a single view is dequeued and returned to the "
        + "collection view. Avoid dequeuing views without a request from the collection view. "
        + "Dequeued view: \(view); Collection view: \(self)")
  }

  private func preparedView(_ name: Name, for key: ElementKey) -> UICollectionReusableView {
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
  func place(_ view: UICollectionReusableView, for key: ElementKey) {
    if let attributes = layoutAttributes(for: key) { view.take(attributes) }
  }
}
