/// Lets rows of a list be selected: the buttons that begin and end it, what the bar says meanwhile, and
/// what can be done, in the bar at the bottom. Rows are known by their items' identities, so that what is
/// selected stays so when the list is loaded anew.
@MainActor
final class SelectionCoordinator {
  private let selection: ListSelection
  private let surface: any SelectableSurface
  private weak var screen: ScreenController?
  private var selected: Set<ModelID> = []
  private var canBegin = false

  private(set) var isSelecting = false

  /// A selection of the rows of `surface` on `screen`.
  init(_ selection: ListSelection, of surface: any SelectableSurface, on screen: ScreenController) {
    self.selection = selection
    self.surface = surface
    self.screen = screen
  }

  // MARK: What is selected

  func canSelect(_ item: any Model) -> Bool { selection.canSelect(item) }

  private var selectableItems: [any Model] { surface.shownItems.filter(selection.canSelect) }

  private var selectedItems: [any Model] {
    // An item that stands in several rows counts once.
    var left = selected
    return surface.shownItems.filter {
      selection.canSelect($0) && left.remove(ModelID(of: $0)) != nil
    }
  }

  private var hasAll: Bool {
    selectableItems.allSatisfy { selected.contains(ModelID(of: $0)) }
  }

  func select(_ item: any Model) {
    selected.insert(ModelID(of: item))
    selectionDidChange()
  }

  func deselect(_ item: any Model) {
    selected.remove(ModelID(of: item))
    selectionDidChange()
  }

  private func toggleAll() {
    selected = hasAll ? [] : Set(selectableItems.map { ModelID(of: $0) })
    surface.showSelected(selected)
    selectionDidChange()
  }

  /// The list shows something else by now.
  func listDidChange() {
    if isSelecting {
      surface.showSelected(selected)
      selectionDidChange()
    } else if canBegin == selectableItems.isEmpty {
      screen?.updateBarItems()
    }
  }

  // MARK: Beginning and ending

  private func begin() {
    isSelecting = true
    selected = []
    surface.setSelecting(true)
    selectionDidChange()
  }

  func end() {
    guard isSelecting else { return }
    isSelecting = false
    selected = []
    surface.showSelected([])
    surface.setSelecting(false)
    guard let screen else { return }
    screen.barOwner.navigationItem.title = screen.barOwner.title
    screen.updateBarItems()
  }

  private func selectionDidChange() {
    guard let screen else { return }
    screen.barOwner.navigationItem.title = screen.runtime.string(selection.title(selectedItems))
    screen.updateBarItems()
  }

  // MARK: Bars

  /// What stands in the bars: while rows are selected nothing but what belongs to that.
  func barItems(_ own: BarItems) -> BarItems {
    var bar = own
    if isSelecting {
      let all = hasAll ? StandardText.deselectAll : StandardText.selectAll
      bar.leading = [BarItem("selectAll", title: all) { [weak self] _ in self?.toggleAll() }]
      bar.trailing = [BarItem("done", title: StandardText.done) { [weak self] _ in self?.end() }]
      bar.toolbar = toolbar
    } else {
      canBegin = !selectableItems.isEmpty
      if canBegin {
        bar.trailing.append(
          BarItem("select", title: StandardText.select) { [weak self] _ in self?.begin() })
      }
    }
    return bar
  }

  private var toolbar: [BarItem] {
    let items = selectedItems
    return selection.actions.enumerated().map { index, action in
      var item = BarItem("selection\(index)", title: action.title, icon: action.icon) {
        [weak self] in self?.perform(index, on: $0)
      }
      item.isEnabled = !items.isEmpty && action.isAvailable(items)
      item.isDestructive = action.role == .destructive
      return item
    }
  }

  private func perform(_ index: Int, on effects: any ScreenEffects) {
    let items = selectedItems
    let action = selection.actions[index]
    guard !items.isEmpty, action.isAvailable(items) else { return }
    action.action(items)(effects)
  }
}

extension ScreenController {
  /// The controller whose bars are seen while this screen is: itself, or the one that it stands in.
  fileprivate var barOwner: UIViewController {
    var owner: UIViewController = self
    while let parent = owner.parent, !(parent is UINavigationController) { owner = parent }
    return owner
  }
}
