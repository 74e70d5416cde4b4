import Foundation
import ScreenDriver

@testable import ScreenCore
@testable import ScreenKit

/// Looks an app over: what lists show has to be what their sources have, rows have to lie where they
/// belong and show their items, and nothing may hang.
@MainActor
struct SoakChecks {
  let driver: ScreenDriver
  /// Whether all loads have ended and all animations have run.
  let isSettled: Bool

  /// What is not as it has to be.
  func problems() -> [String] {
    var problems: [String] = []
    for controller in driver.controllers where controller.viewIfLoaded?.window != nil {
      guard let list = Self.list(of: controller) else { continue }
      problems += self.problems(of: list).map { "\(type(of: controller)): \($0)" }
    }
    if isSettled, driver.window.headlessHasPendingTransitions {
      problems.append("A transition does not end.")
    }
    return problems
  }

  /// The list that fills a screen.
  private static func list(of controller: UIViewController) -> (any SoakedList)? {
    if let host = controller as? any ListDisplayHost {
      return host.listContent as? any SoakedList
    }
    return (controller as? CoordinatedController)?.coordinator as? ListCoordinator
  }

  /// All lists below `view`.
  static func lists(in view: UIView) -> [UIScrollView] {
    let own = (view as? UIScrollView).map {
      $0 is UICollectionView || $0 is UITableView ? [$0] : []
    }
    return (own ?? []) + view.subviews.flatMap(lists)
  }

  private func problems(of list: any SoakedList) -> [String] {
    guard !list.isUpdatingRows else { return isSettled ? ["An update does not end."] : [] }
    var problems = rowProblems(of: list) + phaseProblems(of: list)
    guard list.rowsView.window != nil else { return problems }
    if let view = list.rowsView as? UICollectionView {
      problems += CollectionChecks(view: view, list: list).problems()
    } else if let view = list.rowsView as? UITableView {
      problems += TableChecks(view: view, list: list).problems()
    }
    return problems
  }

  private func rowProblems(of list: any SoakedList) -> [String] {
    var problems: [String] = []
    let shown = list.shownRows
    if Set(shown.joined()).count != shown.joined().count { problems.append("A row stands twice.") }
    if shown.map(\.count) != list.countsInView {
      problems.append("The view counts \(list.countsInView), the list \(shown.map(\.count)).")
    }
    if isSettled, list.isOutdated {
      problems.append("What is shown is not what the sources have.")
    }
    return problems
  }

  private func phaseProblems(of list: any SoakedList) -> [String] {
    guard isSettled else { return [] }
    var problems: [String] = []
    let count = list.shownRows.joined().count
    switch list.phase {
    case .loading: problems.append("It loads for ever.")
    case .content: if count == 0 { problems.append("It has contents without rows.") }
    case .idle, .empty, .failed: if count > 0 { problems.append("It has rows without contents.") }
    }
    if list.rowsView.refreshControl?.isRefreshing == true {
      problems.append("It refreshes for ever.")
    }
    if list.isMoreForgotten { problems.append("Its end is seen, and nothing more is asked for.") }
    return problems
  }
}

/// A list of any system, as the checks see it.
@MainActor
protocol SoakedList {
  var phase: ScreenPhase { get }
  var isUpdatingRows: Bool { get }
  var rowsView: UIScrollView { get }
  /// The identities of the rows that are shown, by sections.
  var shownRows: [[RowID]] { get }
  /// Whether the rows that are shown are others than the sources have, or show something else.
  var isOutdated: Bool { get }
  /// Whether there is more to load below rows that end in sight, and nobody does.
  var isMoreForgotten: Bool { get }
  func item(at path: IndexPath) -> (any Model)?
}

extension SoakedList {
  var countsInView: [Int] {
    if let view = rowsView as? UICollectionView {
      return (0..<view.numberOfSections).map(view.numberOfItems)
    }
    guard let view = rowsView as? UITableView else { return [] }
    return (0..<view.numberOfSections).map(view.numberOfRows)
  }
}

extension ListDisplay: SoakedList {
  var phase: ScreenPhase { engine.phase }
  var isUpdatingRows: Bool { surface.isUpdating }
  var rowsView: UIScrollView { surface.scrollView }
  var shownRows: [[RowID]] { surface.shown.ids }
  var isOutdated: Bool { surface.shown.differs(from: engine.currentContents()) }
  var isMoreForgotten: Bool { engine.isMoreForgotten(in: surface.shown, surface.isEndNear) }
}

extension ListCoordinator: SoakedList {
  var phase: ScreenPhase { engine.phase }
  var isUpdatingRows: Bool { rowList.isUpdating }
  var rowsView: UIScrollView { rowList.tableView }
  var shownRows: [[RowID]] { rowList.shown.ids }
  var isOutdated: Bool { rowList.shown.differs(from: engine.currentContents()) }

  var isMoreForgotten: Bool {
    rowList.viewIfLoaded?.window != nil
      && engine.isMoreForgotten(in: rowList.shown, rowList.surface.isEndNear)
  }

  func item(at path: IndexPath) -> (any Model)? { rowList.shown.row(at: path)?.row.item }
}

extension ShownList {
  fileprivate var ids: [[RowID]] { sections.map { $0.rows.map(\.id) } }

  fileprivate func differs(from other: ShownList) -> Bool {
    guard ids == other.ids else { return true }
    return !zip(sections.flatMap(\.rows), other.sections.flatMap(\.rows)).allSatisfy {
      RowContent($0.row.item) == RowContent($1.row.item)
    }
  }
}

extension ListEngine {
  fileprivate func isMoreForgotten(
    in list: ShownList<Row>, _ isEndNear: (Int) -> Bool
  ) -> Bool {
    loaders.contains { loader in
      guard loader.canLoadBottom,
        let end = list.sections.lastIndex(where: { $0.origin == loader.section.id })
      else { return false }
      return isEndNear(end)
    }
  }
}
