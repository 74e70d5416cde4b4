import Foundation
import HeadlessUIKit
import Testing

/// Updates that do not fit the data end the app, in UIKit's words.
struct BatchTrapTests {
  /// A batch that does not fit two rows that never change.
  enum Batch: String, Codable, CaseIterable {
    case missingRow, beyondTheEnd, twice, section, reloadOfDeleted

    var words: String {
      switch self {
      case .missingRow:
        "attempt to delete row 7 from section 0 which only contains 2 rows before the update"
      case .beyondTheEnd:
        "attempt to insert row 9 into section 0, but there are only 2 rows in section 0 after the "
          + "update"
      case .twice: "attempt to perform multiple deletes of the same index path"
      case .section:
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (1) must be equal to the number of sections contained in the "
          + "table view before the update (1), plus or minus the number of sections inserted or "
          + "deleted (1 inserted, 0 deleted)."
      case .reloadOfDeleted: "attempt to delete and reload the same index path"
      }
    }

    @MainActor func make(in table: UITableView) {
      let first = IndexPath(row: 0, section: 0)
      switch self {
      case .missingRow: table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
      case .beyondTheEnd: table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      case .twice: table.deleteRows(at: [first, first], with: .none)
      case .section: table.insertSections([0], with: .none)
      case .reloadOfDeleted:
        table.performBatchUpdates {
          table.deleteRows(at: [first], with: .none)
          table.reloadRows(at: [first], with: .none)
        }
      }
    }
  }

  @Test("each kind of batch that does not fit ends the app", arguments: Batch.allCases)
  func eachKindEndsTheApp(batch: Batch) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [batch] in
      await MainActor.run {
        let data = OneSection()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = data
        table.layoutIfNeeded()
        withExtendedLifetime(data) { batch.make(in: table) }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(batch.words))
  }

  @Test func goingBackToWhatIsNotInTheStackEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Tried to pop to a view controller that doesn't exist."))
  }

  @Test func tablesEndTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let data = OneSection()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = data
        table.layoutIfNeeded()
        withExtendedLifetime(data) {
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (2) must be equal to the number of rows contained "
          + "in that section before the update (2), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted)"))
  }

  @Test func collectionsEndTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let data = OneSection()
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = data
        list.layoutIfNeeded()
        withExtendedLifetime(data) {
          list.performBatchUpdates { list.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Invalid update: invalid number of items in section 0."))
    #expect(said.contains("(0 inserted, 1 deleted)"))
  }
}

/// Two rows that never change.
private final class OneSection: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
