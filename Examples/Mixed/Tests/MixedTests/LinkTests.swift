import DatasetteServer
import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// The app's own links, which lead to screens of both kinds.
@MainActor
@Suite(.serialized) struct LinkTests {
  @Test func addressesAreReadByTheAppsRouter() throws {
    let links: [(String, Link?)] = [
      ("club://huts/3", .hut(3)), ("club://huts/3/nights", .nights(hut: 3)),
      ("club://tours", .tours), ("club://huts/high", nil), ("https://huts/3", nil),
      ("club://trails/2/report?name=Bog%20walk", .report(trail: "2", name: "Bog walk")),
    ]
    for (address, link) in links {
      #expect(LinkRouter.link(to: try #require(URL(string: address))) == link, "\(address)")
    }
  }

  @Test(.club) func linkLeadsToAGeneratedScreen() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapTab("Tours")
    #expect(try stage.open("club://huts/3/nights"))
    try await stage.wait(for: NightsViewController.self)
    #expect(stage.driver.sees("Nights at Marmot House"))
    try await stage.driver.goBack()
    try stage.top(HutViewController.self)
  }

  @Test(.club) func linkWaitsUntilSomebodyHasLoggedIn() async throws {
    let stage = try Stage()
    #expect(try stage.open("club://tours"))
    try stage.top(LogInViewController.self)
    try await stage.driver.type("edith@club.example", into: "E-mail")
    try await stage.driver.type("chamois", into: "Password")
    try await stage.driver.tap(text: "Log in")
    try await stage.wait(for: ToursViewController.self)
    #expect(try !stage.open("club://nowhere"))
  }

  @Test(.club) func linkPresentsTheGeneratedFormWhichAsksBeforeItGoes() async throws {
    let stage = try await Stage.loggedIn()
    #expect(try stage.open("club://trails/4/report?name=Bog%20walk"))
    try await stage.wait(for: ReportTrailViewController.self)
    #expect(stage.driver.sees("Bog walk"))
    try await stage.driver.type("The planks are there.", into: "note")
    try await stage.driver.pullDown()
    #expect(stage.driver.topScreen is UIAlertController, "\(stage.driver.dump)")
  }
}
