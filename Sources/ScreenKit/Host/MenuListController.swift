/// The entries of a menu as a list; the one that is shown, if one is, stands out.
final class MenuListController: CollectionController {
  private let menu: [MenuEntry]
  private let shown: Int?
  private let badge: @MainActor (Int) -> String?
  private let onSelect: @MainActor (Int) -> Void

  /// - Parameter badge: What stands on the tab of an entry, or would if it had one.
  init(
    runtime: AppRuntime, menu: [MenuEntry], shown: Int?,
    badge: @escaping @MainActor (Int) -> String?,
    onSelect: @escaping @MainActor (Int) -> Void
  ) {
    self.menu = menu
    self.shown = shown
    self.badge = badge
    self.onSelect = onSelect
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Badges may be others by now.
  override func viewWillAppear(_ animated: Bool) {
    display.setNeedsUpdate()
    super.viewWillAppear(animated)
  }

  override func makeSections() -> [ListSection] {
    let row = MenuItemRow()
    return [
      ListSection(
        id: "menu",
        rows: { [menu, shown, badge, onSelect] in
          menu.enumerated().map { index, entry in
            let item = MenuItem(
              id: index, title: entry.title, icon: entry.icon, isShown: index == shown,
              badge: badge(index))
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
  let badge: String?
}

private struct MenuItemRow: CellAdapter {
  func cell(for item: MenuItem, in context: CellContext) -> CellNode {
    let space = SpacingToken(points: 16)
    let accent = context.theme.color(.accent)
    let title = CellNode.text(item.title, color: item.isShown ? accent : nil)
    var parts = [title]
    if let icon = item.icon { parts.insert(.image(icon, size: 24), at: 0) }
    if let badge = item.badge { parts += [.spacer(), .badge(.verbatim(badge))] }
    return .row(parts, spacing: space, padding: space)
  }
}
