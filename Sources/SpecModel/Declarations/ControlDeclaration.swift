import SourceText

/// A control that edits a piece of the screen's state.
public struct ControlDeclaration: Sendable {
  public enum Kind: Sendable {
    case toggle
    case picker(PickerStyle)
    case field(prompt: TextValue?, isSecret: Bool)
    case stepper(StepperLimits)
  }

  public var kind: Kind
  /// What it edits: a path into the state; in a component, one of its parameters.
  public var target: Located<ValuePath>
  public var title: TextValue
}

/// How a picker shows what there is to choose from.
public enum PickerStyle: String, Sendable, Hashable, CaseIterable {
  case menu, segments
}

/// How far and by how much a stepper goes.
public struct StepperLimits: Sendable {
  public var from: Expression?
  public var to: Expression?
  public var step: Expression?

  public init(from: Expression?, to: Expression?, step: Expression?) {
    self.from = from
    self.to = to
    self.step = step
  }
}
