import SourceText

/// What a section looks like around its rows.
///
/// Few sections say anything of it, so it is an object, of which the others have none.
public final class SectionLook: Sendable {
  /// The colour behind all of the section.
  public let background: Name?
  /// The room around its rows.
  public let insets: EdgeMeasures?
  /// Where the background is said.
  public let backgroundKey: ByteSpan?
  /// Where the insets are said.
  public let insetsKey: ByteSpan?

  init(
    background: Name?, insets: EdgeMeasures?, backgroundKey: ByteSpan?, insetsKey: ByteSpan?
  ) {
    self.background = background
    self.insets = insets
    self.backgroundKey = backgroundKey
    self.insetsKey = insetsKey
  }
}
