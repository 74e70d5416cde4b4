/// A part of a composed page as what a row shows. Its tree is its content, so a change of that draws
/// the row anew.
struct PagePart: Model {
  let id: String
  let element: CellElement
  let accessibility: CellAccessibility?
}

/// Shows a part of a page, whose tree is known already.
struct PagePartAdapter: CellAdapter {
  let tree: CellNode
  let accessibility: CellAccessibility?

  func cell(for item: PagePart, in context: CellContext) -> CellNode { tree }

  func accessibility(for item: PagePart) -> CellAccessibility? { accessibility }
}

/// A screen in a composed page as what a row shows. Shown with other values it is another one.
struct PageScreen: Model {
  struct ID: Hashable, Sendable {
    let name: String
    let values: ShownValues
  }

  let id: ID
}

/// Hosts a screen of a page.
struct PageScreenAdapter: EmbedAdapter {
  let height: EmbedHeight
  let makeScreen: @MainActor () -> UIViewController

  func controller(for item: PageScreen) -> UIViewController { makeScreen() }
}

extension AdaptedRow {
  /// A part of a composed page that shows `tree`; `accessibility` is how it is read out as a whole.
  public init(
    id: String, _ tree: CellNode, accessibility: CellAccessibility? = nil,
    onSelect: ScreenAction? = nil
  ) {
    self.init(
      PagePart(id: id, element: tree.element, accessibility: accessibility),
      PagePartAdapter(tree: tree, accessibility: accessibility), onSelect: onSelect,
      opensPreview: false, swipes: [], reorder: nil, onSeen: nil)
  }

  /// A part of a composed page in which a screen stands. It is made once, and anew when one of
  /// `values`, which it is shown with, has changed.
  public init(
    id: String, showing values: [any Hashable & Sendable] = [], height: EmbedHeight = .content,
    screen: @escaping @MainActor () -> UIViewController
  ) {
    self.init(
      PageScreen(id: PageScreen.ID(name: id, values: ShownValues(values))),
      PageScreenAdapter(height: height, makeScreen: screen), onSelect: nil,
      opensPreview: false, swipes: [], reorder: nil, onSeen: nil)
  }
}
