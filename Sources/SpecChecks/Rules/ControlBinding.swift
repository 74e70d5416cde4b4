import Diagnostics

extension SpecRule {
  static let controlBinding: SpecRule = .init(
    name: "control-binding",
    summary: "A control in a row edits something that it cannot.",
    rationale:
      "A control shows a piece of the screen's state and changes it; each kind of control has its "
      + "types of values.",
    examples: """
      screen: Settings
      state: { volume: Int = 5 }
      sections:
        - { id: main, rows: [{ «toggle→stepper»: ‹$state.volume›, title: settings.volume }] }
      """,
    reportedBy: [.components, .controls])
}
