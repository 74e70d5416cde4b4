import ScreenKit

/// What the presenter of a word knows of its cell.
@MainActor
protocol WordView: PresentableView {
  func show(_ word: String)
}

@MainActor
final class WordPresenter: CellPresenter {
  weak var view: (any WordView)?
  let word: String
  private(set) var isUnbound = false

  init(_ word: String) {
    self.word = word
  }

  func viewDidBind() { view?.show(word.uppercased()) }
  func viewDidUnbind() { isUnbound = true }
}

final class WordCell: PresenterTableCell<WordPresenter>, WordView {
  override var presentedView: (any WordView)? { self }
  func show(_ word: String) { textLabel?.text = word }
}

final class WordTile: PresenterCollectionCell<WordPresenter>, WordView {
  private(set) var word: String?
  override var presentedView: (any WordView)? { self }
  func show(_ word: String) { self.word = word }
}
