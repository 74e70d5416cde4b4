import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with rows that edit the state, and with state that is kept.
@Suite struct ControlCheckTests {
  private func messages(_ row: String, architecture: Architecture = .collection) -> [String] {
    findings(
      """
      enum: Mood
      cases: [calm, wild]
      ---
      screen: Settings
      architecture: \(architecture.rawValue)
      parameters: { most: Int }
      state: { on: Bool = false, mood: Mood = calm, name: String?, count: Int = 1, day: Date?, at: URL? }
      sections:
        - { id: main, rows: [{ \(row), title: t }] }
      """
    ).map(\.message)
  }

  @Test(arguments: [
    "toggle: $state.on", "picker: $state.mood", "picker: $state.mood, style: segments",
    "field: $state.name, prompt: p, secret: true", "field: $state.count", "field: $state.day",
    "stepper: $state.count, from: 1, to: $parameters.most, step: 2",
  ])
  func everyControlEditsItsTypes(row: String) {
    #expect(messages(row) == [])
    #expect(messages(row, architecture: .table) == [])
  }

  @Test(arguments: [
    ("toggle: $state.mood", "a toggle cannot edit this, which is of type `Mood`"),
    ("picker: $state.on", "a picker cannot edit this, which is of type `Bool`"),
    ("field: $state.at", "a field cannot edit this, which is of type `URL?`"),
    ("stepper: $state.name", "a stepper cannot edit this, which is of type `String?`"),
    ("stepper: $parameters.most", "a control edits the state, and this is `$parameters.most`"),
    ("toggle: $state.off", "`$state` has no field `off`"),
    ("field: $state.count, secret: true", "only a `String` is typed secretly"),
    ("field: $state.day, prompt: p", "a date is never empty on its control"),
    ("stepper: $state.count, step: 0", "a stepper that goes by 0 goes nowhere"),
  ])
  func whatAControlCannotEditIsSaid(row: String, message: String) {
    #expect(messages(row) == [message])
  }

  @Test(arguments: [
    ("from: 0, to: 10, step: 20", "a step of 20 is longer than all of the way from 0 to 10"),
    ("from: 1, to: 10, step: 4", "steps of 4 from 1 do not come to 10"),
  ])
  func stepsComeToTheEndOfTheirWay(limits: String, message: String) {
    #expect(messages("stepper: $state.count, \(limits)") == [message])
  }

  @Test(arguments: [
    "from: 0, to: 10, step: 10", "from: 1, to: 9, step: 4", "from: 1, to: 10", "to: 10, step: 3",
  ])
  func stepsThatComeToTheEndAreRight(limits: String) {
    #expect(messages("stepper: $state.count, \(limits)") == [])
  }

  @Test func tenthsComeToTheEndOfTheirWay() {
    #expect(inputMessages("slider: $item.share, from: 0, to: 0.3, step: 0.1") == [])
    #expect(inputMessages("slider: $item.share, to: 0.3, step: 0.2").count == 1)
    #expect(inputMessages("slider: $item.share, step: 5").count == 1)
    #expect(inputMessages("slider: $item.share, step: 0.3") == [])
  }

  private func inputMessages(_ input: String) -> [String] {
    findings(
      """
      model: Part
      fields: { id: ID, share: Double }
      ---
      adapter: PartRow
      for: Part
      cell: { column: [{ input: { \(input), label: part.share, notice: part.kept } }] }
      """
    ).map(\.message)
  }

  private func hiding(
    _ row: String, section: String = "", more: String = "{ toggle: $state.other, title: t }"
  ) -> [String] {
    findings(
      """
      enum: Mood
      cases: [calm, wild]
      ---
      screen: Settings
      state: { on: Bool = true, other: Bool = false, mood: Mood = calm, name: String = "", count: Int = 2 }
      sections:
        - { id: main, \(section)rows: [{ \(row), title: t }] }
        - { id: more, rows: [\(more)] }
      """
    ).map(\.message)
  }

  @Test(arguments: [
    "toggle: $state.on, when: not $state.on", "picker: $state.mood, when: $state.mood == calm",
    "field: $state.name, when: $state.name == \"\"",
    "toggle: $state.on, when: $state.on and $state.other",
  ])
  func whatItsOwnValueHidesIsTold(row: String) {
    #expect(hiding(row).count == 1)
  }

  @Test func whatItsOwnValueHidesWithItsSectionIsTold() {
    #expect(hiding("toggle: $state.on", section: "when: $state.on, ").count == 1)
  }

  /// What another control, an effect or another value brings back is not lost, nor is what stays within limits.
  @Test(arguments: [
    ("toggle: $state.on, when: $state.on or $state.other", ""),
    ("toggle: $state.on, when: $state.other", ""),
    ("stepper: $state.count, from: 1, when: $state.count > 0", ""),
    (
      "toggle: $state.on, when: $state.on",
      "{ picker: $state.mood, title: t, set: { $state.on: true } }"
    ),
  ])
  func whatComesBackIsNotTold(row: String, more: String) {
    let other = "{ toggle: $state.other, title: t }"
    #expect(hiding(row, more: more.isEmpty ? other : "\(more), \(other)") == [])
  }

  @Test(arguments: [Architecture.composition, .mvp, .viper])
  func systemsWithoutControlsRefuseThem(architecture: Architecture) {
    #expect(
      messages("toggle: $state.on", architecture: architecture) == [
        "the system `\(architecture.rawValue)` has no `toggle` controls"
      ])
  }

  @Test func controlsSayWhatTheyAre() {
    #expect(
      findings(
        "screen: A\nstate: { on: Bool = true }\nsections: [{ id: a, rows: [{ toggle: $state.on }] }]"
      )
      .map(\.message) == ["this toggle has no `title`"])
    #expect(
      findings("screen: A\nsections: [{ id: a, rows: [{ when: true }] }]").map(\.message).first
        == "row has no `use`")
  }

  private func messages(state: String, architecture: Architecture = .collection) -> [String] {
    findings(
      """
      screen: Settings
      architecture: \(architecture.rawValue)
      state: { \(state) }
      sections: []
      """
    ).map(\.message)
  }

  @Test func onlySomeTypesAreKept() {
    #expect(messages(state: "a: { type: Int, default: 1, stored: a }") == [])
    #expect(messages(state: "a: { type: URL?, stored: a }") == [])
    #expect(
      messages(
        state:
          "a: { type: Int, default: 1, stored: true }, b: { type: Bool, default: true, stored: true }"
      ) == [])
    #expect(
      messages(state: "a: { type: \"[Color]\", stored: a }") == [
        "a `[Color]` cannot be kept"
      ])
    #expect(
      messages(state: "a: { type: String?, default: x, stored: a }") == [
        "`nil` could not be kept: nothing under a key stands for the default"
      ])
    #expect(
      messages(
        state:
          "a: { type: Int, default: 1, stored: a }, b: { type: Bool, default: true, stored: a }")
        == ["`a` of this screen is kept under `a`, too, so that it changes with `b`"])
  }

  @Test func scenesKeepNoState() {
    #expect(
      messages(state: "a: { type: Int, default: 1, stored: a }", architecture: .viper) == [
        "the system `viper` has no state that is `stored`"
      ])
  }
}
