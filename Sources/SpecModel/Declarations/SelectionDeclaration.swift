import SourceText

/// `selection:`, rows that can be selected together, and what can be done with them.
public struct SelectionDeclaration: Sendable {
  /// The model of the rows that can be selected.
  public var model: Name
  /// What the bar says while rows are selected.
  public var title: TextValue?
  public var actions: [SelectionActionDeclaration]
}

/// Something that is done with all selected rows at once.
public struct SelectionActionDeclaration: Sendable {
  public var title: TextValue
  public var icon: ImageValue?
  public var role: ActionRole
  /// What has to hold for it to be done.
  public var condition: Expression?
  public var effect: Effect
  public var span: ByteSpan
}
