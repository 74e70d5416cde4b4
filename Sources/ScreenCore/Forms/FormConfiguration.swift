/// How a form behaves.
public struct FormConfiguration: Sendable {
  /// What happens to changes when the form is left without being sent.
  public enum Discard: Hashable, Sendable {
    /// They are lost.
    case silently
    /// The reader is asked.
    case confirm
  }

  public var title: ScreenText?
  public var submitTitle: ScreenText
  /// Fields that stand together, with what is said of them; empty for a form whose fields just follow one another.
  public var groups: [FormGroup]
  /// What is asked for one after the other; empty for a form that asks for all at once.
  public var steps: [FormStep]
  public var discard: Discard

  /// A form whose button reads `submitTitle`.
  public init(
    title: ScreenText? = nil, submitTitle: ScreenText, groups: [FormGroup] = [],
    steps: [FormStep] = [], discard: Discard = .silently
  ) {
    self.title = title
    self.submitTitle = submitTitle
    self.groups = groups
    self.steps = steps
    self.discard = discard
  }
}
