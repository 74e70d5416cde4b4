import ScreenDriver
import ScreenKit
import Testing

/// One answer that feeds a row in place and two sections, asked by what is typed; its rows hold a
/// component that a flag of the app leaves out.
@MainActor @Suite(.serialized) struct FinderScreenTests {
  @Test func typingLoadsOneAnswerAfterAPause() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.dune)
    #expect(await bench.transport.requests.isEmpty)
    try await bench.driver.search(for: "du")
    try await bench.driver.search(for: "dune")
    #expect(await bench.transport.requests.isEmpty)
    try await bench.driver.advance(by: .milliseconds(300))
    #expect(await bench.transport.requests.map { $0.query("text") } == ["dune"])
  }

  @Test func everySectionShowsItsPartOfTheAnswer() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.dune, typing: "dune")
    #expect(bench.driver.rowCount(section: 0) == 1)
    #expect(try bench.driver.texts(row: 0, section: 0).contains("Dune"))
    #expect(bench.driver.rowCount(section: 1) == 1)
    #expect(try bench.driver.texts(row: 0, section: 1) == ["Frank Herbert"])
    #expect(bench.driver.rowCount(section: 2) == 2)
    #expect(try bench.driver.texts(row: 1, section: 2).contains("Children of Dune"))
    #expect(bench.driver.sees("Authors"))
    #expect(bench.driver.sees("Books"))
  }

  @Test func tooShortAQuestionClearsTheAnswer() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.dune, typing: "dune")
    try await bench.driver.search(for: "d")
    try await bench.driver.advance(by: .seconds(1))
    #expect(bench.driver.rowCount() == 0)
    #expect(!bench.driver.sees("Authors"))
    #expect(await bench.transport.requests.count == 1)
  }

  @Test func answerWithNothingInItShowsTheEmptyState() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.empty, typing: "zz")
    #expect(bench.driver.sees("Nothing found"))
    #expect(bench.driver.rowCount() == 0)
  }

  @Test func failedAnswerIsAskedForAgain() async throws {
    let bench = try await LibraryBench.finder(BookServer.broken, typing: "dune")
    #expect(bench.driver.sees("The library is closed"))
    await bench.transport.setAnswer(CatalogueServer.dune)
    try await bench.driver.tap(text: "Try again")
    #expect(!bench.driver.sees("The library is closed"))
    #expect(bench.driver.sees("Frank Herbert"))
    #expect(await bench.transport.requests.map { $0.query("text") } == ["dune", "dune"])
  }

  @Test func buttonOfTheComponentChangesItsRowAndAsksTheServer() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.dune, typing: "dune")
    #expect(!bench.driver.sees("Borrowed"))
    try await bench.driver.tap(text: "Borrow")
    let tapped = try bench.driver.texts(row: 0, section: 0)
    #expect(Set(tapped) == ["Dune", "Borrowed", "Open"])
    let other = try bench.driver.texts(row: 0, section: 2)
    #expect(Set(other) == ["Dune Messiah", "Borrow", "Open"])
    #expect(await bench.transport.count(of: "books/1/borrow") == 1)
  }

  @Test func failedRequestOfTheComponentTakesTheChangeBack() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.unwilling, typing: "dune")
    try await bench.driver.tap(text: "Borrow")
    #expect(bench.driver.sees("Not borrowed"))
    let tapped = try bench.driver.texts(row: 0, section: 0)
    #expect(Set(tapped) == ["Dune", "Borrow", "Open"])
    #expect(await bench.transport.count(of: "books/1/borrow") == 1)
  }

  @Test func eventOfTheComponentReachesTheScreenWithItsItem() async throws {
    let bench = try await LibraryBench.finder(CatalogueServer.dune, typing: "dune")
    try await bench.driver.tap(text: "Open")
    #expect(bench.driver.screenStack.last == "BookPageViewController")
    #expect(try bench.driver.texts(row: 0) == ["Dune"])
    #expect(await bench.transport.requests.count == 1)
  }

  @Test func flagGivenAtLaunchLeavesTheComponentOut() async throws {
    let bench = try await LibraryBench.finder(
      CatalogueServer.dune, typing: "dune", flags: LibraryFlags(lending: false))
    #expect(try bench.driver.texts(row: 0, section: 0) == ["Dune"])
    #expect(!bench.driver.sees("Borrow"))
    #expect(!bench.driver.sees("Open"))
  }
}

/// What the catalogue of the library answers.
private enum CatalogueServer {
  /// The best book, its author and two more books; borrowing succeeds.
  static let dune: ScriptedTransport.Answer = { request in
    guard request.method == .get else { return HTTPResponse(json: "{}") }
    return HTTPResponse(
      json: #"""
        {"found": {
          "best": {"id": 1, "title": "Dune"},
          "authors": [{"id": 1, "name": "Frank Herbert"}],
          "books": [{"id": 2, "title": "Dune Messiah"}, {"id": 3, "title": "Children of Dune"}]
        }}
        """#)
  }

  /// As `dune`; borrowing fails.
  static let unwilling: ScriptedTransport.Answer = { request in
    request.method == .put ? HTTPResponse(status: 500) : try dune(request)
  }

  /// An answer that nothing is found in.
  static let empty: ScriptedTransport.Answer = { _ in
    HTTPResponse(json: #"{"found": {"books": [], "authors": []}}"#)
  }
}
