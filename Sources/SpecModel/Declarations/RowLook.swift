/// What a row looks like while something is done with it.
public struct RowLook: Sendable {
  /// The colour behind it.
  public var background: Name?
  /// The line around it.
  public var border: TokenOr<CellBorder<Name>>?
}

extension ScreenDeclaration {
  /// What the rows of one of its sections look like under a finger, where it or the section says it.
  public func pressedLook(of section: SectionDeclaration) -> RowLook? {
    section.look?.pressed ?? look?.pressed
  }

  /// What selected rows of one of its sections look like, where it or the section says it.
  public func selectedLook(of section: SectionDeclaration) -> RowLook? {
    section.look?.selected ?? look?.selected
  }
}
