import Testing

@testable import ScreenCore

/// Fields whose values the app itself decides about.
@MainActor @Suite struct CheckedFieldTests {
  private struct Form: Hashable {
    var iban = ""
    var copies: Int?
    var isShown = true
  }

  /// What the app was asked about.
  private final class Questions {
    var texts: [String] = []
    var numbers: [Int] = []
  }

  private let form = StateBox(Form())
  private let asked = Questions()

  private func iban(rules: [FieldRule] = [], saying text: ScreenText? = nil) -> FormEntry {
    FormEntry(
      .checked(
        by: { [asked] in
          asked.texts.append($0)
          return $0 == "DE89"
        },
        form.binding(\.iban), saying: text,
        .text(
          id: "iban", title: .verbatim("IBAN"), rules: rules, value: form.binding(\.iban))))
  }

  @Test func appSaysWhetherAValueIsRight() {
    let entry = iban(saying: .key("account.ibanWrong"))
    entry.enter("DE00")
    #expect(entry.problem == .key("account.ibanWrong"))
    entry.enter("DE89")
    #expect(entry.problem == nil)
    #expect(asked.texts == ["DE00", "DE89"])
  }

  @Test func withoutATextTheValueIsNotValid() {
    let entry = iban()
    entry.enter("DE00")
    #expect(entry.problem == StandardText.invalid)
  }

  @Test func nothingIsAskedOfWhatIsMissingOrWrongAlready() {
    let entry = iban(rules: [.length(max: 4)])
    #expect(entry.problem == nil)
    entry.enter("  ")
    #expect(entry.problem == nil)
    entry.enter("DE8900")
    #expect(entry.problem == StandardText.tooLong(4))
    #expect(asked.texts.isEmpty)
    let required = iban(rules: [.required])
    required.enter("")
    #expect(required.problem == StandardText.required)
    #expect(asked.texts.isEmpty)
  }

  @Test func numbersAreAskedAboutOnceTheyAreThere() {
    let entry = FormEntry(
      .when(
        { [form] in form.value.isShown },
        .limited(
          { .wholeNumbers(max: 9) },
          .checked(
            by: { [asked] in
              asked.numbers.append($0)
              return $0 != 7
            },
            form.binding(\.copies),
            .number(id: "copies", title: .verbatim("Copies"), value: form.binding(\.copies))))))
    #expect(entry.problem == nil)
    entry.enter("many")
    #expect(entry.problem == StandardText.invalid)
    entry.enter("12")
    #expect(entry.problem == StandardText.tooBig(9))
    #expect(asked.numbers.isEmpty)
    entry.enter("7")
    #expect(entry.problem == StandardText.invalid)
    form.value.isShown = false
    #expect(entry.problem == nil)
    #expect(asked.numbers == [7])
  }
}
