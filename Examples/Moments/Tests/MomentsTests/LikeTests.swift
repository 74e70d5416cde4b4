import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

@Suite
@MainActor
struct LikeTests {
  private static let liked = "You like this"

  @Test(.datasette) func likeIsShownAtOnceAndThenWritten() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled()
    #expect(!stage.driver.sees(Self.liked))

    await stage.traffic.hold()
    let tap = Task { try await stage.driver.tap(label: "Like") }
    try await stage.driver.wait(forText: Self.liked)
    await stage.traffic.release()
    try await tap.value

    #expect(stage.driver.sees(Self.liked))
    let row = try #require(try await server.rows("feed", ["id": "1083"]).first)
    #expect(row["liked"] as? String == "true")
    #expect(row["like_count"] as? Int == 32)
  }

  @Test(.datasette) func likeIsTakenBackBySecondTap() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled()
    try await stage.driver.tap(label: "Like")
    try await stage.driver.tap(label: "Like")
    #expect(!stage.driver.sees(Self.liked))
    let row = try #require(try await server.rows("feed", ["id": "1083"]).first)
    #expect(row["liked"] as? String == "false")
    #expect(row["like_count"] as? Int == 31)
  }

  @Test(.datasette) func likeThatFailsIsRevertedAndSaid() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled(clock: ManualClock())
    try await server.stop()
    try await stage.driver.tap(label: "Like")
    #expect(!stage.driver.sees(Self.liked))
    #expect(stage.driver.sees("Your like was not saved."))

    try await server.start()
    try await stage.driver.tap(label: "Like")
    #expect(stage.driver.sees(Self.liked))
  }
}
