import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// What is on the list is brought: a form of three steps, each on a screen of its own, about a day that is today or later.
@MainActor @Suite struct OrderDeliveryTests {
  /// Bytes that are no text, with what ends lines.
  private let door = Data([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a, 0x2d, 0x2d])

  private func form(clock: ManualClock? = nil) async throws -> Stage {
    let stage = try await Stage.list(clock: try clock ?? ShopDays.clock())
    try await stage.driver.tap(label: "Deliveries")
    #expect(stage.driver.sees("Nothing is on its way."))
    try await stage.driver.tap(label: "Have it brought")
    #expect(stage.driver.topScreen is OrderDeliveryViewController)
    return stage
  }

  /// Says when, and goes on.
  private func sayWhen(_ slot: String, _ stage: Stage) async throws {
    try await stage.driver.choose(slot, in: "slot")
    try await stage.driver.type("0301234567", into: "phone")
    try await stage.driver.tap(text: "Next")
  }

  /// Says where to, and goes on.
  private func sayWhere(_ stage: Stage, town: String = "Brook") async throws {
    #expect(stage.driver.title == "Where to")
    try await stage.driver.type("3 Mill Lane", into: "street")
    try await stage.driver.type(town, into: "town")
    try await stage.driver.tap(text: "Next")
  }

  @Test(.pantry) func whatWasEnteredOnAllStepsArrives() async throws {
    let stage = try await form()
    let driver = stage.driver
    #expect(driver.sees("When") && driver.sees("Step 1 of 3"))
    try await sayWhen("12–14", stage)
    #expect(driver.sees("Step 2 of 3") && driver.sees("Address"))
    try await driver.addPhotos([door], to: "door")
    try await sayWhere(stage)
    #expect(driver.title == "A few words" && driver.sees("Step 3 of 3"))
    #expect(!driver.sees("Somebody writes it by hand."))
    try await driver.toggle(id: "isGift")
    #expect(driver.sees("The card") && driver.sees("Somebody writes it by hand."))
    try await driver.type("Get well", into: "card")
    try await driver.type("Ring twice", into: "note")
    try await driver.tap(text: "Order it")
    // All steps are left, and the list of deliveries has heard of it.
    #expect(driver.topScreen is DeliveriesViewController)
    #expect(try stage.rows() == ["May 4, 2026, 12–14"])
    #expect(
      try driver.texts(row: 0)
        == [
          "May 4, 2026, 12–14", "On its way today", "3 Mill Lane, Brook", "Ring twice",
        ])
    let delivery = try #require(try await stage.server.deliveries().first)
    #expect(delivery["day"] as? String == "2026-05-04")
    #expect(delivery["slot"] as? Int == 2)
    #expect(delivery["phone"] as? String == "0301234567")
    #expect(delivery["street"] as? String == "3 Mill Lane")
    #expect(delivery["town"] as? String == "Brook")
    #expect(delivery["card"] as? String == "Get well")
    #expect(delivery["note"] as? String == "Ring twice")
    #expect(try await stage.server.door(ofDelivery: 1) == door)
  }

  @Test(.pantry) func wrongStepKeepsTheReader() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await driver.tap(text: "Next")
    #expect(driver.topScreen is OrderDeliveryViewController)
    #expect(driver.sees("Please fill this in") && driver.sees("Step 1 of 3"))
    try await sayWhen("8–10", stage)
    #expect(driver.title == "Where to" && !driver.sees("Please fill this in"))
    try await driver.tap(text: "Next")
    #expect(driver.title == "Where to" && driver.sees("Please fill this in"))
    #expect(try await stage.server.deliveries().isEmpty)
  }

  @Test(.pantry) func goingBackKeepsWhatWasEntered() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await sayWhen("12–14", stage)
    try await driver.type("3 Mill Lane", into: "street")
    try await driver.addPhotos([door], to: "door")
    try await driver.goBack()
    #expect(driver.topScreen is OrderDeliveryViewController)
    #expect(driver.sees("12–14") && driver.sees("0301234567"))
    try await driver.tap(text: "Next")
    #expect(driver.sees("3 Mill Lane"))
    try await driver.removePhoto(at: 0, from: "door")
    try await driver.goBack()
    try await driver.goBack()
    #expect(driver.sees("Discard your changes?"), "only leaving the form loses anything")
  }

  @Test(.pantry) func whatTheServerFindsStandsOnItsStep() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await sayWhen("18–20", stage)
    try await sayWhere(stage)
    // Meanwhile the last place is taken.
    try await stage.server.order(slot: 3, at: try ShopDays.noon(4))
    try await driver.tap(text: "Order it")
    #expect(driver.topScreen is OrderDeliveryViewController)
    #expect(driver.sees("Somebody else has just taken it.") && driver.sees("Step 1 of 3"))
    try await driver.choose("8–10", in: "slot")
    #expect(!driver.sees("Somebody else has just taken it."))
    try await driver.tap(text: "Next")
    #expect(driver.title == "Where to" && driver.sees("3 Mill Lane"))
    try await driver.tap(text: "Next")
    try await driver.tap(text: "Order it")
    #expect(driver.topScreen is DeliveriesViewController)
    #expect(try stage.rows() == ["May 4, 2026, 8–10", "May 4, 2026, 18–20"])
  }

  @Test(.pantry) func middleStepIsGoneBackToWhereTheServerRefusesIt() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await sayWhen("8–10", stage)
    try await sayWhere(stage, town: "Paris")
    try await driver.tap(text: "Order it")
    #expect(driver.title == "Where to")
    #expect(driver.sees("The van does not come there.") && driver.sees("Step 2 of 3"))
    try await driver.type("Brook", into: "town")
    try await driver.tap(text: "Next")
    try await driver.tap(text: "Order it")
    #expect(try await stage.server.deliveries().count == 1)
  }

  @Test(.pantry) func phoneIsAskedForOnTheSameDay() async throws {
    let stage = try await form()
    let driver = stage.driver
    #expect(driver.sees("Still today") && driver.sees("The driver calls before he sets off."))
    try await driver.type("0301234567", into: "phone")
    try await driver.choose(try ShopDays.noon(5), in: "day")
    #expect(!driver.sees("Still today") && !driver.sees("The driver calls before he sets off."))
    #expect(driver.sees("Day and time"))
    try await driver.choose("8–10", in: "slot")
    try await driver.tap(text: "Next")
    try await sayWhere(stage)
    try await driver.tap(text: "Order it")
    let delivery = try #require(try await stage.server.deliveries().first)
    #expect(delivery["day"] as? String == "2026-05-05")
    #expect(delivery["phone"] is NSNull, "what isn't asked for isn't sent")
    #expect(try !driver.texts(row: 0).contains("On its way today"))
  }

  @Test(.pantry) func slotsAreThoseOfTheDay() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await driver.choose("8–10", in: "slot")
    // Sunday.
    try await driver.choose(try ShopDays.noon(10), in: "day")
    #expect(!driver.sees("8–10"))
    try await driver.tap(text: "Next")
    #expect(driver.topScreen is OrderDeliveryViewController && driver.sees("Please fill this in"))
    #expect(await stage.traffic.count(of: "/pantry/free_slots.json") == 2)
  }

  @Test(.pantry) func noDayIsBeforeToday() async throws {
    let clock = try ShopDays.clock()
    let stage = try await form(clock: clock)
    let driver = stage.driver
    // The picker has no such day, and stops at today.
    try await driver.choose(try ShopDays.noon(3), in: "day")
    try await driver.choose("8–10", in: "slot")
    // At night the day that stands there becomes the one before.
    try await driver.advance(by: .seconds(86_400))
    try await driver.type("0301234567", into: "phone")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen is OrderDeliveryViewController)
    #expect(driver.sees("Not before May 5, 2026"))
    try await driver.choose(clock.now, in: "day")
    #expect(!driver.sees("Not before"))
    try await driver.tap(text: "Next")
    try await sayWhere(stage)
    try await driver.tap(text: "Order it")
    let delivery = try #require(try await stage.server.deliveries().first)
    #expect(delivery["day"] as? String == "2026-05-05")
  }

  @Test(.pantry) func nobodyIsKeptFromOrdering() async throws {
    let stage = try await form()
    try await stage.driver.auditAccessibility()
    try await sayWhen("8–10", stage)
    try await stage.driver.auditAccessibility()
    try await sayWhere(stage)
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Order it")
    try await stage.driver.auditAccessibility()
  }
}
