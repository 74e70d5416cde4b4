/// What a section looks like around its rows.
public struct SectionAppearance: Hashable, Sendable {
  /// The colour behind all of the section; nil for what is behind the list.
  public var background: ColorToken?
  /// The room around the rows, within the background. Rows of tables go from side to side.
  public var insets: CellInsets

  /// A section on `background` with `insets` around its rows.
  public init(background: ColorToken? = nil, insets: CellInsets = CellInsets()) {
    self.background = background
    self.insets = insets
  }
}
