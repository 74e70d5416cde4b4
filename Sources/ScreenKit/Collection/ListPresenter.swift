/// Is told what happens in a list.
@MainActor
protocol ListPresenterOwner: AnyObject {
  func listDidSelect(_ row: ShownList.ShownRow)
  func listDidScroll()
  func listWillBeginDragging()
  func listDidLayout()
  func listRetryMore()
  var listMoreState: MoreView.State { get }
}

/// Shows rows in a collection view. It knows no sources and no states: what there is to show is handed
/// in as a value, and it finds the way from one to the next.
@MainActor
final class ListPresenter: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let collectionView: ListCollectionView
  let layout = ScreenCollectionLayout()
  let children = EmbeddedScreens()
  let runtime: AppRuntime
  weak var owner: (any ListPresenterOwner)?
  weak var screen: ScreenController?

  /// What the collection view has been told of.
  var shown = ShownList()
  /// What to show when the running update has ended; only the latest counts.
  var waiting: ShownList?
  var isUpdating = false
  let sizes = SizeCache<RowID, RowContent>()
  var traits = CellTraits()
  private var registered: Set<String> = []

  init(runtime: AppRuntime) {
    self.runtime = runtime
    collectionView = ListCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    layout.source = self
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.onLayout = { [weak self] in self?.owner?.listDidLayout() }
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: HeaderView.reuseIdentifier)
    collectionView.register(
      MoreView.self, forSupplementaryViewOfKind: MoreView.kind,
      withReuseIdentifier: MoreView.kind)
  }

  func context(for row: RowID, width: CGFloat) -> CellContext {
    CellContext(
      runtime: runtime, traits: traits, containerWidth: width, screen: screen,
      children: children, row: row)
  }

  /// Makes the cells on screen show their rows again, as after a change of traits or of what runs.
  func reconfigureVisibleCells() {
    for path in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: path) else { continue }
      configure(cell, at: path)
    }
    for path in collectionView.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader)
    {
      let view = collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)
      show(view, at: path)
    }
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: MoreView.kind) {
      show(collectionView.supplementaryView(forElementKind: MoreView.kind, at: path), at: path)
    }
  }

  /// Forgets all sizes, and shows everything as `traits` want it. They are the screen's: it may hear
  /// of a change before its views have theirs.
  func traitsDidChange(to traits: CellTraits) {
    self.traits = traits
    sizes.removeAll()
    reconfigureVisibleCells()
    layout.invalidateLayout()
  }

  func configure(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let shown = shown.row(at: path) else { return }
    shown.row.face.configure(cell, context(for: shown.id, width: cell.bounds.width))
    cell.accessibilityCustomActions = makeAccessibilityActions(for: shown)
  }

  private func show(_ view: UICollectionReusableView?, at path: IndexPath) {
    if let heading = view as? HeaderView, let text = header(of: path.section) {
      heading.show(text, runtime: runtime, textSize: traits.textSize)
    } else if let more = view as? MoreView {
      more.show(owner?.listMoreState ?? .none, runtime: runtime) { [weak self] in
        self?.owner?.listRetryMore()
      }
    }
  }

  private func header(of section: Int) -> ScreenText? {
    shown.sections.indices.contains(section) ? shown.sections[section].header : nil
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.sections.indices.contains(section) ? shown.sections[section].rows.count : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let face = shown.row(at: indexPath)?.row.face else { return UICollectionViewCell() }
    if registered.insert(face.reuseIdentifier).inserted {
      collectionView.register(face.cellClass, forCellWithReuseIdentifier: face.reuseIdentifier)
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: face.reuseIdentifier, for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == MoreView.kind ? MoreView.kind : HeaderView.reuseIdentifier
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    show(view, at: indexPath)
    return view
  }

  // MARK: UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    shown.row(at: indexPath)?.row.onSelect != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    shown.row(at: indexPath)?.row.onSelect != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let row = shown.row(at: indexPath) else { return }
    owner?.listDidSelect(row)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // Out of sight a hosted screen is not on screen either, and has to be told so.
    (cell as? EmbedCell)?.release()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // A cell that was prefetched or kept may come back without being configured again.
    if let cell = cell as? EmbedCell, cell.hostedScreen == nil { configure(cell, at: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap(shown.row).flatMap(makeMenu)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.listDidScroll()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    owner?.listWillBeginDragging()
  }
}
