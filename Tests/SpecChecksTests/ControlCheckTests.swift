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
      messages(state: "a: { type: \"[String]\", stored: a }") == [
        "a `[String]` cannot be kept"
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
