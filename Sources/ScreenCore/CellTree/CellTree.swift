import Foundation

/// A cell as a value: what it shows, and what its buttons do.
public struct CellTree<Action: Sendable>: Sendable {
  /// What the cell shows.
  public let element: CellElement
  /// What its buttons do, by their ids.
  public let actions: [String: Action]

  /// A tree that shows `element`.
  public init(_ element: CellElement, actions: [String: Action] = [:]) {
    self.element = element
    self.actions = actions
  }

  /// Elements one below the other.
  public static func column(
    _ children: [CellTree], spacing: SpacingToken? = nil, padding: SpacingToken? = nil,
    alignment: CellAlignment? = nil, background: ColorToken? = nil
  ) -> CellTree {
    let stack = CellStack(
      .vertical, children.map(\.element), spacing: spacing, padding: padding,
      alignment: alignment, background: background)
    return CellTree(.stack(stack), actions: merging(children))
  }

  /// Elements side by side.
  public static func row(
    _ children: [CellTree], spacing: SpacingToken? = nil, padding: SpacingToken? = nil,
    alignment: CellAlignment? = nil, background: ColorToken? = nil
  ) -> CellTree {
    let stack = CellStack(
      .horizontal, children.map(\.element), spacing: spacing, padding: padding,
      alignment: alignment, background: background)
    return CellTree(.stack(stack), actions: merging(children))
  }

  /// A text.
  public static func text(
    _ text: ScreenText, font: FontToken? = nil, color: ColorToken? = nil, lines: Int? = nil,
    alignment: CellAlignment = .leading
  ) -> CellTree {
    CellTree(
      .text(CellText(text, font: font, color: color, lines: lines, alignment: alignment)))
  }

  /// An image: a square of `size`, or as wide as there is room and as high as `aspect` says.
  public static func image(
    _ image: ScreenImage, size: CGFloat? = nil, aspect: CGFloat? = nil,
    shape: CellImage.Shape = .rectangle, placeholder: ScreenImage? = nil,
    color: ColorToken? = nil, label: ScreenText? = nil
  ) -> CellTree {
    let element = CellImage(
      image, size: size, aspect: aspect, shape: shape, placeholder: placeholder, color: color,
      label: label)
    return CellTree(.image(element))
  }

  /// A button.
  public static func button(
    id: String, title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    font: FontToken? = nil, color: ColorToken? = nil, action: Action
  ) -> CellTree {
    let button = CellButton(
      id: id, title: title, icon: icon, label: label, font: font, color: color)
    return CellTree(.button(button), actions: [id: action])
  }

  /// Takes the room that is left over.
  public static func spacer() -> CellTree { CellTree(.spacer) }

  /// A hairline across.
  public static func divider() -> CellTree { CellTree(.divider) }

  /// A part without buttons, of any cell.
  public static func component(_ tree: CellTree<Never>) -> CellTree { CellTree(tree.element) }

  /// A part with buttons: they are told from those of other parts by `id`, and `action` says what
  /// follows from what they tell.
  public static func component<Event>(
    id: String, _ tree: CellTree<Event>, action: (Event) -> Action
  ) -> CellTree {
    let actions = tree.actions.map { ("\(id).\($0.key)", action($0.value)) }
    return CellTree(
      tree.element.prefixingIDs(with: id),
      actions: Dictionary(actions) { first, _ in first })
  }

  /// `tree` where `condition` holds; otherwise nothing, which takes no room and no spacing.
  public static func when(_ condition: Bool, _ tree: @autoclosure () -> CellTree) -> CellTree {
    condition ? tree() : CellTree(.hidden)
  }

  private static func merging(_ children: [CellTree]) -> [String: Action] {
    children.reduce(into: [:]) { $0.merge($1.actions) { first, _ in first } }
  }
}
