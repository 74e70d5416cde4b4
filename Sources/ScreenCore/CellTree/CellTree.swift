import Foundation

/// A cell as a value: what it shows, and what its buttons, controls and screens are about.
public struct CellTree<Action: Sendable>: Sendable {
  /// What the cell shows.
  public let element: CellElement
  /// What its buttons do, by their ids.
  public private(set) var actions: [String: Action]
  /// What its controls edit, by their ids.
  public private(set) var controls: [String: CellField<Action>]
  /// What makes the screens in it, by their ids.
  public private(set) var screens: [String: any CellScreenMaker]
  /// What follows when its inputs were set to a value, by their ids.
  public private(set) var inputs: [String: InputAction]
  /// Whether only views know how high it is: something in it is as high as what a view shows.
  public private(set) var fitsViews = false

  /// A tree that shows `element`.
  public init(
    _ element: CellElement, actions: [String: Action] = [:],
    controls: [String: CellField<Action>] = [:], screens: [String: any CellScreenMaker] = [:],
    inputs: [String: InputAction] = [:]
  ) {
    self.element = element
    self.actions = actions
    self.controls = controls
    self.screens = screens
    self.inputs = inputs
  }

  /// A view of the app's own.
  public init(_ view: CellView) {
    self.init(.view(view))
    fitsViews = view.fitsContent
  }

  /// `other` with another look of what it shows.
  init(_ element: CellElement, as other: CellTree) {
    self.init(
      element, actions: other.actions, controls: other.controls, screens: other.screens,
      inputs: other.inputs)
    fitsViews = other.fitsViews
  }

  /// A part with what of it needs no names of its own.
  private init<Other>(
    _ element: CellElement, of part: CellTree<Other>, actions: [String: Action] = [:],
    controls: [String: CellField<Action>] = [:], screens: [String: any CellScreenMaker] = [:]
  ) {
    self.init(element, actions: actions, controls: controls, screens: screens)
    fitsViews = part.fitsViews
  }

  /// Elements one below the other.
  public static func column(
    _ children: [CellTree], spacing: SpacingToken? = nil, padding: SpacingToken? = nil,
    alignment: CellAlignment? = nil, background: ColorToken? = nil
  ) -> CellTree {
    let stack = CellStack(
      .vertical, children.map(\.element), spacing: spacing, padding: padding,
      alignment: alignment, background: background)
    return CellTree(.stack(stack), partsOf: children)
  }

  /// Elements side by side.
  public static func row(
    _ children: [CellTree], spacing: SpacingToken? = nil, padding: SpacingToken? = nil,
    alignment: CellAlignment? = nil, background: ColorToken? = nil
  ) -> CellTree {
    let stack = CellStack(
      .horizontal, children.map(\.element), spacing: spacing, padding: padding,
      alignment: alignment, background: background)
    return CellTree(.stack(stack), partsOf: children)
  }

  /// A text.
  public static func text(
    _ text: ScreenText, font: FontToken? = nil, color: ColorToken? = nil, lines: Int? = nil,
    alignment: CellAlignment = .leading, style: CellTextStyle? = nil
  ) -> CellTree {
    let text = CellText(
      text: text, font: font, color: color, lines: lines, alignment: alignment, style: style)
    return CellTree(.text(text))
  }

  /// An image: a square of `size`, as wide and high as `width` and `height` say, or as wide as there is
  /// room and as high as `aspect` says.
  public static func image(
    _ image: ScreenImage, size: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
    aspect: CGFloat? = nil, shape: CellImage.Shape = .rectangle, placeholder: ScreenImage? = nil,
    color: ColorToken? = nil, label: ScreenText? = nil, fade: DurationToken? = nil
  ) -> CellTree {
    let element = CellImage(
      image: image, size: size, width: width, height: height, aspect: aspect, shape: shape,
      placeholder: placeholder, color: color, label: label, fade: fade)
    return CellTree(.image(element))
  }

  /// A bar that is filled as far as `value` is of `total`.
  public static func progress(
    _ value: Double, of total: Double = 1, color: ColorToken? = nil, label: ScreenText? = nil
  ) -> CellTree {
    let share = total > 0 && value.isFinite ? min(max(value / total, 0), 1) : 0
    return CellTree(.progress(CellProgress(share: share, color: color, label: label)))
  }

  /// Stars, filled as far as `value` says.
  public static func rating(
    _ value: Double, of stars: Int = 5, size: CGFloat = CellRating.standardSize,
    color: ColorToken? = nil, label: ScreenText? = nil
  ) -> CellTree {
    let value = value.isFinite ? min(max(value, 0), Double(stars)) : 0
    let rating = CellRating(value: value, stars: stars, size: size, color: color, label: label)
    return CellTree(.rating(rating))
  }

  /// A button.
  public static func button(
    id: String, title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    font: FontToken? = nil, color: ColorToken? = nil, opensMenu: Bool = false, action: Action
  ) -> CellTree {
    let button = CellButton(
      id: id, title: title, icon: icon, label: label, font: font, color: color,
      opensMenu: opensMenu)
    return CellTree(.button(button), actions: [id: action])
  }

  /// Takes the room that is left over.
  public static func spacer() -> CellTree { CellTree(.spacer) }

  /// A hairline across.
  public static func divider() -> CellTree { CellTree(.divider) }

  /// A part that tells nothing, of any cell.
  public static func component(_ tree: CellTree<Never>) -> CellTree {
    CellTree(tree.element, of: tree)
  }

  /// A part that tells nothing and has controls: they are told from those of other parts by `id`.
  public static func component(id: String, _ tree: CellTree<Never>) -> CellTree {
    CellTree(
      tree.element.prefixingIDs(with: id), of: tree,
      controls: prefixing(tree.controls, with: id) { CellField(field: $0.field, onChange: nil) },
      screens: prefixing(tree.screens, with: id) { $0 })
  }

  /// A part with buttons and controls: they are told from those of other parts by `id`, and `action`
  /// says what follows from what they tell.
  public static func component<Event>(
    id: String, _ tree: CellTree<Event>, action: (Event) -> Action
  ) -> CellTree {
    CellTree(
      tree.element.prefixingIDs(with: id), of: tree,
      actions: prefixing(tree.actions, with: id, action),
      controls: prefixing(tree.controls, with: id) { $0.map(action) },
      screens: prefixing(tree.screens, with: id) { $0 })
  }

  private static func prefixing<Part, Other>(
    _ parts: [String: Part], with id: String, _ transform: (Part) -> Other
  ) -> [String: Other] {
    let parts = parts.map { ("\(id).\($0.key)", transform($0.value)) }
    return Dictionary(parts) { first, _ in first }
  }

  /// `tree` where `condition` holds; otherwise nothing, which takes no room and no spacing.
  public static func when(_ condition: Bool, _ tree: @autoclosure () -> CellTree) -> CellTree {
    condition ? tree() : CellTree(.hidden)
  }

  /// The tree of a value where it is there; otherwise nothing, which takes no room and no spacing.
  public static func when<Value>(_ value: Value?, _ tree: (Value) -> CellTree) -> CellTree {
    value.map(tree) ?? CellTree(.hidden)
  }

  init(_ element: CellElement, partsOf children: [CellTree]) {
    var tree = CellTree(element)
    for child in children { tree.take(child) }
    self = tree
  }

  /// Takes what a part does and holds. Most parts have nothing of that, which is why each is asked before.
  private mutating func take(_ part: CellTree) {
    if !part.actions.isEmpty { actions.merge(part.actions) { first, _ in first } }
    if !part.controls.isEmpty { controls.merge(part.controls) { first, _ in first } }
    if !part.screens.isEmpty { screens.merge(part.screens) { first, _ in first } }
    if !part.inputs.isEmpty { inputs.merge(part.inputs) { first, _ in first } }
    if part.fitsViews { fitsViews = true }
  }
}
