import DatasetteServer
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// The part of the app that belongs to a customer's card.
extension Stage {
  /// Launches the app at the noon of a day in May 2026 and goes to the points.
  static func points(
    day: Int = 1, sessionStorage: any SessionStorage = MemorySessionStorage(),
    store: MemoryStore = MemoryStore()
  ) async throws -> Stage {
    let noon = try #require(
      Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: day, hour: 12)))
    let stage = try Stage(
      store: store, clock: ManualClock(now: noon), sessionStorage: sessionStorage)
    try await stage.driver.settle()
    try await stage.driver.tapTab("My points")
    return stage
  }

  /// Launches the app and signs in with a card.
  static func signedIn(
    day: Int = 1, sessionStorage: any SessionStorage = MemorySessionStorage()
  ) async throws -> Stage {
    let stage = try await points(day: day, sessionStorage: sessionStorage)
    try await stage.signIn()
    return stage
  }

  /// Signs in, from the points.
  func signIn(number: String = "100200", pin: String = "1234") async throws {
    try await driver.tap(text: "Sign in with your card")
    try await driver.type(number, into: "number")
    try await driver.type(pin, into: "pin")
    try await driver.tap(text: "Sign in now")
  }

  /// Launches the app and goes to the places where shopping waits.
  static func pickUp(store: MemoryStore = MemoryStore()) async throws -> Stage {
    let stage = try await points(store: store)
    try await stage.showPickUp()
    return stage
  }

  /// Shows the places where shopping waits, from the points.
  func showPickUp() async throws {
    try await driver.tap(label: "Where your shopping waits")
    #expect(driver.topScreen is PickUpViewController)
  }
}

/// Ways to the sessions of cards past the app.
extension Datasette {
  /// Has time pass: all tokens have to be renewed.
  nonisolated func ageTokens() async throws { try await write("age_tokens", [:]) }

  /// Ends the sessions of all cards: none can be renewed.
  nonisolated func endCardSessions() async throws { try await write("end_card_sessions", [:]) }
}
