import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// What a card has brought: bookings of several kinds, in the words and formats of the server.
@MainActor @Suite struct CardBookingTests {
  /// The rows of the bookings, each with all that it says.
  private func bookings(_ stage: Stage) throws -> [[String]] {
    try (0..<stage.driver.rowCount(section: 1)).map { row in
      try stage.driver.texts(row: row, section: 1)
    }
  }

  @Test(.pantry) func kindsThatTheAppDoesNotKnowAreLeftOut() async throws {
    let stage = try await Stage.signedIn()
    let bookings = try bookings(stage)
    // Three purchases, points paid back and three vouchers; the donation is none of them.
    #expect(bookings.count == 7)
    #expect(!stage.driver.sees("donation"))
    #expect(stage.driver.sees("What your card has brought"))
  }

  @Test(.pantry) func purchasesSayWhereTheyWereMade() async throws {
    let bookings = try bookings(try await Stage.signedIn())
    #expect(bookings.prefix(3).map(\.first) == ["At the till", "Online", "Elsewhere"])
    #expect(bookings[0].contains("€24.10"))
    #expect(bookings[0].contains("+24 points"))
    #expect(bookings[1].contains("+12 points"))
  }

  @Test(.pantry) func pointsCountFromTheirTimeOn() async throws {
    func countsLater(day: Int) async throws -> [Bool] {
      try bookings(try await Stage.signedIn(day: day)).prefix(3).map { texts in
        texts.contains { $0.hasPrefix("Counts from ") }
      }
    }
    #expect(try await countsLater(day: 1) == [true, false, false])
    #expect(try await countsLater(day: 20) == [false, false, false])
  }

  @Test(.pantry) func pointsPaidBackSayWhatTheyWereWorth() async throws {
    let payback = try bookings(try await Stage.signedIn())[3]
    #expect(payback.first == "Points paid back")
    #expect(payback.contains("−500 points, €5.00"))
  }

  @Test(.pantry) func vouchersEndWithTheirDay() async throws {
    func ends(day: Int) async throws -> [String] {
      try bookings(try await Stage.signedIn(day: day)).suffix(3).map { texts in
        texts.count > 1 ? String(texts[1].prefix(11)) : ""
      }
    }
    #expect(try await ends(day: 1) == ["Valid until", "Ends today", "Has ended"])
    #expect(try await ends(day: 2) == ["Valid until", "Has ended", "Has ended"])
  }

  @Test(.pantry) func tillReadsTheDayAsTheShopHasWrittenIt() async throws {
    let vouchers = try bookings(try await Stage.signedIn()).suffix(3).map(\.self)
    #expect(vouchers[0].first == "Voucher of €2.50")
    #expect(vouchers[0].last == "6/2026-06-30")
    #expect(vouchers[1].last == "7/2026-05-01")
    // What has ended is good for nothing at the till.
    #expect(vouchers[2] == ["Voucher of €4.00", "Has ended"])
  }

  @Test(.pantry) func everyoneCanReadThePoints() async throws {
    let stage = try await Stage.points()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Sign in with your card")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(label: "Close")
    try await stage.signIn()
    try await stage.driver.auditAccessibility()
  }
}
