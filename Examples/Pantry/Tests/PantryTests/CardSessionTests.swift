import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// The session of a customer's card: it begins within the app, is renewed unseen, and ends without a gate to go back to.
@MainActor @Suite struct CardSessionTests {
  @Test(.pantry) func whoIsNotSignedInIsAskedToAndNothingIsLoaded() async throws {
    let stage = try await Stage.points()
    #expect(stage.driver.sees("You are not signed in."))
    #expect(await stage.traffic.count(of: "/card") == 0)
    #expect(await stage.traffic.count(of: "/card/bookings") == 0)
    // The rest of the shop needs no card.
    try await stage.driver.tapTab("Groceries")
    #expect(stage.driver.sees("Bread · 3"))
  }

  @Test(.pantry) func wrongPINIsToldAndTheRightOneShowsTheCard() async throws {
    let stage = try await Stage.points()
    try await stage.signIn(pin: "0000")
    #expect(stage.driver.topScreen is SignInViewController)
    #expect(stage.driver.sees("The shop knows no card of this number with this PIN."))
    #expect(stage.app.sessions.current == nil)
    try await stage.driver.type("1234", into: "pin")
    try await stage.driver.tap(text: "Sign in now")
    #expect(stage.driver.topScreen is MyPointsViewController)
    #expect(try stage.driver.texts(row: 0) == ["Ada", "239 points", "Card no. 100200"])
    #expect(stage.app.sessions.current?.customer.name == "Ada")
    #expect(await stage.traffic.count(of: "/card") == 1)
    #expect(await stage.traffic.count(of: "/card/renew") == 0)
  }

  @Test(.pantry) func oldTokenIsRenewedOnceForAllThatIsAskedAtATime() async throws {
    let storage = MemorySessionStorage()
    let stage = try await Stage.signedIn(sessionStorage: storage)
    let before = try #require(stage.app.sessions.current)
    try await stage.server.ageTokens()
    try await stage.driver.pullToRefresh()
    #expect(try stage.driver.texts(row: 0).contains("239 points"))
    #expect(!stage.driver.sees("Your card can't be read at the moment."))
    // Both were asked for with the old token, and again with the new one.
    #expect(await stage.traffic.count(of: "/card") == 3)
    #expect(await stage.traffic.count(of: "/card/bookings") == 3)
    #expect(await stage.traffic.count(of: "/card/renew") == 1)
    let after = try #require(stage.app.sessions.current)
    #expect(after.token != before.token)
    #expect(after.renewal != before.renewal)
    #expect(after.customer == before.customer)
    // Where sessions are kept, both are the new ones.
    let kept = try JSONDecoder().decode(PantrySession.self, from: #require(storage.load()))
    #expect(kept == after)
  }

  @Test(.pantry) func renewedSessionIsThereAfterARestartAndCanBeRenewedAgain() async throws {
    let storage = MemorySessionStorage()
    let first = try await Stage.signedIn(sessionStorage: storage)
    try await first.server.ageTokens()
    try await first.driver.pullToRefresh()
    first.driver.close()
    let second = try await Stage.points(sessionStorage: storage)
    #expect(try second.driver.texts(row: 0).first == "Ada")
    #expect(await second.traffic.count(of: "/card/renew") == 0)
    try await second.server.ageTokens()
    try await second.driver.pullToRefresh()
    #expect(try second.driver.texts(row: 0).first == "Ada")
    #expect(await second.traffic.count(of: "/card/renew") == 1)
  }

  @Test(.pantry) func sessionThatCannotBeRenewedLeadsToTheSignIn() async throws {
    let storage = MemorySessionStorage()
    let stage = try await Stage.signedIn(sessionStorage: storage)
    try await stage.server.endCardSessions()
    try await stage.driver.pullToRefresh()
    #expect(stage.driver.sees("You are not signed in."))
    #expect(!stage.driver.sees("Ada"))
    #expect(stage.app.sessions.current == nil)
    #expect(storage.load() == nil)
    #expect(await stage.traffic.count(of: "/card/renew") == 1)
    try await stage.signIn()
    #expect(try stage.driver.texts(row: 0).first == "Ada")
  }

  @Test(.pantry) func oldSessionThatCannotBeRenewedAtTheStartLeadsToTheSignIn() async throws {
    let storage = MemorySessionStorage()
    let first = try await Stage.signedIn(sessionStorage: storage)
    try await first.server.endCardSessions()
    first.driver.close()
    let second = try await Stage.points(sessionStorage: storage)
    #expect(second.driver.sees("You are not signed in."))
    #expect(!second.driver.sees("Your card can't be read at the moment."))
  }

  @Test(.pantry) func nobodySeesTheCardAfterTheSignOut() async throws {
    let stage = try await Stage.signedIn()
    try await stage.driver.tap(label: "Sign out")
    try await stage.driver.tap(text: "OK")
    #expect(stage.driver.sees("You are not signed in."))
    #expect(!stage.driver.sees("Ada"))
    await #expect(throws: DriverError.self) {
      try await stage.driver.tap(label: "Sign out")
    }
    try await stage.signIn(number: "100300", pin: "4321")
    #expect(try stage.driver.texts(row: 0) == ["Grace", "0 points", "Card no. 100300"])
  }

  @Test(.pantry) func serverOutOfReachEndsNoSession() async throws {
    let stage = try await Stage.signedIn()
    try await stage.server.stop()
    try await stage.driver.pullToRefresh()
    #expect(stage.app.sessions.current?.customer.name == "Ada")
    #expect(try stage.driver.texts(row: 0).first == "Ada")
    try await stage.server.start()
    try await stage.driver.pullToRefresh()
    #expect(try stage.driver.texts(row: 0).contains("239 points"))
    #expect(!stage.driver.sees("You are not signed in."))
  }
}
