/// The menu of a host at the side of the screen; beside it the screen goes on showing, dimmed.
final class DrawerController: UIViewController {
  private static let widest: CGFloat = 320

  private let runtime: AppRuntime
  private let menu: DrawerMenuController
  private let shade = UIButton(frame: .zero)

  init(
    runtime: AppRuntime, menu: [MenuEntry], onSelect: @escaping @MainActor (Int) -> Void
  ) {
    self.runtime = runtime
    self.menu = DrawerMenuController(runtime: runtime, menu: menu, onSelect: onSelect)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.accessibilityLabel = runtime.string(StandardText.closeMenu)
    shade.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view.addSubview(shade)
    addChild(menu)
    view.addSubview(menu.view)
    menu.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(Self.widest, view.bounds.width * 0.8)
    let isMirrored = CellTraits(traitCollection).direction == .rightToLeft
    let panel = view.bounds.divided(atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge)
    menu.view.frame = panel.slice
    shade.frame = panel.remainder
  }

  private func close() {
    presentingViewController?.dismiss(animated: true, completion: nil)
  }
}

/// The entries of a menu as a list.
final class DrawerMenuController: CollectionController {
  private let menu: [MenuEntry]
  private let onSelect: @MainActor (Int) -> Void

  init(
    runtime: AppRuntime, menu: [MenuEntry], onSelect: @escaping @MainActor (Int) -> Void
  ) {
    self.menu = menu
    self.onSelect = onSelect
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let row = DrawerRow()
    return [
      ListSection(
        id: "menu",
        rows: { [menu, onSelect] in
          menu.enumerated().map { index, entry in
            let item = DrawerItem(id: index, title: entry.title, icon: entry.icon)
            return Row(item, row, onSelect: { _ in onSelect(index) })
          }
        })
    ]
  }
}

private struct DrawerItem: Model {
  let id: Int
  let title: ScreenText
  let icon: ScreenImage?
}

private struct DrawerRow: CellAdapter {
  func cell(for item: DrawerItem, in context: CellContext) -> CellNode {
    let space = SpacingToken(points: 16)
    guard let icon = item.icon else { return .row([.text(item.title)], padding: space) }
    return .row([.image(icon, size: 24), .text(item.title)], spacing: space, padding: space)
  }
}
