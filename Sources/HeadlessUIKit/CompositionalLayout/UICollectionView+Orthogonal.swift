import Foundation

extension UICollectionView {
  /// The view that scrolls a section by itself, if that does.
  func orthogonalScroller(of section: Int) -> OrthogonalScrollView? {
    guard collectionViewLayout.hasOrthogonalSections,
      let extent = collectionViewLayout.orthogonalSection(section)
    else { return nil }
    if let scroller = orthogonalScrollers[section] {
      scroller.take(extent)
      return scroller
    }
    let scroller = OrthogonalScrollView(extent, in: self)
    orthogonalScrollers[section] = scroller
    return scroller
  }

  /// Shows the scrollers of the sections that are seen, and forgets those of sections that scroll no more.
  func placeOrthogonalScrollers(around visible: CGRect) {
    guard collectionViewLayout.hasOrthogonalSections || !orthogonalScrollers.isEmpty else { return }
    for section in 0..<loadedCounts().sections {
      guard let extent = collectionViewLayout.orthogonalSection(section) else { continue }
      let isSeen = extent.frame.overlaps(visible)
      guard isSeen || orthogonalScrollers[section] != nil else { continue }
      guard let scroller = orthogonalScroller(of: section) else { continue }
      if isSeen, scroller.superview !== self { addSubview(scroller) }
      if !isSeen { scroller.removeFromSuperview() }
    }
    for (section, scroller) in orthogonalScrollers
    where collectionViewLayout.orthogonalSection(section) == nil {
      scroller.removeFromSuperview()
      orthogonalScrollers[section] = nil
    }
  }

  /// Shows what a section was scrolled to, unless all elements are shown anyway just then.
  func showScrolledElements() {
    guard !layoutState.isLayingOut else { return }
    layoutState.isLayingOut = true
    layoutElements()
    layoutState.isLayingOut = false
  }

  /// Gives a view its place, in the scroller of its section where that has one.
  func put(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
    guard let scroller = scroller(for: attributes) else { return view.take(attributes) }
    guard let moved = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
      return
    }
    moved.frame = scroller.ownFrame(of: attributes.frame)
    view.take(moved)
  }

  /// The view that an element's view belongs in.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    scroller(for: attributes) ?? self
  }

  private func scroller(
    for attributes: UICollectionViewLayoutAttributes
  ) -> OrthogonalScrollView? {
    guard collectionViewLayout.hasOrthogonalSections,
      collectionViewLayout.scrollsByItself(attributes)
    else { return nil }
    return orthogonalScroller(of: attributes.indexPath.section)
  }

  /// Follows sections to their new places.
  func renameOrthogonalScrollers(_ changes: BatchUpdates) {
    guard !orthogonalScrollers.isEmpty else { return }
    let old = orthogonalScrollers
    orthogonalScrollers = [:]
    for (section, scroller) in old {
      if let moved = changes.newSection(of: section) {
        orthogonalScrollers[moved] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
  }

  /// Scrolls a section by itself until an item stands where it should.
  func bringInSection(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    guard let scroller = orthogonalScroller(of: path.section),
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return }
    let own = scroller.ownFrame(of: frame)
    let room = scroller.bounds.size
    var offset = scroller.contentOffset
    if scroller.section.axis.isVertical {
      if position.contains(.left) {
        offset.x = own.minX - scroller.section.origin
      } else if position.contains(.centeredHorizontally) {
        offset.x = own.midX - room.width / 2
      } else if position.contains(.right) {
        offset.x = own.maxX - room.width
      } else {
        return scroller.scrollRectToVisible(own, animated: animated)
      }
    } else {
      if position.contains(.top) {
        offset.y = own.minY - scroller.section.origin
      } else if position.contains(.centeredVertically) {
        offset.y = own.midY - room.height / 2
      } else if position.contains(.bottom) {
        offset.y = own.maxY - room.height
      } else {
        return scroller.scrollRectToVisible(own, animated: animated)
      }
    }
    scroller.setContentOffset(scroller.nearestRestingOffset(to: offset), animated: animated)
  }
}
