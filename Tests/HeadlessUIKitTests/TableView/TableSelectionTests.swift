import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TableSelectionTests {
  @Test func tapsSelectOneRowAfterTheOther() {
    let table = TableFixture([[1, 2, 3]])
    table.log = []
    table.window.headlessTap(at: CGPoint(x: 10, y: 110))
    table.window.headlessTap(at: CGPoint(x: 10, y: 210))
    #expect(
      table.log == ["willSelect 1", "didSelect 1", "willSelect 2", "didDeselect 1", "didSelect 2"])
    #expect(table.view.indexPathForSelectedRow == table.path(2))
    #expect(table.view.cellForRow(at: table.path(2))?.isSelected == true)
    #expect(table.view.cellForRow(at: table.path(1))?.isSelected == false)
  }

  @Test func severalRowsAreSelectedAndDeselected() {
    let table = TableFixture([[1, 2, 3]])
    table.view.allowsMultipleSelection = true
    for row in [0, 2, 0] { table.view.headlessTapRow(at: table.path(row)) }
    #expect(table.view.indexPathsForSelectedRows == [table.path(2)])
    #expect(table.log.suffix(1) == ["didDeselect 0"])
  }

  @Test func theDelegateMayRefuseOrRedirectASelection() {
    let table = TableFixture([[1, 2, 3]])
    table.refused = [table.path(0)]
    table.view.headlessTapRow(at: table.path(0))
    #expect(table.view.indexPathForSelectedRow == nil)
    table.redirected = table.path(2)
    table.view.headlessTapRow(at: table.path(1))
    #expect(table.view.indexPathForSelectedRow == table.path(2))
  }

  @Test func selectingByCodeTellsNobody() {
    let table = TableFixture([Array(0..<50)])
    table.log = []
    table.view.selectRow(at: table.path(30), animated: false, scrollPosition: .top)
    #expect(table.view.contentOffset.y == 3000)
    #expect(table.view.cellForRow(at: table.path(30))?.isSelected == true)
    table.view.deselectRow(at: table.path(30), animated: true)
    #expect(table.view.indexPathsForSelectedRows == nil)
    #expect(!table.log.contains { $0.contains("elect") })
  }

  @Test func cellsUsedAgainShowWhetherTheirRowIsSelected() {
    let table = TableFixture([Array(0..<50)])
    table.view.selectRow(at: table.path(0), animated: false, scrollPosition: .none)
    table.scroll(to: 2000)
    #expect(table.view.visibleCells.allSatisfy { !$0.isSelected })
    table.scroll(to: 0)
    #expect(table.view.cellForRow(at: table.path(0))?.isSelected == true)
  }

  @Test func editingTablesSelectOnlyIfTheyMay() {
    let table = TableFixture([[1, 2]])
    table.view.setEditing(true, animated: false)
    #expect(table.view.visibleCells.allSatisfy { $0.isEditing })
    table.view.headlessTapRow(at: table.path(0))
    #expect(table.view.indexPathForSelectedRow == nil)
    table.view.allowsMultipleSelectionDuringEditing = true
    table.view.headlessTapRow(at: table.path(0))
    #expect(table.view.indexPathForSelectedRow == table.path(0))
    table.view.setEditing(false, animated: false)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func selectionEndsWhenTheControllerAppearsAgain() {
    final class Controller: UITableViewController {
      var selections = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selections += 1
      }
      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { 90 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = Controller(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.headlessTapRow(at: path)
    #expect(controller.selections == 1)
    #expect(controller.tableView.rectForRow(at: path).minY == 90)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == path)
    navigation.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
