import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// A complaint about a good, with photos that the shop keeps as they were sent.
@MainActor @Suite struct ComplainTests {
  /// Bytes that are no text, with what parts the parts of a body.
  private let mould = Data([0xff, 0xd8, 0x00, 0x0d, 0x0a, 0x2d, 0x2d])
  private let crumbs = Data([0x89, 0x50, 0x4e, 0x47, 0x0d])
  private let bag = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0) })

  /// The form about the baguette.
  private func form() async throws -> Stage {
    let stage = try await Stage.goods(clock: try ShopDays.clock())
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(label: "Complain about it")
    #expect(stage.driver.topScreen is ComplainViewController)
    return stage
  }

  @Test(.pantry) func photosArriveAsTheyAre() async throws {
    let stage = try await form()
    let driver = stage.driver
    #expect(!driver.sees("What can be seen of it"))
    try await driver.choose("It is damaged", in: "trouble")
    #expect(driver.sees("What can be seen of it"))
    try await driver.type("Broken in two", into: "what")
    try await driver.tap(text: "Send")
    #expect(driver.sees("Please fill this in"), "something can be seen of it")
    try await driver.addPhotos([mould, crumbs], to: "photos")
    try await driver.addPhotos([bag], to: "photos")
    try await driver.removePhoto(at: 0, from: "photos")
    try await driver.tap(text: "Send")
    #expect(driver.topScreen is GoodPageViewController)
    #expect(driver.sees("The shop has it. Photos: 2"))
    let complaint = try #require(try await stage.server.complaints().first)
    #expect(complaint["good"] as? Int == 3)
    #expect(complaint["trouble"] as? String == "damaged")
    #expect(complaint["bought"] as? String == "2026-05-04")
    #expect(complaint["opened"] is NSNull)
    #expect(complaint["what"] as? String == "Broken in two")
    #expect(try await stage.server.photoNames() == ["photo.jpg", "photo-2.jpg"])
    #expect(try await stage.server.photo(1) == crumbs)
    #expect(try await stage.server.photo(2) == bag)
  }

  @Test(.pantry) func libraryGivesNoMoreThanThereIsRoomFor() async throws {
    let stage = try await form()
    try await stage.driver.choose("It is damaged", in: "trouble")
    try await stage.driver.addPhotos([mould, crumbs], to: "photos")
    await #expect(throws: DriverError.self) {
      try await stage.driver.addPhotos([bag, bag], to: "photos")
    }
  }

  @Test(.pantry) func photosAreOfWhatCanBeSeen() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await driver.choose("It is damaged", in: "trouble")
    try await driver.addPhotos([mould], to: "photos")
    try await driver.choose("It is something else", in: "trouble")
    #expect(!driver.sees("What can be seen of it"))
    try await driver.type("These are rolls", into: "what")
    try await driver.tap(text: "Send")
    #expect(driver.sees("The shop has it. Photos: 0"))
    #expect(try await stage.server.complaints().first?["trouble"] as? String == "wrongGood")
    #expect(try await stage.server.photoNames().isEmpty)
  }

  @Test(.pantry) func daysHaveLimits() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await driver.choose("It is spoiled", in: "trouble")
    try await driver.addPhotos([mould], to: "photos")
    try await driver.type("It has mould", into: "what")
    try await driver.tap(text: "Send")
    #expect(driver.sees("Please fill this in"), "the day on which it was opened")
    try await driver.choose(try ShopDays.noon(1), in: "bought")
    try await driver.choose(try ShopDays.noon(2), in: "opened")
    // Nobody opens what is not bought yet. What was entered before stays, and it is said.
    try await driver.choose(try ShopDays.noon(3), in: "bought")
    #expect(driver.sees("Not before May 3, 2026"))
    // Nor is anything opened tomorrow: the picker stops at today.
    try await driver.choose(try ShopDays.noon(5), in: "opened")
    #expect(!driver.sees("Not before") && !driver.sees("Not after"))
    try await driver.tap(text: "Send")
    let complaint = try #require(try await stage.server.complaints().first)
    #expect(complaint["bought"] as? String == "2026-05-03")
    #expect(complaint["opened"] as? String == "2026-05-04")
  }

  @Test(.pantry) func photosAreSentAgainOnceTheServerIsInReach() async throws {
    let stage = try await form()
    let driver = stage.driver
    try await driver.choose("It is damaged", in: "trouble")
    try await driver.type("Broken in two", into: "what")
    try await driver.addPhotos([mould], to: "photos")
    try await stage.server.stop()
    try await driver.tap(text: "Send")
    #expect(driver.topScreen is ComplainViewController)
    #expect(driver.sees("It could not be sent."))
    try await stage.server.start()
    try await driver.tap(text: "Try again")
    #expect(driver.sees("The shop has it. Photos: 1"))
    #expect(try await stage.server.photo(1) == mould)
  }

  @Test(.pantry) func leavingAsksFirst() async throws {
    let stage = try await form()
    try await stage.driver.choose("It is damaged", in: "trouble")
    try await stage.driver.tap(label: "Close")
    #expect(stage.driver.sees("Discard your changes?"))
    try await stage.driver.tap(text: "OK")
    #expect(stage.driver.topScreen is GoodPageViewController)
    #expect(try await stage.server.complaints().isEmpty)
  }

  @Test(.pantry) func nobodyIsKeptFromComplaining() async throws {
    let stage = try await form()
    try await stage.driver.choose("It is spoiled", in: "trouble")
    try await stage.driver.addPhotos([mould], to: "photos")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Send")
    try await stage.driver.auditAccessibility()
  }
}
