import Foundation
import Testing

@testable import ScreenCore

@MainActor @Suite struct FieldRuleTests {
  @Test func rulesSayWhatIsWrong() {
    #expect(FieldValue.text("  ").problem([.required]) == StandardText.required)
    #expect(FieldValue.text("").problem([.length(min: 3)]) == nil)
    #expect(FieldValue.text("ab").problem([.length(min: 3)]) == StandardText.tooShort(3))
    #expect(FieldValue.text("abcd").problem([.length(max: 3)]) == StandardText.tooLong(3))
    #expect(FieldValue.number(5).problem([.range(min: 6)]) == StandardText.tooSmall(6))
    #expect(FieldValue.text("a1").problem([.pattern("[a-z]+")]) == StandardText.invalid)
    #expect(FieldValue.text("ab").problem([.pattern("[a-z]+")]) == nil)
    #expect(FieldValue.missing.problem([]) == nil)
  }

  @Test func numbersLieBetweenTheirLimits() {
    let rules = [FieldRule.range(min: 1, max: 3)]
    #expect(FieldValue.number(0).problem(rules) == StandardText.tooSmall(1))
    #expect(FieldValue.number(1).problem(rules) == nil)
    #expect(FieldValue.number(3).problem(rules) == nil)
    #expect(FieldValue.number(3.5).problem(rules) == StandardText.tooBig(3))
    #expect(FieldValue.missing.problem(rules) == nil)
    #expect(FieldValue.text("x").problem(rules) == nil)
  }

  @Test func limitsOfWholeNumbersMayBeMissing() {
    #expect(FieldRule.wholeNumbers(min: nil, max: 3) == .range(max: 3))
    #expect(FieldValue.number(9).problem([.wholeNumbers(min: nil, max: nil)]) == nil)
  }

  @Test func severalChoicesAreCounted() {
    let rules = [FieldRule.length(min: 2, max: 3)]
    #expect(FieldValue.choices(1).problem(rules) == StandardText.tooFew(2))
    #expect(FieldValue.choices(2).problem(rules) == nil)
    #expect(FieldValue.choices(4).problem(rules) == StandardText.tooMany(3))
    #expect(FieldValue.choices(0).problem(rules) == nil)
    #expect(FieldValue.choices(0).problem([.required] + rules) == StandardText.required)
  }

  @Test func datesLieBetweenTheirDays() {
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    let day: TimeInterval = 86_400
    let rules = [FieldRule.dates(min: noon, max: noon + day)]
    #expect(FieldValue.date(noon - day).problem(rules) == StandardText.tooEarly(noon))
    #expect(FieldValue.date(noon - 3600).problem(rules) == nil)
    #expect(FieldValue.date(noon + day + 3600).problem(rules) == nil)
    #expect(FieldValue.date(noon + 2 * day).problem(rules) == StandardText.tooLate(noon + day))
    #expect(FieldValue.missing.problem(rules) == nil)
    #expect(FieldValue.date(noon).problem([.dates()]) == nil)
  }

  @Test func dateBeyondALimitIsNearestToIt() {
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    let days = DayLimits(min: noon, max: noon + 86_400)
    #expect(days.nearest(to: noon - 86_400) == noon)
    #expect(days.nearest(to: noon - 3600) == noon - 3600)
    #expect(days.nearest(to: noon + 9 * 86_400) == noon + 86_400)
    #expect(days.including(noon - 86_400).start == DayLimits(min: noon - 86_400).start)
    #expect(days.including(nil) == days)
  }

  @Test(arguments: [
    "ada@example.com", "a@b.c", "ada.lovelace+news@mail.example.co.uk", "\"odd\"@x.org",
    "дана@пример.рф",
  ])
  func addressesOfMailAreRight(text: String) {
    #expect(EntryFormat.email.matches(text))
  }

  @Test(arguments: [
    "ada", "@", "ada@", "@example.com", "ada@example", "ada@@example.com", "a@b@c.d",
    "ada@example..com", "ada@.com", "ada@example.", "ada lovelace@example.com", "ada@exam ple.com",
  ])
  func addressesOfMailAreWrong(text: String) {
    #expect(!EntryFormat.email.matches(text))
    #expect(FieldValue.text(text).problem([.format(.email)]) == StandardText.notEmail)
  }

  @Test(arguments: ["112", "+49 (0)30 123-456", "030/12.34.56", " 12345 ", "٠١٢٣٤٥", "+1–800–555"])
  func phoneNumbersAreRight(text: String) {
    #expect(EntryFormat.phone.matches(text))
  }

  @Test(arguments: ["12", "+", "call me", "12+34567", "++4930", "1234567890123456", "123a", ""])
  func phoneNumbersAreWrong(text: String) {
    #expect(!EntryFormat.phone.matches(text))
  }

  @Test(arguments: ["https://example.com", "http://example.com/a?b=c#d", "ftp://files.example"])
  func addressesAreRight(text: String) {
    #expect(EntryFormat.url.matches(text))
  }

  @Test(arguments: [
    "example.com", "https://", "https:", "mailto:ada@example.com", "a b://c", "/path",
  ])
  func addressesAreWrong(text: String) {
    #expect(!EntryFormat.url.matches(text))
    #expect(FieldValue.text(text).problem([.format(.url)]) == StandardText.notAddress)
  }

  @Test func whatIsEmptyHasNoFormat() {
    for format in EntryFormat.allCases {
      #expect(FieldValue.text("").problem([.format(format)]) == nil)
      #expect(FieldValue.text(" ").problem([.required, .format(format)]) == StandardText.required)
    }
  }

  @Test func spacesAroundAddressesAreNotEntered() {
    let text = StateBox("")
    let address = FormEntry(
      .text(
        id: "a", title: .verbatim("A"), rules: [.format(.email)],
        value: StateBinding(get: { text.value }, set: { text.value = $0 })))
    address.enter(" ada@example.com ")
    #expect(text.value == "ada@example.com")
    #expect(address.problem == nil)
    let number = FormEntry(
      .text(
        id: "n", title: .verbatim("N"), rules: [.format(.phone)],
        value: StateBinding(get: { text.value }, set: { text.value = $0 })))
    number.enter("030 ")
    #expect(text.value == "030 ")
  }
}
