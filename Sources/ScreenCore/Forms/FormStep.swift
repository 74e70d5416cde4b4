/// Fields of a form that are filled in before others are asked for.
public struct FormStep: Hashable, Sendable {
  public var title: ScreenText
  /// The ids of its fields, from above.
  public var fields: [String]

  /// A step with what stands above its fields.
  public init(title: ScreenText, fields: [String]) {
    self.title = title
    self.fields = fields
  }
}

/// How far somebody has come with a form that is filled in step by step.
public struct FormProgress: Hashable, Sendable {
  /// What stands above the fields of the step that is shown.
  public let title: ScreenText
  /// The ids of the fields that are shown, as far as they are there.
  public let fields: Set<String>
  /// Which of the steps it is, from 1.
  public let number: Int
  /// How many steps there are now.
  public let count: Int

  /// Whether nothing comes before it.
  public var isFirst: Bool { number == 1 }
  /// Whether the form is sent from it.
  public var isLast: Bool { number == count }
}
