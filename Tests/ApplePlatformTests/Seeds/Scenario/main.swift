import ScreenKit

// Words in a collection and in a table, of which some come and go in sight.

@MainActor protocol WordView: AnyObject {}

@MainActor
final class WordPresenter: CellPresenter {
  weak var view: (any WordView)?
  let word: String
  init(_ word: String) { self.word = word }
  func viewDidBind() {}
}

final class WordTile: PresenterCollectionCell<WordPresenter>, WordView {}

final class WordCell: PresenterTableCell<WordPresenter>, WordView {}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.isHidden = false

let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 100, height: 44)
let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
window.addSubview(collection)
let tiles = PresenterCollectionDataSource(
  collection, items: ["one", "two"], cell: WordTile.self, presenter: WordPresenter.init)
collection.layoutIfNeeded()
tiles.add(["three"])
tiles.remove(at: 0)
collection.layoutIfNeeded()

let table = UITableView(frame: window.bounds, style: .plain)
window.addSubview(table)
let cells = PresenterTableDataSource(
  table, items: ["one", "two"], cell: WordCell.self, presenter: WordPresenter.init)
table.layoutIfNeeded()
cells.add(["three"])
cells.remove(at: 0)
table.layoutIfNeeded()

print("All words were shown.")
