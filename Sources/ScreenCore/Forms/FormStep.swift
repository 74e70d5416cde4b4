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
  /// One of the steps of a form, whether it is there now or not.
  public struct Step: Hashable, Comparable, Sendable {
    /// Where it stands among all steps, from 0.
    let index: Int

    /// Whether `lhs` comes before `rhs`.
    public static func < (lhs: Step, rhs: Step) -> Bool { lhs.index < rhs.index }
  }

  /// The step that is shown.
  public let step: Step
  /// What stands above the fields of the step that is shown.
  public internal(set) var title: ScreenText
  /// The ids of the fields that are shown, as far as they are there.
  public let fields: Set<String>
  /// Which of the steps that are there it is, from 1.
  public let number: Int
  /// How many steps there are now.
  public var count: Int { places.count }
  /// Where those stand among all steps, from the first.
  let places: [Int]

  /// Whether nothing comes before it.
  public var isFirst: Bool { number == 1 }
  /// Whether the form is sent from it.
  public var isLast: Bool { number == count }

  /// This one, counted among the steps that are there by `other`, as those change with what is entered; as it is where
  /// its own is none of them.
  package func counted(as other: FormProgress) -> FormProgress {
    guard let place = other.places.firstIndex(of: step.index) else { return self }
    return FormProgress(
      step: step, title: title, fields: fields, number: place + 1, places: other.places)
  }
}
