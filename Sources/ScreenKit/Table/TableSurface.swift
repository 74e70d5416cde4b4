/// Shows rows in a table.
///
/// Heights come from the rows' faces and are remembered by content, width and traits. Of a few screens of rows all
/// are measured, so that places can be trusted before rows are on screen; of more, estimates measure nothing. Layouts
/// of sections say nothing here: rows stand one below the other.
@MainActor
public final class TableSurface<Row: ListRow>: RowSurface<Row, UITableViewCell>, ListSurface,
  UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate
{
  /// The view that the rows are in.
  public var tableView: UITableView { listView }
  public var scrollView: UIScrollView { listView }

  /// Tables ask for the heights of all rows at once, and not, as layouts do, for those of rows that have changed.
  private static var mostMeasured: Int { 100 }

  let listView: ListTableView
  /// Whether there are lines below rows whose section doesn't say so.
  var showsSeparators = false
  private let moreView = MoreView()
  private var more = MoreFooter()
  private var keepsCells = false

  /// A table whose rows are shown as `face` says.
  public init(
    runtime: AppRuntime, style: UITableView.Style = .plain,
    face: @escaping @MainActor (Row) -> TableRowFace
  ) {
    listView = ListTableView(frame: .zero, style: style)
    super.init(runtime: runtime, view: listView, mostMeasured: Self.mostMeasured, face: face)
    updater.onFinish = { [weak self] in self?.updateDidFinish($0) }
    listView.onLayout = { [weak self] in self?.delegate?.surfaceDidLayout() }
    configureTable()
  }

  private func configureTable() {
    for role in [SectionLabel.Role.header, .footer] {
      listView.register(
        TableSectionTextView.self,
        forHeaderFooterViewReuseIdentifier: TableSectionTextView.identifier(for: role))
    }
    listView.separatorStyle = .none
    listView.sectionHeaderTopPadding = 0
    listView.dataSource = self
    listView.prefetchDataSource = self
    listView.delegate = self
    listView.allowsMultipleSelectionDuringEditing = true
  }

  public var backgroundView: UIView? {
    get { listView.backgroundView }
    set { listView.backgroundView = newValue }
  }

  // MARK: Updates

  public func show(_ list: ShownList<Row>) {
    followSeparators(in: list)
    followLooks(in: list)
    updater.show(list)
  }

  private func updateDidFinish(_ change: ListUpdater<Row>.Change) {
    configured.rowsMayHaveChanged()
    if !keepsCells { reconfigureCells(at: change.changedRows) }
    reconfigureSectionTexts()
    reconfigureGrounds()
    reconfigureSeparators()
    if hasOtherTitles { listView.reloadSectionIndexTitles() }
    // Every height is asked for again then, which is much for long lists in which nothing changed. Also
    // where nothing came, as with an empty page, the layout tells whether more has to come.
    change.mayResize ? measureAgain() : listView.setNeedsLayout()
  }

  /// Does `change`, after which rows that stay keep what their cells show: someone else brings those
  /// up to date that have to be.
  public func keepingCells(_ change: () -> Void) {
    keepsCells = true
    change()
    keepsCells = false
  }

  /// Lets the table ask for heights that may have changed without any row coming or going.
  private func measureAgain() {
    listView.performBatchUpdates(nil, completion: nil)
  }

  public func showMore(_ footer: MoreFooter) {
    more = footer
    moreView.show(footer, runtime: runtime, traits: traits) { [weak self] in
      self?.delegate?.surfaceRetryMore()
    }
    let height = MoreView.height(of: footer, runtime: runtime, traits: traits)
    let isAsBefore = listView.tableFooterView == nil || moreView.frame.height == height
    guard footer.isShown == (listView.tableFooterView == nil) || !isAsBefore else { return }
    moreView.frame = CGRect(x: 0, y: 0, width: listView.bounds.width, height: height)
    listView.tableFooterView = footer.isShown ? moreView : nil
  }

  public func reconfigureVisibleCells() {
    configured.rowsMayHaveChanged()
    reconfigureCells(at: listView.indexPathsForVisibleRows ?? [])
    reconfigureSectionTexts()
  }

  private func reconfigureCells(at paths: [IndexPath]) {
    for path in paths {
      if let cell = listView.cellForRow(at: path) { configure(cell, at: path) }
    }
  }

  // The traits are the screen's: it may hear of a change before its views have theirs.
  public func traitsDidChange(to traits: CellTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    showAnew()
  }

  public func themeDidChange() {
    if hasSeparators || showsSeparators {
      listView.separatorColor = runtime.theme.uiColor(.separator)
    }
    showAnew()
  }

  private func showAnew() {
    sizes.removeAll()
    reconfigureVisibleCells()
    if more.isShown { showMore(more) }
    measureAgain()
  }

  public func invalidateSize(of row: RowID) { invalidateHeights(of: [row]) }

  override func invalidateHeights(of rows: [RowID]) {
    rows.forEach(sizes.remove)
    measureAgain()
  }

  override func textsReadOtherwise(_ texts: [SectionTextPlace]) {
    if showAgain(texts) { measureAgain() }
  }

  override func width(of cell: UITableViewCell) -> CGFloat { rowWidth }

  // MARK: Geometry

  public func isEndNear(ofSection section: Int) -> Bool {
    guard section < listView.numberOfSections else { return false }
    let bounds = listView.bounds
    return BottomLoading.isDue(
      end: listView.rect(forSection: section).maxY, visibleEnd: bounds.maxY,
      viewport: bounds.height)
  }

  public func contentHeight() -> CGFloat {
    listView.layoutIfNeeded()
    return listView.contentSize.height
  }

  /// The height that is expected of rows that leave theirs to their cells.
  private static var standardHeight: CGFloat { 44 }

  /// The width that cells have for their content.
  var rowWidth: CGFloat {
    let insets = listView.style == .insetGrouped ? listView.layoutMargins : listView.safeAreaInsets
    return max(listView.bounds.width - insets.left - insets.right, 0)
  }

  private func height(at path: IndexPath) -> CGFloat {
    size(at: ListDiff.Place(section: path.section, row: path.item), width: rowWidth).height
  }

  private func expectedHeight(at path: IndexPath) -> CGFloat {
    let place = ListDiff.Place(section: path.section, row: path.item)
    return sizes.knownSize(at: place, width: rowWidth)?.height ?? sizes.expectedHeight
  }

  // MARK: Cells

  override func configure(_ cell: UITableViewCell, at path: IndexPath) {
    guard let shown = shown.row(at: path) else { return }
    showGround(on: cell, at: path)
    showSeparator(on: cell, at: path)
    // A table tells of its swipes by itself.
    let face = configure(cell, showing: shown, width: rowWidth)
    offer(face.actions, on: cell, at: path)
    showLook(on: cell, at: path)
  }

  /// Hands each row on screen, its cell and the cell's context to `update`, as where a part of what
  /// cells show has arrived.
  public func updateVisibleCells(
    _ update: (Row, UITableViewCell, CellContext) -> Void
  ) {
    configured.rowsMayHaveChanged()
    for path in listView.indexPathsForVisibleRows ?? [] {
      guard let cell = listView.cellForRow(at: path), let shown = shown.row(at: path) else {
        continue
      }
      update(shown.row, cell, context(for: shown.id, width: rowWidth))
    }
  }

  // MARK: UITableViewDataSource

  public func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections.indices.contains(section) ? shown.sections[section].rows.count : 0
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let row = shown.row(at: indexPath)?.row else { return UITableViewCell() }
    let face = face(row)
    let identifier = identifier(for: face) { face.source.register(in: tableView, as: $0) }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier) ?? face.source.make(identifier)
    configure(cell, at: indexPath)
    return cell
  }

  // Swipes need rows that can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isSelecting ? canTap(indexPath) : actions(at: indexPath)?.shownSwipes.isEmpty == false
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { titlesAtSide() }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { section(ofTitleAt: index) ?? NSNotFound }

  // MARK: UITableViewDataSourcePrefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    let width = rowWidth
    prefetch(indexPaths) { _ in width }
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(indexPaths)
  }

  // MARK: UITableViewDelegate

  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height(at: indexPath)
  }

  // Estimates are the heights themselves, but for rows of long lists that were not measured.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard !sizes.isLong else { return expectedHeight(at: indexPath) }
    let height = height(at: indexPath)
    return height < 0 ? Self.standardHeight : height
  }

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { height(of: .header, of: section) }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { height(of: .footer, of: section) }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { makeView(.header, of: section) }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { makeView(.footer, of: section) }

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    canTap(indexPath)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    showLook(on: tableView.cellForRow(at: indexPath), at: indexPath, isPressed: true)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    showLook(on: tableView.cellForRow(at: indexPath), at: indexPath, isPressed: false)
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    canTap(indexPath) ? indexPath : nil
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rowWasTapped(at: indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isSelecting { selectionDidChange(at: indexPath, isSelected: false) }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipes(at: indexPath, from: .leading)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipes(at: indexPath, from: .trailing)
  }

  private func swipes(
    at path: IndexPath, from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    shown.row(at: path).flatMap { row in
      screen?.makeSwipes(for: row.id, face(row.row).actions, from: edge)
    }
  }

  // What stands behind a row is uncovered by swipes, and stands in a menu only beside where a tap leads, or what the
  // menu has of its own.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !isSelecting, let row = shown.row(at: indexPath) else { return nil }
    let actions = face(row.row).actions
    guard actions.opensPreview || !actions.shownMenus.isEmpty else { return nil }
    return screen?.makeMenu(for: row.id, actions)
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    configuration.goToPreview(with: animator)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    cellDidLeave(cell)
  }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cellWillAppear(cell, at: indexPath)
    // Only now it knows whether it is selected.
    showLook(on: cell, at: indexPath)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.surfaceDidScroll(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.surfaceWillBeginDragging(scrollView)
  }
}
