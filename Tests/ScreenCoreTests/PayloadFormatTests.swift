import Foundation
import Testing

@testable import ScreenCore

/// Fields of models that stand in payloads in their own way.
@Suite struct PayloadFormatTests {
  private struct Event: Decodable {
    var seats: Int
    var price: Decimal?
    var isOpen: Bool
    var day: Date
    var begins: Date?
    var changed: Date?

    private enum CodingKeys: String, CodingKey { case seats, price, isOpen, day, begins, changed }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      seats = try container.decodeFromText(Int.self, forKey: .seats)
      price = try container.decodeFromTextIfPresent(Decimal.self, forKey: .price)
      isOpen = try container.decodeFromText(Bool.self, forKey: .isOpen)
      day = try container.decode(Date.self, as: .day, forKey: .day)
      begins = try container.decodeIfPresent(
        Date.self, as: .pattern("dd.MM.yyyy HH:mm"), forKey: .begins)
      changed = try container.decodeIfPresent(Date.self, as: .secondsSince1970, forKey: .changed)
    }
  }

  private func read(_ members: String) throws -> Event {
    try JSONDecoder().decode(Event.self, from: Data("{\(members)}".utf8))
  }

  private let needed = #""seats": "7", "isOpen": "1", "day": "2024-05-01""#

  @Test func textsAreTheNumbersInThem() throws {
    let event = try read(#""seats": " 7", "isOpen": "true", "day": "2024-05-01", "price": "12.99""#)
    #expect(event.seats == 7)
    #expect(event.isOpen)
    #expect(event.price == Decimal.literal("12.99"))
  }

  @Test func numbersByThemselvesAreReadAsWell() throws {
    let event = try read(#""seats": 7, "isOpen": false, "day": "2024-05-01", "price": 0.5"#)
    #expect(event.seats == 7)
    #expect(!event.isOpen)
    #expect(event.price == Decimal.literal("0.5"))
  }

  @Test func emptyTextsAreMissingWhereTheValueMayBe() throws {
    #expect(try read(needed + #", "price": """#).price == nil)
    #expect(try read(needed + #", "price": null"#).price == nil)
    #expect(throws: DecodingError.self) {
      try read(#""seats": "", "isOpen": true, "day": "2024-05-01""#)
    }
  }

  @Test(arguments: [#""seats": "many""#, #""seats": "7.5""#, #""isOpen": "perhaps""#, #""day": 3"#])
  func whatIsNoneIsRefused(member: String) {
    let name = member.prefix { $0 != ":" }
    let rest = needed.split(separator: ", ").filter { !$0.hasPrefix(name) }.joined(separator: ", ")
    #expect(throws: DecodingError.self) { try read("\(rest), \(member)") }
  }

  @Test func daysBeginWhereTheAppRuns() throws {
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute], from: try read(needed).day)
    #expect(parts.year == 2024 && parts.month == 5 && parts.day == 1)
    #expect(parts.hour == 0 && parts.minute == 0)
  }

  @Test func patternsAndNumbersAreReadBesideOneAnother() throws {
    let event = try read(needed + #", "begins": "13.11.2023 22:13", "changed": "1700000000""#)
    #expect(event.begins == Date(timeIntervalSince1970: 1_699_913_580))
    #expect(event.changed == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(throws: DecodingError.self) { try read(needed + #", "begins": "2023-11-13""#) }
  }

  @Test func missingDatesAreToldByTheirKey() {
    #expect {
      try read(#""seats": 7, "isOpen": true"#)
    } throws: { error in
      guard case DecodingError.keyNotFound(let key, _) = error else { return false }
      return key.stringValue == "day"
    }
  }
}
