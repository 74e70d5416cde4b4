/// What a row looks like while it is pressed, or is selected.
public struct RowStateLook: Hashable, Sendable {
  /// The colour behind the row; nil for a shade of the text's.
  public var background: ColorToken?
  /// The line around the row, inside of its edges; nil for none.
  public var border: CellBorder?

  /// A row on `background` with `border` around it.
  public init(background: ColorToken? = nil, border: CellBorder? = nil) {
    self.background = background
    self.border = border
  }
}
