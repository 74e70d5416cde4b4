public import Foundation

/// Shows rows below each other, in sections. Only what is visible has views.
@MainActor open class UITableView: UIScrollView {
  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    ownStyle = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// How the rows are put together.
  open var style: Style { ownStyle }
  let ownStyle: Style

  // MARK: Sources

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged; on a phone only where that is wanted.
  open var dragInteractionEnabled = false

  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }
  weak var tableDelegate: (any UITableViewDelegate)?

  override func delegateDidChange() {
    let delegate = scrollDelegate as? any UITableViewDelegate
    guard delegate !== tableDelegate else { return }
    tableDelegate = delegate
    heightsDidChange()
  }

  // MARK: State

  var counts: ItemCounts?
  /// The titles at the side; nil until the data source has been asked.
  var sectionIndex: [String]?
  var rowGeometry: TableGeometry?
  var cells = ReuseRegistry<UITableViewCell>()
  var bars = ReuseRegistry<UITableViewHeaderFooterView>()
  var display = DisplayedElements<UIView>()
  var selectedPaths: Set<IndexPath> = []
  var openBatch = OpenBatch()
  /// Whether the cells on screen have to be measured again.
  var needsMeasuring = false
  var prefetchWindow = PrefetchWindow()
  var assertionHandler: (String) -> Void = { preconditionFailure($0) }
  var swipe: RowSwipe?
  /// What is shown beside the menu of a row.
  var preview: OpenPreview?
  /// Whether the data source left the question open which rows can be edited.
  var editabilityIsAssumed = false

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0

  /// The view behind the rows; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above the first section. Setting it again lets the table take over its height.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below the last section. Setting it again lets the table take over its height.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var remembersLastFocusedIndexPath = false
  var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Loading

  /// Forgets all rows and asks the data source again.
  open func reloadData() {
    forgetData()
    _ = loadedCounts()
  }

  open var numberOfSections: Int { loadedCounts().sections }

  open func numberOfRows(inSection section: Int) -> Int {
    loadedCounts().items(in: section)
  }

  /// Asks the data source again for the titles at the side.
  open func reloadSectionIndexTitles() {
    sectionIndex = nil
    setNeedsLayout()
  }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.width != bounds.width { widthWillChange() }
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.width != bounds.width { widthWillChange() }
      super.frame = newValue
    }
  }

  /// Heights that delegates give as well as those that cells have may depend on the width.
  private func widthWillChange() {
    needsMeasuring = true
    rowGeometry = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layoutElements()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    needsMeasuring = true
    setNeedsLayout()
  }

  // MARK: Updates

  open var hasUncommittedUpdates: Bool { openBatch.isOpen }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch(nil) }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Asks the data source to bring the rows' cells up to date, keeping the cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems += indexPaths }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Reuse

  /// Names the class of cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type
    cells.register(
      .init(kind: Self.cellKind, identifier: identifier),
      cellClass.map { cellClass in { cellClass.init(_headlessIdentifier: identifier) } })
  }

  /// Names the XIB of cells for an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let make = nib.map { nib in
      { [assertionHandler] () -> UITableViewCell in
        let cell = nib.onlyObject(
          of: UITableViewCell.self, for: identifier, orElse: assertionHandler)
        guard let cell else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        UINib.mismatch(cell.reuseIdentifier, identifier).map(assertionHandler)
        cell.reuseIdentifier = identifier
        return cell
      }
    }
    cells.register(.init(kind: Self.cellKind, identifier: identifier), make)
  }

  /// Names the class of headers and footers for an identifier.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let barClass = aClass as? UITableViewHeaderFooterView.Type
    bars.register(
      .init(kind: Self.barKind, identifier: identifier),
      barClass.map { barClass in { barClass.init(_headlessIdentifier: identifier) } })
  }

  /// A cell that is used again, or else a new one of the registered class; nil without such a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, at: nil)
  }

  /// A cell for a row: one that is used again, or else a new one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueCell(identifier, at: indexPath) { return cell }
    assertionHandler(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is used again, or else a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let name = ReuseRegistry<UITableViewHeaderFooterView>.Name(
      kind: Self.barKind, identifier: identifier)
    if let view = bars.waitingView(name) {
      view.prepareForReuse()
      return view
    }
    return bars.newView(name)
  }

  // MARK: Queries

  /// The cells that are visible, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    visiblePaths.compactMap(cellForRow)
  }

  /// The rows that are visible; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visiblePaths
    return paths.isEmpty ? nil : paths
  }

  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    display[.cell(indexPath)] as? UITableViewCell
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    display.key(of: cell)?.indexPath
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
  }

  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = loadedGeometry()
    var paths: [IndexPath] = []
    var next = geometry.firstElement(below: rect.minY)
    while let key = next, geometry.start(of: key) < rect.maxY {
      if case .cell(let path) = key, naturalFrame(of: key, in: geometry).overlaps(rect) {
        paths.append(path)
      }
      next = geometry.element(after: key)
    }
    return paths.isEmpty ? nil : paths
  }

  /// The header of a section, if it is visible and a header-footer view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display[.tableHeader(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible and a header-footer view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display[.tableFooter(section)] as? UITableViewHeaderFooterView
  }

  /// Where a row is in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard loadedCounts().contains(indexPath) else { return .zero }
    return naturalFrame(of: .cell(indexPath), in: loadedGeometry())
  }

  /// Where a section's header is in the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    naturalFrame(of: .tableHeader(section), in: loadedGeometry())
  }

  /// Where a section's footer is in the content.
  open func rectForFooter(inSection section: Int) -> CGRect {
    naturalFrame(of: .tableFooter(section), in: loadedGeometry())
  }

  /// Where a section is in the content, from its header to its footer.
  open func rect(forSection section: Int) -> CGRect {
    let geometry = loadedGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.starts[section], width: bounds.width,
      height: geometry.sections[section].length)
  }

  // MARK: Selection by code

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects a row without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    bring(path, to: scrollPosition, animated: animated)
  }
}
