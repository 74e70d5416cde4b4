import Foundation

/// An element with insets, within limits, with what is drawn around it, and with a say in how a row or a column
/// shares its room.
///
/// Limits count the insets. Where a least and a greatest length contradict each other, the least counts;
/// nothing becomes wider than what it stands in.
public struct CellBox: Hashable, Sendable {
  public var content: CellElement
  /// The room around the content, which is part of the box.
  public var insets = CellInsets()
  /// The least width in points, 0 or more. Only where a row is narrower than all the least widths in it
  /// together are they cut.
  public var minWidth: CGFloat?
  /// The greatest width in points, 0 or more; texts wrap in it.
  public var maxWidth: CGFloat?
  /// The least height in points, 0 or more.
  public var minHeight: CGFloat?
  /// The greatest height in points, 0 or more; what is higher is cut.
  public var maxHeight: CGFloat?
  /// The share of what is left over along the stack, above 0, against those of others; a spacer's is 1.
  /// With nil it takes what the content takes.
  ///
  /// In a row, where the width of the content no longer counts, equal weights make equal widths. In a
  /// column heights are never less than that of the content, unless there is a priority.
  public var weight: CGFloat?
  /// Who gives way where there is too little room: those of lower priority before others.
  ///
  /// In a row, what has none has 0, and those of one priority share what is there. In a column, what has
  /// none keeps its height.
  public var priority: Int?
  /// What is drawn behind and around the content.
  public var decoration = CellDecoration()
  /// A picture behind the content, in all of the box.
  public var picture: CellImage?
  /// What stands on top of the content. It takes no room.
  public var overlays: [CellOverlay] = []
}

/// The room at the sides of an element. Leading is left where lines are read from left to right.
public struct CellInsets: Hashable, Sendable {
  public var top: SpacingToken?
  public var leading: SpacingToken?
  public var bottom: SpacingToken?
  public var trailing: SpacingToken?

  /// No room, unless said otherwise.
  public init(
    top: SpacingToken? = nil, leading: SpacingToken? = nil, bottom: SpacingToken? = nil,
    trailing: SpacingToken? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CellTree {
  /// A tree that stands on another one.
  public struct Overlay: Sendable {
    fileprivate let tree: CellTree
    fileprivate let place: CellPlace
    fileprivate let x: CGFloat
    fileprivate let y: CGFloat

    /// `tree` at a place of what it stands on, moved by so many points to the trailing side and down.
    public static func overlay(
      _ tree: CellTree, at place: CellPlace = .topTrailing, x: CGFloat = 0, y: CGFloat = 0
    ) -> Overlay {
      Overlay(tree: tree, place: place, x: x, y: y)
    }
  }

  /// The tree with insets, within limits in points, and with a say in how what it stands in shares its
  /// room: see ``CellBox``.
  ///
  /// What is hidden stays hidden: it takes no room in a box either.
  public func boxed(
    insets: CellInsets = CellInsets(), minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, weight: CGFloat? = nil,
    priority: Int? = nil
  ) -> CellTree {
    .box(
      self, insets: insets, minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight,
      maxHeight: maxHeight, weight: weight, priority: priority)
  }

  /// A short text in a capsule, in the theme's colours unless said otherwise.
  public static func badge(
    _ text: ScreenText, font: FontToken? = nil, color: ColorToken? = nil,
    background: ColorToken? = nil
  ) -> CellTree {
    let color = color ?? ColorRole.background.standard
    let label = CellTree.text(
      text, font: font ?? FontRole.caption.standard, color: color, lines: 1, alignment: .center)
    let side = SpacingToken(points: 8)
    let edge = SpacingToken(points: 2)
    return .box(
      label,
      decoration: CellDecoration(
        corners: CellCorners(.infinity), background: background ?? ColorRole.accent.standard),
      insets: CellInsets(top: edge, leading: side, bottom: edge, trailing: side), minWidth: 20)
  }

  /// A tree in a box: see ``CellBox`` and ``CellDecoration``.
  ///
  /// What is hidden stays hidden, with what stands on it.
  public static func box(
    _ content: CellTree, decoration: CellDecoration = CellDecoration(),
    insets: CellInsets = CellInsets(), minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, weight: CGFloat? = nil,
    priority: Int? = nil, picture: CellImage? = nil, overlays: [Overlay] = []
  ) -> CellTree {
    guard !content.element.isHidden else { return content }
    let shown = overlays.filter { !$0.tree.element.isHidden }
    let box = CellBox(
      content: content.element, insets: insets, minWidth: minWidth, maxWidth: maxWidth,
      minHeight: minHeight, maxHeight: maxHeight, weight: weight, priority: priority,
      decoration: decoration, picture: picture,
      overlays: shown.map {
        CellOverlay(content: $0.tree.element, place: $0.place, x: $0.x, y: $0.y)
      })
    return CellTree(.box(box), partsOf: [content] + shown.map(\.tree))
  }
}
