/// The entries of a menu as a list; the one that is shown, if one is, stands out.
final class MenuListController: CollectionController {
  private let menu: [MenuEntry]
  private let shown: Int?
  private let onSelect: @MainActor (Int) -> Void

  init(
    runtime: AppRuntime, menu: [MenuEntry], shown: Int?,
    onSelect: @escaping @MainActor (Int) -> Void
  ) {
    self.menu = menu
    self.shown = shown
    self.onSelect = onSelect
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let row = MenuItemRow()
    return [
      ListSection(
        id: "menu",
        rows: { [menu, shown, onSelect] in
          menu.enumerated().map { index, entry in
            let item = MenuItem(
              id: index, title: entry.title, icon: entry.icon, isShown: index == shown)
            return Row(item, row, onSelect: { _ in onSelect(index) })
          }
        })
    ]
  }
}

private struct MenuItem: Model {
  let id: Int
  let title: ScreenText
  let icon: ScreenImage?
  let isShown: Bool
}

private struct MenuItemRow: CellAdapter {
  func cell(for item: MenuItem, in context: CellContext) -> CellNode {
    let space = SpacingToken(points: 16)
    let accent = context.theme.color(.accent)
    let title = CellNode.text(item.title, color: item.isShown ? accent : nil)
    guard let icon = item.icon else { return .row([title], padding: space) }
    return .row([.image(icon, size: 24), title], spacing: space, padding: space)
  }
}
