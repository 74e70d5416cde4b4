import SourceText

/// What a section looks like around and between its rows.
///
/// Few sections say anything of it, so it is an object, of which the others have none.
public final class SectionLook: Sendable {
  /// The colour behind all of the section.
  public let background: Name?
  /// The room around its rows.
  public let insets: EdgeMeasures?
  /// The lines below its rows.
  public let separators: RowLines?
  /// Where the background is said.
  public let backgroundKey: ByteSpan?
  /// Where the insets are said.
  public let insetsKey: ByteSpan?
  /// Where the lines are said.
  public let separatorsKey: ByteSpan?

  init(
    background: Name? = nil, insets: EdgeMeasures? = nil, separators: RowLines?,
    backgroundKey: ByteSpan? = nil, insetsKey: ByteSpan? = nil, separatorsKey: ByteSpan?
  ) {
    self.background = background
    self.insets = insets
    self.separators = separators
    self.backgroundKey = backgroundKey
    self.insetsKey = insetsKey
    self.separatorsKey = separatorsKey
  }
}
