import Foundation
import Testing

@testable import ScreenCore

/// Exact numbers on their way from payloads to texts, stores and requests.
@Suite struct ExactNumberTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown(_ text: ScreenText, _ locale: String = "en_US") -> String {
    StringTable([:], locale: Locale(identifier: locale)).string(for: text, now: now)
  }

  @Test func literalsAreWhatIsWritten() {
    #expect(Decimal.literal("3.133").description == "3.133")
    #expect(Decimal.literal("-0.1") + Decimal.literal("0.3") == Decimal.literal("0.2"))
    #expect(Decimal.literal("no number") == 0)
  }

  @Test func payloadsKeepTheirDigits() throws {
    struct Ware: Decodable { var price: Decimal }
    let payload = Data(#"{"price": 12345678901234567.89}"#.utf8)
    let ware = try JSONDecoder().decode(Ware.self, from: payload)
    #expect(ware.price == Decimal.literal("12345678901234567.89"))
  }

  @Test func textsAreThoseOfTheReader() {
    let price = Decimal.literal("1234.50")
    #expect(shown(.value(price)) == "1,234.5")
    #expect(shown(.value(price), "de_DE") == "1.234,5")
    #expect(shown(.formatted(price, .number), "de_DE") == "1.234,5")
    #expect(shown(.formatted(Decimal.literal("0.25"), .percent)) == "25%")
    #expect(shown(.money(price, in: "EUR")) == "€1,234.50")
    #expect(shown(.value(Decimal?.none)) == "")
  }

  @Test func textsWithPlacesForNumbersTakeThem() {
    let strings = StringTable(["price": "%.1f each"], locale: Locale(identifier: "en_US"))
    #expect(strings.string(for: .key("price", [Decimal.literal("2.25")]), now: now) == "2.2 each")
  }

  @Test func requestsHaveThemAsTheyAre() {
    let value = Decimal.literal("12345678901234567.89").requestScalar
    #expect(value.text == "12345678901234567.89")
    #expect(value.json == "12345678901234567.89")
  }

  @Test func storesKeepThemAsText() {
    let price = Decimal.literal("12345678901234567.89")
    #expect(price.stored == .text("12345678901234567.89"))
    #expect(Decimal(stored: .text("12345678901234567.89")) == price)
    #expect(Decimal(stored: .text("12.99 EUR")) == nil)
    #expect(Decimal(stored: .number(12.5)) == nil)
  }

  @Test func limitsAreTheNumbersThatAreWritten() {
    let rule = FieldRule.amounts(min: .literal("0.07"), max: .literal("1.13"))
    #expect(rule == .range(min: 0.07, max: 1.13))
    #expect(FieldValue.number(Decimal.literal("0.07").nearestDouble).problem([rule]) == nil)
  }

  @MainActor @Test func fieldsOfFormsEditThem() {
    let box = StateBox(Decimal?.none)
    let entry = FormEntry(.number(id: "price", title: "Price", value: box.binding(\.self)))
    entry.enter("12,345678901234567891")
    #expect(box.value == Decimal.literal("12.345678901234567891"))
  }
}
