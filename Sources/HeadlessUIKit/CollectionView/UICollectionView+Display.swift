import Foundation

extension UICollectionView {
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Lets the layout compute what it forgot.
  func prepareLayoutIfNeeded() {
    _ = loadedCounts()
    guard collectionViewLayout.needsPreparation || collectionViewLayout.isOutOfRoom() else {
      return
    }
    collectionViewLayout.needsPreparation = false
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key {
    case .cell(let path): collectionViewLayout.layoutAttributesForItem(at: path)
    case .supplementary(let kind, let path):
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Makes the views of what is visible, and puts away those of what no longer is.
  func layoutElements() {
    var passes = 0
    repeat {
      prepareLayoutIfNeeded()
      passes += 1
    } while (showVisibleElements() || followShrunkenContent()) && passes < 8
    findUnclaimedViews()
    _ = loadedIndex()
    requestPrefetching()
  }

  /// Returns whether sizes that cells prefer made the layout invalid.
  private func showVisibleElements() -> Bool {
    let visible = bounds
    let layout = collectionViewLayout
    // Most layouts have all their views in the list itself, at once where their attributes say.
    let isFlat = !layout.keepsDepth && orthogonalScrollers.isEmpty
    if !isFlat { placeOrthogonalScrollers(around: visible) }
    let attributes = (layout.layoutAttributesForElements(in: visible) ?? []).filter {
      (isFlat ? $0.frame : layout.shownFrame(of: $0)).overlaps(visible)
    }
    if !isFlat { layout.willShow(attributes) }
    let wanted = Set(attributes.map(\.key))
    for key in display.views.keys.filter({ !wanted.contains($0) }).sorted() {
      if let view = display[key] {
        display[key] = nil
        recycle(view, of: key)
      }
    }
    var isInvalid = false
    for element in attributes.sorted(by: { $0.key < $1.key }) where show(element, isFlat: isFlat) {
      isInvalid = true
    }
    return isInvalid
  }

  /// Returns whether the size that the view prefers made the layout invalid.
  private func show(_ attributes: UICollectionViewLayoutAttributes, isFlat: Bool) -> Bool {
    let key = attributes.key
    if let view = display[key] {
      if isFlat {
        view.take(attributes)
        return false
      }
      put(view, at: attributes)
      addToHost(view, attributes)
      return collectionViewLayout.wantsPreferredSize(of: attributes)
        && adoptPreferredSize(of: view, attributes)
    }
    guard let view = makeView(for: key) else { return false }
    display[key] = view
    put(view, at: attributes)
    announceDisplay(of: view, key)
    addToHost(view, attributes)
    return adoptPreferredSize(of: view, attributes)
  }

  private func addToHost(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let host = host(of: attributes)
    guard view.superview !== host else { return }
    if attributes.representedElementCategory == .decorationView {
      // Backgrounds lie behind all that can be touched.
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      let depth = CGFloat(attributes.zIndex)
      let above = host.subviews.reversed().prefix { $0.layer.zPosition > depth }.count
      host.insertSubview(view, at: host.subviews.count - above)
    }
  }

  private func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? {
    if let view = registry.waitingView(Name(kind: kind, identifier: kind)) {
      view.prepareForReuse()
      return view
    }
    guard let view = collectionViewLayout.makeDecorationView(ofKind: kind, in: self) else {
      assertionHandler(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib")
      return nil
    }
    view.reuseIdentifier = kind
    return view
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    registry.requested = key
    defer { registry.requested = nil }
    switch key {
    case .cell(let path):
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
      claim(cell)
      // Cells that are registered have the name that they were registered by.
      if cell.reuseIdentifier == nil {
        assertionHandler(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      }
      cell.isSelected = selectedPaths.contains(path)
      return cell
    case .supplementary(let kind, let path):
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
      if let view { claim(view) }
      if let view, view.reuseIdentifier == nil {
        assertionHandler(
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
            + "(\(kind),\(path)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
      }
      return view
    case .decoration(let kind, _):
      return makeDecorationView(ofKind: kind)
    }
  }

  private func claim(_ view: UICollectionReusableView) {
    registry.handedOut.removeAll { $0 === view }
  }

  private func adoptPreferredSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !(attributes.keepsWidth && attributes.keepsHeight),
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    collectionViewLayout.invalidateLayout(with: context)
    return true
  }

  private func announceDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    switch key {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: break
    }
  }

  /// Takes a view away and keeps it for other elements.
  func recycle(_ view: UICollectionReusableView, of key: ElementKey) {
    view.removeFromSuperview()
    switch key {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      cell.isSelected = false
      cell.isHighlighted = false
      keep(view, kind: Self.cellKind)
    case .supplementary(let kind, let path):
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      keep(view, kind: kind)
    case .decoration(let kind, _): keep(view, kind: kind)
    }
  }

  func recycleEverything() {
    for (key, view) in display.removeAll().sorted(by: { $0.0 < $1.0 }) {
      recycle(view, of: key)
    }
  }
}
