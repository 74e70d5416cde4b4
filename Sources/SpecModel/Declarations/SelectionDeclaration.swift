import SourceText

/// `selection:`, rows that can be selected together, and what can be done with them.
public final class SelectionDeclaration: Sendable {
  /// The model of the rows that can be selected.
  public let model: Name
  /// What the bar says while rows are selected.
  public let title: TextValue?
  public let actions: [SelectionActionDeclaration]

  init(model: Name, title: TextValue?, actions: [SelectionActionDeclaration]) {
    self.model = model
    self.title = title
    self.actions = actions
  }
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
