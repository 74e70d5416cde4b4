/// Shows rows in a collection view.
@MainActor
public final class CollectionSurface<Row: ListRow>: RowSurface<Row, UICollectionViewCell>,
  ListSurface, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
  UICollectionViewDelegate
{
  /// The view that the rows are in.
  public var collectionView: UICollectionView { listView }
  public var scrollView: UIScrollView { listView }

  /// How rows are laid out where their section doesn't say.
  public var currentLayout: @MainActor () -> ListLayout = { .list }

  let listView: ListCollectionView
  let layout = ScreenCollectionLayout()
  /// The layout of rows that are swiped; made when some are.
  private(set) lazy var swipedLayout = makeSwipedLayout()
  /// The layout of sections of several kinds; made when some scroll sideways by themselves, or are swiped beside others.
  private(set) lazy var mixedLayout = makeMixedLayout()
  /// The layout that shows the rows now.
  var arrangement = RowArrangement.plain
  /// Whether rows that stand in one column are swiped.
  var swipesRows = false
  var more = MoreFooter()
  /// Whether what follows from a shelf being scrolled is about to be done.
  var followsShelf = false

  /// The cell of a place that has no row.
  private static var noRow: String { "ScreenKit.none" }

  /// A surface whose rows are shown as `face` says.
  public init(runtime: AppRuntime, face: @escaping @MainActor (Row) -> RowFace) {
    listView = ListCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(runtime: runtime, view: listView, mostMeasured: 2_000, face: face)
    updater.onFinish = { [weak self] in self?.updateDidFinish($0) }
    layout.source = self
    layout.register(SectionGround.self, forDecorationViewOfKind: SectionGround.kind)
    listView.dataSource = self
    listView.prefetchDataSource = self
    listView.delegate = self
    listView.alwaysBounceVertical = true
    listView.allowsMultipleSelectionDuringEditing = true
    listView.onLayout = { [weak self] in self?.delegate?.surfaceDidLayout() }
    for (kind, _) in SectionTextView.roles {
      listView.register(
        SectionTextView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: SectionTextView.reuseIdentifier)
    }
    listView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.noRow)
    listView.register(
      MoreReusableView.self, forSupplementaryViewOfKind: MoreReusableView.kind,
      withReuseIdentifier: MoreReusableView.kind)
  }

  public var backgroundView: UIView? {
    get { listView.backgroundView }
    set { listView.backgroundView = newValue }
  }

  override func onSeen(of row: Row) -> (@MainActor () -> Void)? {
    row.onSeen ?? face(row).actions.onSeen
  }

  public override func showSelected(_ items: Set<ModelID>) {
    super.showSelected(items)
    showMarks()
  }

  override func selectionDidChange(at path: IndexPath, isSelected: Bool) {
    if let cell = listView.cellForItem(at: path) { showMark(on: cell, at: path) }
    super.selectionDidChange(at: path, isSelected: isSelected)
  }

  public func reconfigureVisibleCells() {
    configured.rowsMayHaveChanged()
    for path in listView.indexPathsForVisibleItems {
      guard let cell = listView.cellForItem(at: path) else { continue }
      configure(cell, at: path)
    }
    reconfigureSupplementaries()
  }

  func reconfigureSupplementaries() {
    for (kind, _) in SectionTextView.roles {
      for path in listView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        show(listView.supplementaryView(forElementKind: kind, at: path), of: kind, at: path)
      }
    }
    reconfigureMore()
  }

  func reconfigureMore() {
    for path in listView.indexPathsForVisibleSupplementaryElements(ofKind: MoreReusableView.kind) {
      show(
        listView.supplementaryView(forElementKind: MoreReusableView.kind, at: path),
        of: MoreReusableView.kind, at: path)
    }
  }

  // The traits are the screen's: it may hear of a change before its views have theirs.
  public func traitsDidChange(to traits: CellTraits) {
    self.traits = traits
    themeDidChange()
  }

  public func themeDidChange() {
    sizes.removeAll()
    reconfigureVisibleCells()
    shownLayout.invalidateLayout()
  }

  override func invalidateHeights(of rows: [RowID]) {
    rows.forEach(sizes.remove)
    shownLayout.invalidateLayout()
  }

  override func textsReadOtherwise(_ texts: [SectionTextPlace]) {
    if showAgain(texts) { shownLayout.invalidateLayout() }
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let shown = shown.row(at: path) else { return }
    let face = configure(cell, showing: shown, width: cell.bounds.width)
    offer(face.actions, on: cell, at: path)
    showMark(on: cell, at: path)
    showSeparator(on: cell, at: path)
    showLook(on: cell, at: path)
  }

  override func offer(_ actions: RowActions, on cell: UIView, at path: IndexPath) {
    offer(actions.shownMenus + actions.shownSwipes, of: actions, on: cell, at: path)
  }

  func show(_ view: UICollectionReusableView?, of kind: String, at path: IndexPath) {
    if let view = view as? SectionTextView {
      let role = SectionTextView.roles.first { $0.kind == kind }?.role ?? .header
      guard let text = text(role, of: path.section) else { return }
      view.label.show(
        text, as: role, fold: role == .header ? fold(of: path.section) : nil,
        ground: ground(of: path.section), runtime: runtime, textSize: traits.textSize)
    } else if let more = view as? MoreReusableView {
      more.more.show(self.more, runtime: runtime, traits: traits) { [weak self] in
        self?.delegate?.surfaceRetryMore()
      }
    }
  }

  // MARK: UICollectionViewDataSource

  public func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.sections.indices.contains(section) ? shown.sections[section].rows.count : 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let row = shown.row(at: indexPath)?.row else {
      // UIKit takes none but cells that it has handed out itself.
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: Self.noRow, for: indexPath)
    }
    let face = face(row)
    let identifier = identifier(for: face) {
      face.source.register(in: collectionView, as: $0)
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isMore = kind == MoreReusableView.kind
    let identifier = isMore ? MoreReusableView.kind : SectionTextView.reuseIdentifier
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    show(view, of: kind, at: indexPath)
    return view
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { titlesAtSide() }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    // UIKit takes a path of one number for a section as a whole, which may have no items.
    section(ofTitleAt: index).map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
  }

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    prefetch(indexPaths) { shownLayout.layoutAttributesForItem(at: $0)?.frame.width }
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(indexPaths)
  }

  // MARK: UICollectionViewDelegate

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    canTap(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    canTap(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    showLook(on: collectionView.cellForItem(at: indexPath), at: indexPath, isPressed: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    showLook(on: collectionView.cellForItem(at: indexPath), at: indexPath, isPressed: false)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    rowWasTapped(at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    if isSelecting { selectionDidChange(at: indexPath, isSelected: false) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    cellDidLeave(cell)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    cellWillAppear(cell, at: indexPath)
    // Only now it knows whether it is selected.
    showLook(on: cell, at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !isSelecting, let path = indexPaths.first, let row = shown.row(at: path) else {
      return nil
    }
    return screen?.makeMenu(for: row.id, face(row.row).actions)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    configuration.goToPreview(with: animator)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.surfaceDidScroll(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.surfaceWillBeginDragging(scrollView)
  }
}
