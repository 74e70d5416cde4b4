import ScreenCore
import Testing

/// Fields that are called otherwise as things change.
@MainActor @Suite struct FieldTextsTests {
  struct Form: Hashable {
    var name = "Ann"
    var amount: Int? = 3
  }

  private let form = StateBox(Form())

  private var amount: FormField {
    .checked(
      by: { (amount: Int) in amount < 3 }, form.binding(\.amount),
      saying: { [form] in .verbatim("Too much for \(form.value.name)") },
      .counting(
        { [form] in .verbatim("Euro of \(form.value.name)") },
        .titled(
          { [form] in .verbatim("Amount from \(form.value.name)") },
          { .number(id: "amount", title: $0, value: form.binding(\.amount)) })))
  }

  @Test func theySayWhatThereIsWheneverTheyAreLookedAt() {
    let entry = FormEntry(amount)
    #expect(entry.field.hasChangingTexts)
    #expect(entry.field.title == .verbatim("Amount from Ann"))
    #expect(entry.field.unit == .verbatim("Euro of Ann"))
    #expect(entry.problem == .verbatim("Too much for Ann"))
    form.value.name = "Bo"
    #expect(entry.field.title == .verbatim("Amount from Bo"))
    #expect(entry.field.unit == .verbatim("Euro of Bo"))
    #expect(entry.problem == .verbatim("Too much for Bo"))
    form.value.amount = 1
    #expect(entry.problem == nil)
  }

  @Test func othersKeepWhatTheyWereMadeWith() {
    let field = FormField.number(
      id: "amount", title: .verbatim("Amount"), unit: .verbatim("Euro"),
      value: form.binding(\.amount))
    #expect(!field.hasChangingTexts)
    #expect(field.title == .verbatim("Amount") && field.unit == .verbatim("Euro"))
  }

  @Test func aFormThatMakesItsTextsIsConfiguredWithoutAny() {
    let configuration = FormConfiguration(discard: .confirm)
    let texts = FormTexts(configuration)
    #expect(texts == FormTexts(submitTitle: .verbatim("")))
    #expect(configuration.discard == .confirm && configuration.stepStyle == .parts)
  }
}
