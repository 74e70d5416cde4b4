public import Foundation

/// A view that shows the rows of a list and finds the way from one list to the next. It knows no
/// sources and no states: what there is to show is handed in as a value.
@MainActor
public protocol ListSurface<Row>: SelectableSurface {
  associatedtype Row: ListRow

  /// The view that the rows are in.
  var scrollView: UIScrollView { get }

  /// What stands behind the rows.
  var backgroundView: UIView? { get set }

  /// Who is told what happens; kept weakly.
  var delegate: (any ListSurfaceDelegate)? { get set }

  /// The screen that actions of rows happen on, and that hosts the screens in rows; kept weakly.
  var screen: ScreenController? { get set }

  /// What is shown now; while an update runs, as far as it has come.
  var shown: ShownList<Row> { get }

  /// Whether a change is being shown with animation.
  var isUpdating: Bool { get }

  /// Scrolls as `configuration` says.
  func follow(_ configuration: ListConfiguration)

  /// Shows `list`. While an update runs it waits, and only the latest of those that wait is shown.
  func show(_ list: ShownList<Row>)

  /// Shows what stands below the last row.
  func showMore(_ footer: MoreFooter)

  /// Makes the cells on screen show their rows again, as after a change of what runs.
  func reconfigureVisibleCells()

  /// Forgets all sizes and shows everything as `traits` want it.
  func traitsDidChange(to traits: CellTraits)

  /// Shows and measures all rows as the theme wants it that the app wears now.
  func themeDidChange()

  /// Measures a row anew, as after the content of a screen in it has changed.
  func invalidateSize(of row: RowID)

  /// The rows in sight after whose being seen something follows.
  func rowsInSight() -> [RowInSight]

  /// When something in the cells in sight, or above or below the rows of sections, may read otherwise next, as it follows
  /// from the time; nil where nothing does.
  func nextChange(after now: Date) -> Date?

  /// Makes those cells in sight, and those texts, show themselves again that read otherwise by now than `then`.
  func timeHasPassed(since then: Date)

  /// The row that hosts `child`; nil when none does.
  func row(hosting child: UIViewController) -> RowID?

  /// Whether the rows end so near below what is seen that a section's next ones have to come.
  func isEndNear(ofSection section: Int) -> Bool

  /// How high everything that is shown is in the width that the view has.
  func contentHeight() -> CGFloat

  /// Whether a section of `layout`, or of the list's own where that is nil, scrolls by itself.
  func scrollsByItself(_ layout: ListLayout?) -> Bool
}

extension ListSurface {
  public func scrollsByItself(_ layout: ListLayout?) -> Bool { false }

  public func follow(_ configuration: ListConfiguration) {}

  public func nextChange(after now: Date) -> Date? { nil }

  public func timeHasPassed(since then: Date) {}

  /// The content of `child`, which stands in a row, has got another height.
  func contentDidChange(in child: UIViewController) {
    guard let row = row(hosting: child) else { return }
    // The child may have been laid out by this list's own layout pass, which must not be disturbed.
    Task { [weak self] in self?.invalidateSize(of: row) }
  }

  /// How high everything that is shown is where `view`, which the rows fill, has `width`.
  func contentHeight(of view: UIView, width: CGFloat) -> CGFloat {
    if view.bounds.width != width { view.bounds.size.width = width }
    view.layoutIfNeeded()
    return contentHeight()
  }
}

/// Is told what happens on a list surface.
@MainActor
public protocol ListSurfaceDelegate: AnyObject {
  /// The list was scrolled.
  func surfaceDidScroll(_ scrollView: UIScrollView)

  /// A finger has begun to drag the list.
  func surfaceWillBeginDragging(_ scrollView: UIScrollView)

  /// Rows have got their places.
  func surfaceDidLayout()

  /// The reader wants another try to load more.
  func surfaceRetryMore()

  /// A row was given another place among those of its section.
  func surfaceDidMove(_ move: RowMove)

  /// The header of a section was tapped that folds its rows, or brings them back.
  func surfaceDidTurn(section id: String)

  /// A list has been shown, as far as it is told to the view.
  func surfaceDidShow()

  /// Whether a row that shows `item` can be selected while rows are.
  func surfaceCanSelect(_ item: any Model) -> Bool

  /// A row that shows `item` was selected while rows are.
  func surfaceDidSelect(_ item: any Model)

  /// A row that shows `item` is selected no more.
  func surfaceDidDeselect(_ item: any Model)
}

/// Of lists in which nothing is selected, moved or folded, nothing of that is told.
extension ListSurfaceDelegate {
  public func surfaceDidMove(_ move: RowMove) {}
  public func surfaceDidTurn(section id: String) {}
  public func surfaceDidShow() {}
  public func surfaceCanSelect(_ item: any Model) -> Bool { false }
  public func surfaceDidSelect(_ item: any Model) {}
  public func surfaceDidDeselect(_ item: any Model) {}
}
