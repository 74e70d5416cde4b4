import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed

@Suite(.datasette)
@MainActor
struct CommentsTests {
  @Test func commentsComeAsASheetAndPageByPage() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(text: "Comments")
    let comments = try stage.top(CommentsViewController.self)
    #expect(comments.navigationController?.modalPresentationStyle == .pageSheet)
    #expect(stage.rowCount() == 30)
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() == 65)

    try await stage.driver.tap(label: "Close comments")
    _ = try stage.top(FeedViewController.self)
  }

  @Test func postWithoutCommentsSaysSo() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(4)
    _ = try stage.top(PostDetailViewController.self)
    try await stage.driver.tap(text: "Comments")
    #expect(stage.driver.sees("No comments yet"))
  }
}
