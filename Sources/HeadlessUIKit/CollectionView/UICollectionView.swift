public import Foundation

/// Shows items in an arrangement that its layout decides. Only what is visible has views.
@MainActor open class UICollectionView: UIScrollView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Which way a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item is brought by scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// A collection view of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Sources

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged; on a phone only where that is wanted.
  open var dragInteractionEnabled = false

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }
  weak var collectionDelegate: (any UICollectionViewDelegate)?

  override func delegateDidChange() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
  }

  /// The layout; a change moves the elements at the next pass.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      closeSwipe()
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.needsPreparation = true
      setNeedsLayout()
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    if let completion { afterTransition { completion(true) } }
  }

  // MARK: State

  var counts: ItemCounts?
  /// The titles at the side; nil until the data source has been asked.
  var index: [String]?
  var registry = ReuseRegistry<UICollectionReusableView>()
  var display = DisplayedElements<UICollectionReusableView>()
  var selectedPaths: Set<IndexPath> = []
  var batch: BatchUpdates?
  var assertionHandler: (String) -> Void = { preconditionFailure($0) }
  var prefetchWindow = PrefetchWindow()
  /// What scrolls sections by themselves.
  var orthogonalScrollers: [Int: OrthogonalScrollView] = [:]
  /// The item that was swiped aside.
  var swipe: RowSwipe?
  /// What is shown beside the menu of an item.
  var preview: OpenPreview?
  /// How many views were fitted to their content.
  var fittings = 0

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing { closeSwipe() } } }
  open var hasUncommittedUpdates: Bool { batch != nil }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Loading

  /// Forgets all items and asks the data source again at the next pass.
  open func reloadData() {
    counts = nil
    index = nil
    selectedPaths = []
    swipe = nil
    recycleEverything()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open var numberOfSections: Int { loadedCounts().sections }

  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts().items(in: section)
  }

  // MARK: Layout

  override var mirrorsCoordinates: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let before = bounds.origin
      askLayout(beforeChangeTo: newValue)
      // By what the layout has shifted the content meanwhile, the new bounds are shifted, too.
      super.bounds = newValue.offsetBy(dx: bounds.minX - before.x, dy: bounds.minY - before.y)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      askLayout(beforeChangeTo: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  /// Lets the layout say whether it is out of date in other bounds, however they are set.
  private func askLayout(beforeChangeTo newBounds: CGRect) {
    guard newBounds != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    collectionViewLayout.invalidateLayout(with: context)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layoutElements()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates ?? {}, completion: completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source to bring the items' cells up to date, keeping the cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems += indexPaths }
  }

  // MARK: Reuse

  /// Names the class of cells for an identifier.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass as? UICollectionViewCell.Type, kind: Self.cellKind, identifier)
  }

  /// Names the XIB of cells for an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let make = nib.map { nib in
      { [assertionHandler] () -> UICollectionReusableView in
        let cell = nib.onlyObject(
          of: UICollectionViewCell.self, for: identifier, orElse: assertionHandler)
        let view = cell ?? UICollectionViewCell(frame: .zero)
        UINib.mismatch(view.reuseIdentifier, identifier).map(assertionHandler)
        view.reuseIdentifier = identifier
        view.elementKind = Self.cellKind
        return view
      }
    }
    registry.register(Name(kind: Self.cellKind, identifier: identifier), make)
  }

  /// Names the class of supplementary views for a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass as? UICollectionReusableView.Type, kind: elementKind, identifier)
  }

  /// A cell for an item: one that is used again, or else a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = Name(kind: Self.cellKind, identifier: identifier)
    let view = dequeue(name, for: .cell(indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view: one that is used again, or else a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      Name(kind: elementKind, identifier: identifier),
      for: .supplementary(elementKind, indexPath))
  }

  // MARK: Queries

  /// The cells that are visible, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items that are visible.
  open var indexPathsForVisibleItems: [IndexPath] {
    display.views.keys.compactMap { key in
      if case .cell(let path) = key { path } else { nil }
    }.sorted()
  }

  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    display[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    display.key(of: cell)?.indexPath
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell
        && collectionViewLayout.shownFrame(of: $0).contains(point)
    }?.indexPath
  }

  /// The supplementary view of a place, if it is visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    display[.supplementary(elementKind, indexPath)]
  }

  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    display.views.keys.compactMap { key in
      if case .supplementary(elementKind, let path) = key { path } else { nil }
    }.sorted()
  }

  /// Where the layout puts an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout puts a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Scrolling

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition, animated: animated)
  }
}
