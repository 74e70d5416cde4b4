/// What a section looks like around and between its rows.
public struct SectionAppearance: Hashable, Sendable {
  /// The colour behind all of the section; nil for what is behind the list.
  public var background: ColorToken?
  /// The room around the rows, within the background. Rows of tables go from side to side.
  public var insets: CellInsets
  /// The lines below the rows; nil for as the list has them.
  public var separators: RowSeparators?
  /// What rows look like under a finger; nil for a shade behind them.
  public var pressed: RowStateLook?
  /// What rows look like that are selected; nil for a shade behind them.
  public var selected: RowStateLook?

  /// A section on `background` with `insets` around its rows and `separators` below them, which look otherwise while they
  /// are `pressed` or `selected`.
  public init(
    background: ColorToken? = nil, insets: CellInsets = CellInsets(),
    separators: RowSeparators? = nil, pressed: RowStateLook? = nil, selected: RowStateLook? = nil
  ) {
    self.background = background
    self.insets = insets
    self.separators = separators
    self.pressed = pressed
    self.selected = selected
  }
}
