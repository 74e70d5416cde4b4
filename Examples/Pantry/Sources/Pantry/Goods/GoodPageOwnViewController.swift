public import ScreenKit

/// The page of a good, with a way to the one that was looked at before, which no spec knows of.
public final class GoodPageOwnViewController: GoodPageViewController {
  private let app: PantryApp
  private let goodID: Identifier
  private let seen: SeenGoods

  init(app: PantryApp, goodID: Identifier, seen: SeenGoods) {
    self.app = app
    self.goodID = goodID
    self.seen = seen
    super.init(app: app, goodID: goodID)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    seen.note(goodID)
  }

  public override func makeBarItems() -> BarItems {
    var items = super.makeBarItems()
    guard let last = seen.last(before: goodID) else { return items }
    items.trailing.append(
      BarItem(icon: .symbol("clock.arrow.circlepath"), label: .key("good.last")) { [app] screen in
        screen.push(app.dependencies.makeGoodPageViewController(app, goodID: last))
      })
    return items
  }
}
