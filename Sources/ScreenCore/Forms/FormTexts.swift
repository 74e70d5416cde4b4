/// What a form says beside its fields: on its button, above and below groups of them, and above its steps.
public struct FormTexts: Hashable, Sendable {
  /// What the button says that sends the form.
  public var submitTitle: ScreenText
  /// Fields that stand together; empty for a form whose fields just follow one another.
  public var groups: [FormGroup]
  /// What is asked for one after the other; empty for a form that asks for all at once.
  public var steps: [FormStep]

  /// What a form says whose button reads `submitTitle`.
  public init(submitTitle: ScreenText, groups: [FormGroup] = [], steps: [FormStep] = []) {
    self.submitTitle = submitTitle
    self.groups = groups
    self.steps = steps
  }

  /// What a form says that is made with its texts.
  package init(_ configuration: FormConfiguration) {
    self.init(
      submitTitle: configuration.submitTitle, groups: configuration.groups,
      steps: configuration.steps)
  }

  /// What stands above the fields of a step; nil for one that is not among these.
  package func title(of step: FormProgress.Step) -> ScreenText? {
    steps.indices.contains(step.index) ? steps[step.index].title : nil
  }
}
