/// Brings a view with rows from one list to the next: by what changed where someone sees it, and at
/// once where that would be too much or too hard. There is one transaction at a time.
@MainActor
final class ListUpdater<Row: ListRow> {
  /// More changes than this are shown at once instead of one by one.
  private var mostAnimatedChanges: Int { 300 }

  /// What the view shows.
  private(set) var shown = ShownList<Row>() { didSet { version += 1 } }
  /// Which of the lists that the view was given is shown.
  private(set) var version = 0
  private(set) var isUpdating = false
  /// What to show when the running update has ended; only the latest counts.
  private var waiting: ShownList<Row>?
  private unowned let view: any BatchView

  /// A list that has taken the place of another.
  struct Change {
    /// Whether what stayed may have got another height: rows by another content, or sections by
    /// other texts above or below them, or by headers that fold them now, or no more.
    let mayResize: Bool
    /// The rows that stayed and have another content now, by their new places.
    let changedRows: [IndexPath]
    /// Rows that have gone.
    fileprivate let gone: Set<RowID>
  }

  /// Called with rows that have gone, so that what belonged to them can go.
  var onTidy: (@MainActor (Set<RowID>) -> Void)?
  /// Called when the view has all of a list.
  var onShow: (@MainActor () -> Void)?
  /// Called when a transaction has ended. Rows that merely changed have to be drawn anew in place: a
  /// reload within a batch is what batches fail on.
  var onFinish: (@MainActor (Change) -> Void)?

  /// An updater of `view`, which keeps it through what owns both.
  init(_ view: any BatchView) {
    self.view = view
  }

  /// Shows `new`. While an update runs it waits, and only the latest of those that wait is shown.
  func show(_ new: ShownList<Row>) {
    guard !isUpdating else {
      waiting = new
      return
    }
    let diff = ListDiff(from: shown, to: new)
    let place = ReadingPlace(in: view, showing: shown, before: diff, to: new)
    if let diff, canAnimate(diff, to: new) {
      // Where rows come or go above what is read, the list scrolls with them. Within an animation it would jump,
      // since rows set out from where they stood before, and nobody sees those that come anyway.
      if place == nil, !UIAccessibility.isReduceMotionEnabled {
        change(by: diff, to: new)
      } else {
        UIView.performWithoutAnimation { change(by: diff, to: new, keeping: place) }
      }
    } else {
      let gone = shown.rowsGone(by: diff, to: new)
      shown = new
      onTidy?(gone)
      view.reloadData()
      place?.restore(in: view)
      onShow?()
    }
  }

  private func canAnimate(_ diff: ListDiff, to new: ShownList<Row>) -> Bool {
    view.window != nil && shown.rowCount > 0 && new.rowCount > 0
      && diff.changeCount <= mostAnimatedChanges
  }

  private func change(
    by diff: ListDiff, to new: ShownList<Row>, keeping place: ReadingPlace? = nil
  ) {
    isUpdating = true
    let change = Change(
      mayResize: !diff.changedRows.isEmpty || shown.texts != new.texts
        || shown.foldingHeaders != new.foldingHeaders,
      changedRows: diff.changedRows.map(\.path),
      gone: shown.rowsGone(by: diff, to: new))
    if diff.hasRemovals {
      let middle = shown.removing(diff).folded(as: new)
      view.batch(
        {
          self.shown = middle
          self.view.removeSections(IndexSet(diff.removedSections))
          self.view.removeRows(at: diff.removedRows.map(\.path), with: .automatic)
        }, completion: nil)
    }
    guard diff.hasInsertionsOrMoves else {
      shown = new
      place?.restore(in: view)
      finish(change)
      return
    }
    view.batch(
      {
        self.shown = new
        self.view.addSections(IndexSet(diff.insertedSections))
        self.view.addRows(at: diff.insertedRows.map(\.path), with: .automatic)
        for move in diff.moves { self.view.moveRow(from: move.from.path, to: move.to.path) }
      }, completion: { [weak self] _ in self?.finish(change) })
    place?.restore(in: view)
  }

  private func finish(_ change: Change) {
    isUpdating = false
    onTidy?(change.gone)
    onFinish?(change)
    onShow?()
    if let next = waiting {
      waiting = nil
      show(next)
    }
  }
}

extension ListDiff.Place {
  fileprivate var path: IndexPath { IndexPath(item: row, section: section) }
}

extension ShownList {
  /// What stands above and below the sections.
  fileprivate var texts: [ScreenText?] {
    sections.flatMap { $0.showsTexts ? [$0.header, $0.footer] : [] }
  }

  /// Which of their headers fold the rows below them: a button needs more room than a text.
  fileprivate var foldingHeaders: [Bool] { sections.map(\.isCollapsible) }

  /// The rows that `new`, to which `diff` leads, does not have any more.
  fileprivate func rowsGone(by diff: ListDiff?, to new: ShownList) -> Set<RowID> {
    guard let diff else { return rowIDs.subtracting(new.rowIDs) }
    let rows = diff.removedRows.map { sections[$0.section].rows[$0.row].id }
    return Set(rows + diff.removedSections.flatMap { sections[$0].rows.map(\.id) })
  }
}
