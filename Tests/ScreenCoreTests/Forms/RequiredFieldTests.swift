import Testing

@testable import ScreenCore

/// Fields that have to be filled in only where something else was entered.
@MainActor @Suite struct RequiredFieldTests {
  private struct Form: Hashable {
    var isBusiness = false
    var number = ""
    var people: Int?
    var isShown = true
  }

  private let form = StateBox(Form())

  @Test func aConditionAsksForAValue() {
    let entry = FormEntry(
      .required(
        when: { [form] in form.value.isBusiness },
        .text(
          id: "number", title: .verbatim("Number"), rules: [.length(min: 3)],
          value: form.binding(\.number))))
    #expect(entry.problem == nil)
    form.value.isBusiness = true
    #expect(entry.problem == StandardText.required)
    entry.enter("DE")
    #expect(entry.problem == StandardText.tooShort(3))
    entry.enter("DE89")
    #expect(entry.problem == nil)
    entry.enter(" ")
    #expect(entry.problem == StandardText.required)
    form.value.isBusiness = false
    #expect(entry.problem == nil)
  }

  @Test func nothingIsAskedOfFieldsThatAreNotThere() {
    let entry = FormEntry(
      .when(
        { [form] in form.value.isShown },
        .required(
          when: { [form] in form.value.isBusiness },
          .limited(
            { .wholeNumbers(max: 9) },
            .number(id: "people", title: .verbatim("People"), value: form.binding(\.people))))))
    form.value.isBusiness = true
    #expect(entry.problem == StandardText.required)
    entry.enter("12")
    #expect(entry.problem == StandardText.tooBig(9))
    form.value.people = nil
    form.value.isShown = false
    #expect(entry.problem == nil)
  }
}
