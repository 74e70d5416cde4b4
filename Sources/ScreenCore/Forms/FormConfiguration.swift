/// How a form behaves.
public struct FormConfiguration: Sendable {
  /// What happens to changes when the form is left without being sent.
  public enum Discard: Hashable, Sendable {
    /// They are lost.
    case silently
    /// The reader is asked.
    case confirm
  }

  /// Where the steps of a form are seen.
  public enum StepStyle: Hashable, Sendable {
    /// One in the place of the other.
    case parts
    /// Each on a screen of its own, which is pushed. Where there is no navigation, they are seen in place.
    case screens
  }

  public var title: ScreenText?
  public var submitTitle: ScreenText
  /// Fields that stand together, with what is said of them; empty for a form whose fields just follow one another. Those of
  /// a group are made one after the other.
  public var groups: [FormGroup]
  /// What is asked for one after the other; empty for a form that asks for all at once.
  public var steps: [FormStep]
  /// Where these are seen.
  public var stepStyle: StepStyle
  public var discard: Discard

  /// A form whose button reads `submitTitle`.
  public init(
    title: ScreenText? = nil, submitTitle: ScreenText, groups: [FormGroup] = [],
    steps: [FormStep] = [], stepStyle: StepStyle = .parts, discard: Discard = .silently
  ) {
    self.title = title
    self.submitTitle = submitTitle
    self.groups = groups
    self.steps = steps
    self.stepStyle = stepStyle
    self.discard = discard
  }

  /// A form that says what its `makeTexts()` does: its texts follow what is entered.
  public init(
    title: ScreenText? = nil, stepStyle: StepStyle = .parts, discard: Discard = .silently
  ) {
    self.init(
      title: title, submitTitle: .verbatim(""), stepStyle: stepStyle, discard: discard)
  }
}
