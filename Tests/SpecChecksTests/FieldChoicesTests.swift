import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with what there is to choose from in the fields of forms.
@Suite struct FieldChoicesTests {
  private static let base = """
    api: Main
    base: https://api.example.com
    ---
    model: City
    fields: { id: ID, name: String, code: String, people: Int }
    ---
    source: Cities
    request: { path: /cities }
    yields: City
    ---
    source: CitiesOf
    parameters: { country: ID, least: "Int = 0" }
    request: { path: "/{$parameters.country}/{$parameters.least}" }
    yields: City
    ---
    request: Save
    parameters: { one: String }
    method: POST
    path: /one
    body: { one: $parameters.one }
    ---

    """

  private func messages(_ fields: String..., sending value: String = "a") -> [String] {
    let lines = fields.map { "  \($0)\n" }.joined()
    return findings(
      Self.base + """
        screen: Move
        form:
        \(lines)submit: { title: a.c, request: Save, with: { one: \(value) } }
        """
    ).map(\.message)
  }

  @Test(arguments: [
    ("ID", "$item.id"), ("String", "$item.code"), ("Int", "$item.people"),
    ("\"[ID]\"", "$item.id"), ("\"[String]\"", "$item.code"),
  ])
  func aChoiceGivesAValueOfTheFieldsType(type: String, value: String) {
    let choices = "choices: { use: Cities, title: $item.name, value: \(value) }"
    #expect(messages("city: { type: \(type), title: a.a, \(choices) }") == [])
    #expect(
      messages("city: { type: Double, title: a.a, \(choices) }")
        == ["only an `ID`, a `String`, an `Int` and lists of them have `choices`"])
  }

  @Test func whatIsChosenIsMissingUntilItIs() {
    let choices = "choices: { use: Cities, title: $item.name, value: $item.code }"
    #expect(
      messages("city: { type: String, title: a.a, \(choices) }", sending: "$form.city")
        == ["parameter `one` of request `Save`: expected `String`, found `String?`"])
    #expect(
      messages(
        "city: { type: String, title: a.a, required: true, \(choices) }", sending: "$form.city")
        == [])
  }

  @Test func whatIsAskedByAnotherFieldWaitsForIt() {
    #expect(
      messages(
        "country: { type: ID, title: a.a, choices: { use: Cities, title: $item.name } }",
        "least: { type: Int, title: a.b }",
        "city: { type: ID, title: a.d, choices: { use: CitiesOf, "
          + "with: { country: $form.country, least: $form.least }, title: $item.name } }") == [])
  }

  @Test func fieldsThatWaitForOneAnotherAreTold() {
    func field(_ name: String, _ other: String) -> String {
      "\(name): { type: ID, title: a.\(name), choices: { use: CitiesOf, "
        + "with: { country: $form.\(other) }, title: $item.name } }"
    }
    #expect(
      messages(field("here", "there"), field("there", "here"))
        == ["`here` and `there` wait for what is chosen in the other"])
    #expect(
      messages(field("here", "here"))
        == ["what there is to choose from in `here` waits for what is chosen in it"])
  }

  @Test func aTitleIsMadeOfTheItemAndNotOfTheForm() {
    #expect(
      messages("city: { type: ID, title: a.a, choices: { use: Cities, title: $form.city } }")
        == ["there is no `$form` here"])
  }
}
