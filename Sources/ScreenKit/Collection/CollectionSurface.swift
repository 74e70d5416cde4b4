/// Shows rows in a collection view.
@MainActor
public final class CollectionSurface<Row: ListRow>: NSObject, ListSurface,
  UICollectionViewDataSource, UICollectionViewDataSourcePrefetching, UICollectionViewDelegate
{
  /// The view that the rows are in.
  public var collectionView: UICollectionView { listView }
  public var scrollView: UIScrollView { listView }
  public weak var delegate: (any ListSurfaceDelegate)?
  public weak var screen: ScreenController?

  /// How rows are laid out where their section doesn't say.
  public var currentLayout: @MainActor () -> ListLayout = { .list }

  /// What the collection view has been told of.
  public var shown: ShownList<Row> { updater.shown }
  public var isUpdating: Bool { updater.isUpdating }

  let listView: ListCollectionView
  let layout = ScreenCollectionLayout()
  let children = EmbeddedScreens()
  let runtime: AppRuntime
  let face: @MainActor (Row) -> RowFace
  let updater: ListUpdater<Row>
  private let rowSizes = RowSizes<Row>()
  var traits = CellTraits()
  var more = MoreState.none
  private var registered: Set<String> = []
  private var configured = ConfiguredCells()
  let prefetcher: ImagePrefetcher

  /// The cell of a place that has no row.
  private static var noRow: String { "ScreenKit.none" }

  /// A surface whose rows are shown as `face` says.
  public init(runtime: AppRuntime, face: @escaping @MainActor (Row) -> RowFace) {
    self.runtime = runtime
    self.face = face
    prefetcher = ImagePrefetcher(runtime.images)
    listView = ListCollectionView(frame: .zero, collectionViewLayout: layout)
    updater = ListUpdater(listView)
    super.init()
    updater.onTidy = { [weak self] in self?.rowsHaveGone($0) }
    updater.onShow = { [weak self] in self?.delegate?.surfaceDidShow() }
    updater.onFinish = { [weak self] _ in self?.updateDidFinish() }
    layout.source = self
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

  /// The sizes of the rows that are shown now.
  var sizes: RowSizes<Row> {
    rowSizes.follow(shown, version: updater.version)
    return rowSizes
  }

  public var backgroundView: UIView? {
    get { listView.backgroundView }
    set { listView.backgroundView = newValue }
  }

  func context(for row: RowID, width: CGFloat) -> CellContext {
    CellContext(
      runtime: runtime, traits: traits, containerWidth: width,
      displayScale: listView.traitCollection.displayScale, screen: screen, children: children,
      row: row)
  }

  public func reconfigureVisibleCells() {
    configured.rowsMayHaveChanged()
    for path in listView.indexPathsForVisibleItems {
      guard let cell = listView.cellForItem(at: path) else { continue }
      configure(cell, at: path)
    }
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
    sizes.removeAll()
    reconfigureVisibleCells()
    layout.invalidateLayout()
  }

  func configure(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let shown = shown.row(at: path) else { return }
    prefetcher.note(cell, shows: shown.id)
    configured.note(cell)
    let face = face(shown.row)
    face.configure(cell, context(for: shown.id, width: cell.bounds.width))
    cell.accessibilityCustomActions = screen?.makeAccessibilityActions(
      for: shown.id, face.actions)
    showMark(on: cell, at: path)
  }

  private func show(_ view: UICollectionReusableView?, of kind: String, at path: IndexPath) {
    if let view = view as? SectionTextView {
      let role = SectionTextView.roles.first { $0.kind == kind }?.role ?? .header
      guard let text = text(role, ofSection: path.section) else { return }
      view.show(text, as: role, runtime: runtime, textSize: traits.textSize)
    } else if let more = view as? MoreReusableView {
      more.more.show(self.more, runtime: runtime) { [weak self] in
        self?.delegate?.surfaceRetryMore()
      }
    }
  }

  func actions(at path: IndexPath) -> RowActions? {
    shown.row(at: path).map { face($0.row).actions }
  }

  private func text(_ role: SectionLabel.Role, ofSection section: Int) -> ScreenText? {
    guard shown.sections.indices.contains(section) else { return nil }
    return shown.sections[section].text(role)
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
    if registered.insert(face.reuseIdentifier).inserted {
      collectionView.register(face.cellClass, forCellWithReuseIdentifier: face.reuseIdentifier)
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: face.reuseIdentifier, for: indexPath)
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

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    var upcoming: [RowSizes<Row>.Upcoming] = []
    for path in indexPaths {
      guard let row = shown.row(at: path),
        let width = layout.layoutAttributesForItem(at: path)?.frame.width
      else { continue }
      let context = context(for: row.id, width: width)
      prefetcher.prefetch(face(row.row).images(context), of: row.id)
      let place = ListDiff.Place(section: path.section, row: path.item)
      if sizes.awaitsSize(of: row, at: place, width: width, traits: traits),
        let sizing = face(row.row).sizing(context)
      {
        upcoming.append(.init(row: row, width: width, traits: traits, sizing: sizing))
      }
    }
    sizes.prepare(upcoming)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    prefetcher.cancel(indexPaths.compactMap { shown.row(at: $0)?.id })
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
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if isSelecting { return selectionDidChange(at: indexPath, isSelected: true) }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let row = shown.row(at: indexPath) else { return }
    screen?.select(row.id, face(row.row).actions)
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
    prefetcher.cellDidLeave(cell)
    configured.cellDidLeave(cell)
    // Out of sight a hosted screen is not on screen either, and has to be told so.
    (cell as? any ScreenLending)?.releaseScreens()
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // A cell that was made ahead or kept may come into sight without being configured again.
    let lacksScreens = (cell as? any ScreenLending)?.lacksScreens == true
    if lacksScreens || configured.isOutdated(cell) { configure(cell, at: indexPath) }
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

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.surfaceDidScroll(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.surfaceWillBeginDragging(scrollView)
  }
}
