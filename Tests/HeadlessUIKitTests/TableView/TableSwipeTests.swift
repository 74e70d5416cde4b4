import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TableSwipeTests {
  private let table = TableFixture([[1, 2, 3]])

  /// Offers two actions that note what they do and keep their completions.
  private func offerActions(done: @escaping (@escaping (Bool) -> Void) -> Void) {
    let table = table
    table.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { action, source, completion in
        table.log.append("remove \(source is UITableViewCell) \(action.title ?? "")")
        done(completion)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
        table.log.append("flag")
        completion(true)
      },
    ])
    table.log = []
  }

  @Test func swipingUncoversActionsWhichCloseWhenTheyAreDone() {
    var completion: ((Bool) -> Void)?
    offerActions { completion = $0 }
    let actions = table.view.headlessSwipe(rowAt: table.path(1))
    #expect(actions.map(\.title) == ["Remove", "Flag"])
    #expect(table.view.headlessSwipedRow == table.path(1))
    #expect(table.view.cellForRow(at: table.path(1))?.showingDeleteConfirmation == true)
    #expect(!table.view.headlessTapSwipeAction(titled: "Other"))
    #expect(table.view.headlessTapSwipeAction(titled: "Remove"))
    #expect(table.log == ["willBeginEditing 1", "remove true Remove"])
    #expect(table.view.headlessSwipedRow == table.path(1))
    completion?(true)
    #expect(table.view.headlessSwipedRow == nil)
    #expect(table.log.last == "didEndEditing 1")
  }

  @Test func fullSwipesDoTheFirstActionIfTheyMay() {
    offerActions { $0(true) }
    #expect(table.view.headlessFullSwipe(rowAt: table.path(0)))
    #expect(table.log == ["willBeginEditing 0", "remove true Remove", "didEndEditing 0"])
    table.trailing?.performsFirstActionWithFullSwipe = false
    table.log = []
    #expect(!table.view.headlessFullSwipe(rowAt: table.path(0)))
    #expect(table.log == ["willBeginEditing 0"])
    #expect(table.view.headlessSwipeActions.count == 2)
  }

  @Test func rowsWithoutActionsCannotBeSwiped() {
    table.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(table.view.headlessSwipe(rowAt: table.path(0)).isEmpty)
    #expect(table.view.headlessSwipe(rowAt: table.path(0), edge: .leading).isEmpty)
    #expect(table.view.headlessSwipedRow == nil)
  }

  @Test func editableRowsOfferToDeleteWhenTheDelegateOffersNothing() {
    #expect(table.view.headlessSwipe(rowAt: table.path(1)).map(\.title) == ["Delete"])
    table.log = []
    #expect(table.view.headlessTapSwipeAction(titled: "Delete"))
    #expect(table.log.contains("commit 1"))
    #expect(table.tags == [1, 3])
    table.refused = [table.path(0)]
    #expect(table.view.headlessSwipe(rowAt: table.path(0)).isEmpty)
  }

  @Test func tapsAndDragsLetASwipedRowSlideBack() {
    offerActions { $0(true) }
    table.view.headlessSwipe(rowAt: table.path(1))
    table.view.headlessTapRow(at: table.path(0))
    #expect(table.log == ["willBeginEditing 1", "didEndEditing 1"])
    table.view.headlessSwipe(rowAt: table.path(1))
    table.view.headlessDrag(by: CGPoint(x: 0, y: 20))
    #expect(table.view.headlessSwipedRow == nil)
  }

  @Test func aSwipedRowIsFollowedUntilItGoes() {
    offerActions { $0(true) }
    table.view.headlessSwipe(rowAt: table.path(1))
    table.sections = [[0, 1, 2, 3]]
    table.view.insertRows(at: [table.path(0)], with: .automatic)
    #expect(table.view.headlessSwipedRow == table.path(2))
    table.sections = [[0, 1, 3]]
    table.view.deleteRows(at: [table.path(2)], with: .automatic)
    #expect(table.view.headlessSwipedRow == nil)
    #expect(table.log.contains("didEndEditing -"))
  }
}
