/// When sections load.
extension CollectionController {
  /// Loads everything anew; what is shown stays until something else has arrived.
  func reloadSections() {
    guard hasAppeared else { return }
    for loader in includedLoaders where canLoad(loader) { loader.loadTop() }
    updateContents()
  }

  /// Tries again what failed.
  public func retry() {
    for loader in includedLoaders where loader.failure != nil && canLoad(loader) {
      loader.failure?.load == .bottom ? loader.retryBottom() : loader.loadFirst()
    }
    updateContents()
  }

  var retryAction: @MainActor () -> Void {
    { [weak self] in self?.retry() }
  }

  func refresh() {
    reload()
    endRefreshingIfDone()
  }

  func endRefreshingIfDone() {
    guard let refreshControl, refreshControl.isRefreshing else { return }
    if !loaders.contains(where: \.isLoadingStart) { refreshControl.endRefreshing() }
  }

  /// Begins the loads that the state asks for, and ends those that it doesn't any more.
  func updateLoads() {
    guard hasAppeared else { return }
    for loader in loaders {
      if !loader.isIncluded || !canLoad(loader) {
        loader.reset()
      } else if loader.needsFirstLoad {
        loader.loadFirst()
      }
    }
  }

  /// While the words to search for are too few, what depends on them has nothing to ask.
  private func canLoad(_ loader: SectionLoader) -> Bool {
    !loader.isKeyed || search?.isReady ?? true
  }

  var includedLoaders: [SectionLoader] { loaders.filter(\.isIncluded) }

  func loadMoreIfNeeded() {
    guard isOnScreen, !list.isUpdating else { return }
    let view = list.collectionView
    let horizontal = list.isHorizontal
    let viewport = horizontal ? view.bounds.width : view.bounds.height
    let offset = horizontal ? view.contentOffset.x : view.contentOffset.y
    for (index, section) in list.shown.sections.enumerated() {
      guard let loader = loaders.first(where: { $0.section.id == section.id }),
        loader.canLoadBottom, let end = list.layout.end(ofSection: index),
        BottomLoading.isDue(end: end, visibleEnd: offset + viewport, viewport: viewport)
      else { continue }
      loader.loadBottom()
      return
    }
  }
}
