import SourceText

/// What a section looks like around and between its rows.
///
/// Few sections say anything of it, so it is an object, of which the others have none.
public final class SectionLook: Sendable {
  /// The colour behind all of the section.
  public let background: Alternatives<Name>?
  /// The room around its rows.
  public let insets: ChosenEdges?
  /// The lines below its rows.
  public let separators: ChosenLines?
  /// What its rows look like under a finger.
  public let pressed: RowLook?
  /// What its rows look like that are selected.
  public let selected: RowLook?
  /// Where the background is said.
  public let backgroundKey: ByteSpan?
  /// Where the insets are said.
  public let insetsKey: ByteSpan?
  /// Where the lines are said.
  public let separatorsKey: ByteSpan?
  /// Where it is said what pressed rows look like.
  public let pressedKey: ByteSpan?
  /// Where it is said what selected rows look like.
  public let selectedKey: ByteSpan?

  init(
    background: Alternatives<Name>? = nil, insets: ChosenEdges? = nil, separators: ChosenLines?,
    pressed: RowLook?, selected: RowLook?, backgroundKey: ByteSpan? = nil,
    insetsKey: ByteSpan? = nil, separatorsKey: ByteSpan?, pressedKey: ByteSpan?,
    selectedKey: ByteSpan?
  ) {
    self.background = background
    self.insets = insets
    self.separators = separators
    self.pressed = pressed
    self.selected = selected
    self.backgroundKey = backgroundKey
    self.insetsKey = insetsKey
    self.separatorsKey = separatorsKey
    self.pressedKey = pressedKey
    self.selectedKey = selectedKey
  }
}
