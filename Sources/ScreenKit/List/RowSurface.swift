/// What surfaces have in common, whatever view they show rows in: the rows that are shown, and what belongs
/// to these.
@MainActor
public class RowSurface<Row: ListRow, Cell: ListCell>: NSObject {
  public final weak var delegate: (any ListSurfaceDelegate)?
  public final weak var screen: ScreenController?
  /// The controller in whose view the rows lie; the screen unless said otherwise.
  final weak var container: UIViewController?

  /// What the view shows.
  public final var shown: ShownList<Row> { updater.shown }
  public final var isUpdating: Bool { updater.isUpdating }

  final let runtime: AppRuntime
  final var face: @MainActor (Row) -> CellFace<Cell>
  final let updater: ListUpdater<Row>
  final var traits = CellTraits()
  final var configured = ConfiguredCells()
  unowned let rowsView: any BatchView
  private let rowSizes: RowSizes<Row>
  private let children = EmbeddedScreens()
  private let prefetcher: ImagePrefetcher
  private var identifiers: [RowKind: String] = [:]
  private var consequences = SeenConsequences()
  /// What the cells in sight have said of the time; nil where some have come or gone since.
  final var timeLook: TimeLook?
  /// What the texts above and below the rows have said of it.
  final var textLook: TimeLook?
  /// Whether a section has said what lines are below its rows. Cells are used again, so they are told from then on.
  final var hasSeparators = false
  /// Whether a section has said what its rows look like while they are pressed or selected.
  final var hasRowLooks = false
  /// The titles at the side as the view has asked for them.
  private final var askedIndex = ListIndex()
  /// What lets rows be dragged; nil as long as none can be.
  private final var dragging: RowDragging?
  private final var offered = OfferedActions()

  /// A surface whose rows are shown in `view`, which the subclass keeps, as `face` says. Of no more than
  /// `mostMeasured` rows all are measured.
  init(
    runtime: AppRuntime, view: any BatchView, mostMeasured: Int,
    face: @escaping @MainActor (Row) -> CellFace<Cell>
  ) {
    self.runtime = runtime
    self.face = face
    rowsView = view
    rowSizes = RowSizes(mostMeasured: mostMeasured)
    updater = ListUpdater(view)
    prefetcher = ImagePrefetcher(runtime.images)
    super.init()
    updater.onTidy = { [weak self] in self?.rowsHaveGone($0) }
    updater.onShow = { [weak self] in
      self?.followMovableRows()
      self?.delegate?.surfaceDidShow()
    }
  }

  /// Lets go of what belonged to rows that are gone.
  private func rowsHaveGone(_ rows: Set<RowID>) {
    sizes.rowsHaveGone(rows)
    children.rowsHaveGone(rows)
    prefetcher.cancel(rows)
  }

  public final func row(hosting child: UIViewController) -> RowID? {
    children.row(of: child)
  }

  final func actions(at path: IndexPath) -> RowActions? {
    shown.row(at: path).map { face($0.row).actions }
  }

  /// The colour behind a section; nil for what is behind the list.
  final func ground(of section: Int) -> ColorToken? {
    shown.sections.indices.contains(section) ? shown.sections[section].look?.background : nil
  }

  /// The lines below the rows of a section; nil where it doesn't say.
  final func separators(of section: Int) -> RowSeparators? {
    shown.sections.indices.contains(section) ? shown.sections[section].look?.separators : nil
  }

  /// The titles at the side, for a view that asks for them; nil for none.
  final func titlesAtSide() -> [String]? {
    askedIndex = ListIndex(of: shown)
    return askedIndex.titles.nonEmpty
  }

  /// Whether the titles at the side are others than the view has asked for.
  final var hasOtherTitles: Bool { ListIndex(of: shown).titles != askedIndex.titles }

  /// The section that a title at the side leads to, by its place among those that the view has asked for; nil where
  /// nothing is shown that any of them leads to.
  final func section(ofTitleAt place: Int) -> Int? { askedIndex.section(at: place, in: shown) }

  /// What stands above or below a section.
  final func text(_ role: SectionLabel.Role, of section: Int) -> ScreenText? {
    guard shown.sections.indices.contains(section) else { return nil }
    return shown.sections[section].text(role)
  }

  /// What a tap on the header of a section does; nil where it does nothing.
  final func fold(of section: Int) -> SectionFold? {
    guard shown.sections.indices.contains(section), shown.sections[section].isCollapsible else {
      return nil
    }
    let id = shown.sections[section].id
    return SectionFold(isFolded: shown.sections[section].isFolded) { [weak self] in
      self?.delegate?.surfaceDidTurn(section: id)
      self?.showHeader(ofFolded: id)
    }
  }

  /// Goes back to the header of a section whose rows were folded while it was sticky: it stood at the top then, and
  /// now where the section begins.
  private func showHeader(ofFolded id: String) {
    guard let section = shown.sections.firstIndex(where: { $0.id == id && $0.isFolded }) else {
      return
    }
    rowsView.layoutIfNeeded()
    let top = rowsView.adjustedContentInset.top
    guard let start = rowsView.start(ofSection: section), start < rowsView.contentOffset.y + top
    else { return }
    rowsView.setContentOffset(
      CGPoint(x: rowsView.contentOffset.x, y: start - top), animated: rowsView.window != nil)
  }

  // MARK: Sizes

  /// The sizes of the rows that are shown now.
  final var sizes: RowSizes<Row> {
    rowSizes.follow(shown, version: updater.version)
    return rowSizes
  }

  /// The size of the row at `place`, if there is one.
  final func size(at place: ListDiff.Place, width: CGFloat) -> CGSize {
    guard shown.sections.indices.contains(place.section),
      shown.sections[place.section].rows.indices.contains(place.row)
    else { return .zero }
    let shown = shown.sections[place.section].rows[place.row]
    return sizes.size(of: shown, at: place, width: width, traits: traits) {
      face(shown.row).size(context(for: shown.id, width: width))
    }
  }

  // MARK: Cells

  final func context(for row: RowID, width: CGFloat) -> CellContext {
    let context = CellContext(
      runtime: runtime, traits: traits, containerWidth: width,
      displayScale: rowsView.traitCollection.displayScale, screen: screen, children: children,
      row: row, layouts: rowSizes.layouts)
    return container.map { context.with(container: $0) } ?? context
  }

  /// Under which name cells of `face` are reused; one that is new is told to `register`.
  final func identifier(
    for face: CellFace<Cell>, register: (_ identifier: String) -> Void = { _ in }
  ) -> String {
    if let identifier = identifiers[face.reuse] { return identifier }
    let identifier = face.nib?.identifier ?? "ScreenKit.row\(identifiers.count)"
    identifiers[face.reuse] = identifier
    register(identifier)
    return identifier
  }

  /// Makes `cell` show the row at `path`, and all that belongs to it.
  func configure(_ cell: Cell, at path: IndexPath) {}

  /// Measures rows anew, and lays the view out once for all of them.
  func invalidateHeights(of rows: [RowID]) {}

  /// Shows texts above and below rows again that read otherwise by now, and lays the view out where one is higher then.
  func textsReadOtherwise(_ texts: [SectionTextPlace]) {}

  /// In what width the row of `cell` is measured.
  func width(of cell: Cell) -> CGFloat { cell.bounds.width }

  /// Makes `cell` show a row; the answer is how.
  @discardableResult
  final func configure(
    _ cell: Cell, showing shown: ShownList<Row>.ShownRow, width: CGFloat
  ) -> CellFace<Cell> {
    prefetcher.note(cell, shows: shown.id)
    configured.note(cell)
    let face = face(shown.row)
    face.configure(cell, context(for: shown.id, width: width))
    return face
  }

  final func cellDidLeave(_ cell: Cell) {
    timeLook = nil
    prefetcher.cellDidLeave(cell)
    configured.cellDidLeave(cell)
    // Out of sight a hosted screen is not on screen either, and has to be told so.
    (cell as? any ScreenLending)?.releaseScreens()
  }

  /// A cell comes into sight. It may have been made ahead or kept, and then has to be configured anew.
  final func cellWillAppear(_ cell: Cell, at path: IndexPath) {
    timeLook = nil
    let isOutdated =
      (cell as? any ScreenLending)?.lacksScreens == true || configured.isOutdated(cell)
    if isOutdated { configure(cell, at: path) }
  }

  // MARK: Rows that come near

  /// Loads the images of rows that come near, and computes their sizes, in the widths that they will have.
  final func prefetch(_ paths: [IndexPath], width: (IndexPath) -> CGFloat?) {
    let sizes = sizes
    var upcoming: [RowSizes<Row>.Upcoming] = []
    for path in paths {
      guard let row = shown.row(at: path), let width = width(path) else { continue }
      let context = context(for: row.id, width: width)
      let face = face(row.row)
      prefetcher.prefetch(face.images(context), of: row.id)
      let place = ListDiff.Place(section: path.section, row: path.item)
      if sizes.awaitsSize(of: row, at: place, width: width, traits: traits),
        let sizing = face.sizing(context)
      {
        upcoming.append(.init(row: row, width: width, traits: traits, sizing: sizing))
      }
    }
    sizes.prepare(upcoming)
  }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    prefetcher.cancel(paths.compactMap { shown.row(at: $0)?.id })
  }

  // MARK: Rows that are seen

  /// What follows when a row has been seen.
  func onSeen(of row: Row) -> (@MainActor () -> Void)? { row.onSeen }

  public final func rowsInSight() -> [RowInSight] {
    rowsView.rowsInSight.compactMap { path in
      guard let shown = shown.row(at: path),
        let onSeen = consequences.of(shown.id, in: updater.version, { onSeen(of: shown.row) }),
        let frame = rowsView.frame(ofRowAt: path)
      else { return nil }
      return RowInSight(shown.id, frame: frame, in: rowsView, onSeen: onSeen)
    }
  }

  // MARK: Rows that are tapped

  /// Whether taps select rows.
  final var isSelecting: Bool { rowsView.isEditing }

  /// Whether a tap on a row does anything now.
  final func canTap(_ path: IndexPath) -> Bool {
    guard isSelecting else { return actions(at: path)?.onSelect != nil }
    return shown.row(at: path).map { delegate?.surfaceCanSelect($0.row.item) == true } ?? false
  }

  /// Does what a tap on a row stands for.
  final func rowWasTapped(at path: IndexPath) {
    if isSelecting { return selectionDidChange(at: path, isSelected: true) }
    rowsView.deselectRow(at: path, animated: true)
    guard let row = shown.row(at: path) else { return }
    screen?.select(row.id, face(row.row).actions)
  }

  // MARK: Rows that are moved

  /// Lets rows be dragged where some can be, and tells VoiceOver where each can go.
  private func followMovableRows() {
    if dragging == nil, hasMovableRows {
      dragging = RowDragging(of: self)
      rowsView.letRowsBeDragged(by: dragging)
    }
    guard dragging != nil else { return }
    for path in rowsView.rowsInSight {
      guard let cell = rowsView.cell(at: path), let actions = actions(at: path) else { continue }
      offer(actions, on: cell, at: path)
    }
  }

  /// Tells VoiceOver what can be done with the row of a cell beside tapping it, where the view doesn't by itself.
  func offer(_ actions: RowActions, on cell: UIView, at path: IndexPath) {
    offer(actions.shownMenus, of: actions, on: cell, at: path)
  }

  /// Tells VoiceOver of `swipes` of a row, and of where it can be moved.
  final func offer(
    _ swipes: [SwipeAction], of actions: RowActions, on cell: UIView, at path: IndexPath
  ) {
    guard let row = shown.row(at: path)?.id else { return }
    let others = screen?.makeAccessibilityActions(for: row, swipes) ?? []
    offered.offer(others + moves(ofRowAt: path, actions), on: cell)
  }

  // MARK: Rows that are selected together

  public final var shownItems: [any Model] { shown.items }

  public func showSelected(_ items: Set<ModelID>) {
    let selected = Set(rowsView.selectedRows)
    let wanted = shown.paths(of: items)
    for path in selected.subtracting(wanted) { rowsView.deselectRow(at: path, animated: false) }
    for path in wanted.subtracting(selected) { rowsView.selectRow(at: path) }
    guard hasRowLooks else { return }
    for path in rowsView.rowsInSight { showLook(on: rowsView.cell(at: path), at: path) }
  }

  func selectionDidChange(at path: IndexPath, isSelected: Bool) {
    showLook(on: rowsView.cell(at: path), at: path)
    guard let item = shown.row(at: path)?.row.item else { return }
    if isSelected { delegate?.surfaceDidSelect(item) } else { delegate?.surfaceDidDeselect(item) }
  }
}

extension ShownList {
  /// What the rows show, from top to bottom.
  fileprivate var items: [any Model] { sections.flatMap { $0.rows.map(\.row.item) } }

  /// Where the items with these identities stand.
  fileprivate func paths(of items: Set<ModelID>) -> Set<IndexPath> {
    guard !items.isEmpty else { return [] }
    var paths: Set<IndexPath> = []
    for (section, rows) in sections.map(\.rows).enumerated() {
      for (row, shown) in rows.enumerated() where items.contains(shown.id.item) {
        paths.insert(IndexPath(item: row, section: section))
      }
    }
    return paths
  }
}
