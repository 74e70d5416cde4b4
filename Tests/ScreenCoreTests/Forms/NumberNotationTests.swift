import Foundation
import Testing

@testable import ScreenCore

/// Numbers in fields, as people of a locale read and type them.
struct NumberNotationTests {
  @Test(arguments: [
    (2.5, "en_US", "2.5"), (2.5, "de_DE", "2,5"), (1_234_567.25, "de_DE", "1234567,25"),
    (3, "de_DE", "3"), (0.1, "fr_FR", "0,1"), (-1.5, "en_US", "-1.5"),
  ])
  func numbersAreWrittenAsTheLocaleDoes(number: Double, locale: String, text: String) {
    #expect(NumberNotation.text(number, in: Locale(identifier: locale)) == text)
  }

  @Test(arguments: ["en_US", "de_DE", "sv_SE", "ar_EG", "fa_IR", "hi_IN@numbers=deva"])
  func whatIsWrittenIsReadAgain(locale: String) {
    let locale = Locale(identifier: locale)
    for number in [0, 2.5, -1234.75, 1e15] {
      #expect(NumberNotation.double(NumberNotation.text(number, in: locale)) == number)
    }
    for number in [0, 7, -123_456] {
      #expect(NumberNotation.integer(NumberNotation.text(number, in: locale)) == number)
    }
  }

  @Test(arguments: ["en_US", "de_DE", "sv_SE", "ar_EG", "fa_IR", "hi_IN@numbers=deva"])
  func exactNumbersKeepAllTheirDigits(locale: String) throws {
    let locale = Locale(identifier: locale)
    for text in ["0", "-12.99", "0.1", "12345678901234567890.123456789"] {
      let number = try #require(Decimal(exactly: text))
      #expect(NumberNotation.decimal(NumberNotation.text(number, in: locale)) == number)
      #expect(number.description == text)
    }
  }

  @Test(arguments: ["", "a", "1 2", "2,5,5", "--1", "1x", "nan", "inf", "0x1F"])
  func whatIsNoNumberIsNone(text: String) {
    #expect(NumberNotation.decimal(text) == nil)
    if text.utf8.count < 3 || text.contains(",") { #expect(NumberNotation.double(text) == nil) }
  }

  @Test(arguments: ["1e400", "-1e400", "inf", "-Infinity", "nan"])
  func whatIsBeyondAllNumbersIsNone(text: String) {
    #expect(NumberNotation.double(text) == nil)
  }

  @Test @MainActor func fieldsShowWhatIsStoredAsTheLocaleWritesIt() {
    let entry = FormEntry(.number(id: "score", title: "Score", value: .constant(2.5)))
    #expect(entry.numberText(in: Locale(identifier: "de_DE")) == "2,5")
    #expect(entry.numberText(in: Locale(identifier: "en_US")) == "2.5")
  }

  @Test @MainActor func fieldsShowWhatWasTypedThoughItIsNone() {
    let entry = FormEntry(.number(id: "score", title: "Score", value: .constant(2.5)))
    let locale = Locale(identifier: "de_DE")
    entry.enter("two")
    #expect(entry.numberText(in: locale) == "two")
    entry.enter("3")
    #expect(entry.numberText(in: locale) == "2,5", "what is stored")
    entry.enter("two")
    entry.discardUnreadable()
    #expect(entry.numberText(in: locale) == "2,5")
  }
}

extension StateBinding where Value == Double {
  fileprivate static func constant(_ value: Double) -> StateBinding {
    StateBinding(get: { value }, set: { _ in })
  }
}
