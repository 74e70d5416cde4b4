import Foundation

/// An element with insets, within limits, and with a say in how a row or a column shares its room.
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
  /// The tree with insets, within limits in points, and with a say in how what it stands in shares its
  /// room: see ``CellBox``.
  ///
  /// What is hidden stays hidden: it takes no room in a box either.
  public func boxed(
    insets: CellInsets = CellInsets(), minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, weight: CGFloat? = nil,
    priority: Int? = nil
  ) -> CellTree {
    guard !element.isHidden else { return self }
    let box = CellBox(
      content: element, insets: insets, minWidth: minWidth, maxWidth: maxWidth,
      minHeight: minHeight, maxHeight: maxHeight, weight: weight, priority: priority)
    return CellTree(.box(box), actions: actions, controls: controls, screens: screens)
  }
}
