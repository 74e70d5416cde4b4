extension CollectionController: SectionLoaderOwner {
  func sectionDidChange(_ section: SectionLoader) {
    if !section.isLoadingStart { lastLoad = runtime.clock.now }
    banner.isHidden = true
    updateContents()
    endRefreshingIfDone()
    list.collectionView.setNeedsLayout()
    tellParentIfEmbedded()
  }

  func section(_ section: SectionLoader, didFail load: LoadKind, with error: LoadError) {
    updateContents()
    endRefreshingIfDone()
    if load == .bottom {
      list.layout.invalidateLayout()
      list.reconfigureVisibleCells()
    } else if phase == .content || configuration.error.style == .banner {
      showFailureBesideContent()
    }
    tellParentIfEmbedded()
  }

  private func tellParentIfEmbedded() {
    (parent as? any EmbeddingScreen)?.embeddedContentDidChange(in: self)
  }
}

extension CollectionController: ListPresenterOwner {
  func listDidSelect(_ row: ShownList.ShownRow) {
    guard let action = row.row.onSelect else { return }
    perform(action, for: ControlID(row: row.id, name: "select"))
  }

  func listDidScroll() {
    loadMoreIfNeeded()
    didScroll(list.collectionView)
  }

  func listWillBeginDragging() {
    willBeginDragging(list.collectionView)
  }

  func listDidLayout() {
    loadMoreIfNeeded()
  }

  func listRetryMore() {
    retry()
    list.reconfigureVisibleCells()
  }

  var listMoreState: MoreView.State {
    let sections = includedLoaders
    if sections.contains(where: { $0.failure?.load == .bottom }) { return .failed }
    return sections.contains(where: \.hasMore) ? .loading : .none
  }
}

extension CollectionController: EmbeddingScreen {
  public func embeddedContentDidChange(in child: UIViewController) {
    guard let row = list.children.row(of: child) else { return }
    // The child may have been laid out by this list's own layout pass, which must not be disturbed.
    Task { [weak self] in self?.list.invalidateSize(of: row) }
  }
}

extension CollectionController: ContentSizing {
  /// The least height of a screen in a row that has nothing to show yet.
  private static var leastHeight: CGFloat { 88 }

  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    if view.bounds.width != width { view.bounds.size.width = width }
    view.layoutIfNeeded()
    guard phase == .content else { return Self.leastHeight }
    list.layout.invalidateLayout()
    list.collectionView.layoutIfNeeded()
    return list.layout.collectionViewContentSize.height
  }
}
