import Foundation

/// A presenter as a hand-written view with rows sees it: how many there are, what each shows, and
/// that one was tapped. Paths are those of lists, of a section and a row in it.
@MainActor
public protocol RowsPresentable<RowViewModel>: AnyObject {
  /// What a cell needs to know of its row.
  associatedtype RowViewModel

  /// How many sections there are.
  var numberOfSections: Int { get }

  /// How many rows a section has; 0 for one that isn't there.
  func numberOfRows(in section: Int) -> Int

  /// What the row at `path` shows; nil when there is none.
  func row(at path: IndexPath) -> RowViewModel?

  /// The row at `path` was tapped.
  func didSelectRow(at path: IndexPath)
}

extension RowsPresentable {
  public var numberOfSections: Int { 1 }
  public func didSelectRow(at path: IndexPath) {}
}

/// A presenter of a table.
@MainActor
public protocol TablePresentable<RowViewModel>: RowsPresentable {
  /// What stands above a section.
  func header(of section: Int) -> ScreenText?
}

extension TablePresentable {
  public func header(of section: Int) -> ScreenText? { nil }
}

/// A presenter of a collection.
@MainActor
public protocol CollectionPresentable<RowViewModel>: RowsPresentable {}

/// A presenter whose rows go on when their end comes into sight.
@MainActor
public protocol InfiniteScrollingPresentable: RowsPresentable {
  /// Whether there is more, and whether it is under way.
  var scrollingState: InfiniteScrollingState { get }

  /// The end of the rows came into sight while there was more to load.
  func loadNextRows()
}

extension InfiniteScrollingPresentable {
  /// The row at `path` comes into sight: loads more when it is among the last `lead` of them.
  public func willShowRow(at path: IndexPath, lead: Int = 5) {
    guard scrollingState == .canPaginate, path.count == 2, path[0] == numberOfSections - 1,
      path[1] >= numberOfRows(in: path[0]) - lead
    else { return }
    loadNextRows()
  }
}
