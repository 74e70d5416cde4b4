import People
import ScreenDriver
import ScreenKit
import Testing

/// The table written by hand.
@MainActor @Suite struct InvitationsTests {
  @Test func openInvitationsHaveAButtonAndOthersHaveNone() async throws {
    let stage = try await Stage.settled(at: "Invitations")
    #expect(
      try stage.driver.texts(row: 0, section: 0)
        == ["Chidi Okonjo", "Breakfast at five", "Accept"])
    #expect(
      try stage.driver.texts(row: 0, section: 1) == ["Ada Brandt", "An evening of maps"])
  }

  @Test func acceptedInvitationGoesToTheOtherSectionInItsOtherStyle() async throws {
    let stage = try await Stage.settled(at: "Invitations")
    try await stage.driver.tap(text: "Accept")
    #expect(stage.driver.rowCount(section: 0) == 1)
    #expect(stage.driver.rowCount(section: 1) == 2)
    #expect(
      try stage.driver.texts(row: 0, section: 1) == ["Chidi Okonjo", "Breakfast at five"])
  }

  @Test func clickedInvitationTellsItsOccasion() async throws {
    let stage = try await Stage.settled(at: "Invitations")
    try await stage.driver.tapRow(1)
    #expect(stage.driver.dump.contains("notice \"Counting birds, Saturday\""))
    #expect(stage.driver.selectedRows == [])
  }

  @Test func viewsWithoutRowsAreTheAppsOwn() async throws {
    let stage = try await Stage.settled()
    await stage.post.hold("/invitations/")
    stage.beginTab(2)
    #expect(stage.driver.sees("Looking into the letter box…"))
    await stage.post.release()
    try await stage.driver.settle()
    #expect(!stage.driver.sees("Looking into the letter box…"))
    #expect(stage.driver.sees("Chidi Okonjo"))
    #expect(stage.driver.table?.refreshControl is LetterBoxRefreshControl)
  }

  @Test func stuckLetterBoxIsTappedToTryAgain() async throws {
    let stage = try await Stage.settled()
    await stage.post.loseAll(true)
    try await stage.driver.tapTab("Invitations")
    #expect(stage.driver.sees("The letter box is stuck."))
    await stage.post.loseAll(false)
    try await stage.driver.tap(label: "The letter box is stuck.\nTap to try again")
    #expect(stage.driver.sees("Breakfast at five"))
  }
}
