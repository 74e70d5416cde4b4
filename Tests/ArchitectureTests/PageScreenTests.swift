import ScreenDriver
import ScreenKit
import Testing

/// A composed page about one loaded object: trees that follow the state, a component that changes the
/// object, a screen in between.
@MainActor @Suite(.serialized) struct PageScreenTests {
  private func story(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer = StoryServer.standard
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) {
      system.makeStory(app: $0, id: "7") ?? UIViewController(nibName: nil, bundle: nil)
    }
  }

  // MARK: Loading

  @Test(arguments: ListSystem.composing)
  func partsAreThereWithWhatTheyAreAbout(system: ListSystem) async throws {
    let bench = try await story(system)
    #expect(bench.driver.rowCount() == 4)
    #expect(bench.driver.sees("Momo"))
    #expect(bench.driver.sees("Beside 7"))
    #expect(await bench.transport.requests.map(\.url.path) == ["/books/7"])
  }

  @Test(arguments: ListSystem.composing)
  func nothingIsSeenUntilItHasArrived(system: ListSystem) async throws {
    let transport = ScriptedTransport(StoryServer.standard)
    await transport.hold()
    let bench = LibraryBench(transport: transport) {
      system.makeStory(app: $0, id: "7") ?? UIViewController(nibName: nil, bundle: nil)
    }
    #expect(bench.driver.rowCount() == 0)
    await transport.release()
    try await bench.driver.settle()
    #expect(bench.driver.sees("Momo"))
  }

  @Test(arguments: ListSystem.composing)
  func failureOffersAnotherTry(system: ListSystem) async throws {
    let bench = try await story(system, BookServer.broken)
    #expect(bench.driver.sees("The library is closed"))
    await bench.transport.setAnswer(StoryServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(!bench.driver.sees("The library is closed"))
    #expect(bench.driver.sees("Momo"))
  }

  @Test(arguments: ListSystem.composing)
  func pullingLoadsItAnew(system: ListSystem) async throws {
    let bench = try await story(system)
    await bench.transport.setAnswer(StoryServer.answering("Krabat"))
    try await bench.driver.pullToRefresh()
    #expect(bench.driver.sees("Krabat"))
    #expect(!bench.driver.sees("Momo"))
  }

  // MARK: State

  @Test(arguments: ListSystem.composing)
  func treesAndPartsFollowTheState(system: ListSystem) async throws {
    let bench = try await story(system)
    #expect(!bench.driver.sees("Once upon a time"))
    #expect(!bench.driver.sees("The end"))
    try await bench.driver.tap(text: "Read on")
    #expect(bench.driver.sees("Once upon a time"))
    #expect(bench.driver.sees("The end"))
    #expect(!bench.driver.sees("Read on"))
    #expect(bench.driver.rowCount() == 5)
  }

  @Test(arguments: ListSystem.composing)
  func screenInThePageFollowsWhatItIsShownWith(system: ListSystem) async throws {
    let bench = try await story(system)
    #expect(!bench.driver.sees("Far away"))
    try await bench.driver.tap(text: "Read on")
    #expect(bench.driver.sees("Far away"))
  }

  @Test(arguments: [ListSystem.collection, .table])
  func screenInThePageIsAChildOfIt(system: ListSystem) async throws {
    let bench = try await story(system)
    let screen = try #require(bench.driver.topScreen)
    let first = screen.children.first { $0 is NeighboursViewController }
    #expect(first != nil)
    try await bench.driver.tap(text: "Read on")
    let all = screen.children.filter { $0 is NeighboursViewController }
    #expect(all.count == 1)
    #expect(all.first !== first)
    #expect(first?.parent == nil)
  }

  // MARK: What is tapped

  @Test(arguments: ListSystem.composing)
  func requestShowsItsChangeAtOnceAndTakesItBack(system: ListSystem) async throws {
    let bench = try await story(system)
    await bench.transport.setAnswer(BookServer.broken)
    await bench.transport.hold()
    Task { try await bench.driver.tap(text: "Borrow") }
    try await bench.driver.wait(forText: "Borrowed")
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(!bench.driver.sees("Borrowed"))
    #expect(bench.driver.sees("Not borrowed"))
  }

  @Test(arguments: ListSystem.composing)
  func requestThatSucceedsStays(system: ListSystem) async throws {
    let bench = try await story(system)
    try await bench.driver.tap(text: "Borrow")
    #expect(bench.driver.sees("Borrowed"))
    #expect(await bench.transport.count(of: "books/7/borrow") == 1)
  }

  @Test(arguments: ListSystem.composing)
  func buttonOfAPartThatIsReadAsAWholeIsOffered(system: ListSystem) async throws {
    let bench = try await story(system)
    #expect(try bench.driver.accessibilityActions(row: 1) == ["Mark"])
    try await bench.driver.perform(accessibilityAction: "Mark", row: 1)
    #expect(bench.driver.sees("Noted"))
  }

  @Test(arguments: ListSystem.composing)
  func partsThatCanBeTappedLeadOn(system: ListSystem) async throws {
    let bench = try await story(system)
    try await bench.driver.tapRow(1)
    #expect(bench.driver.screenStack.last == "BookPageViewController")
    #expect(try bench.driver.texts(row: 0) == ["Momo"])
  }

  @Test func partsAreReadOutAsTheySay() async throws {
    let bench = try await story(.collection)
    let cell = try await bench.driver.cell(at: IndexPath(item: 1, section: 0))
    #expect(cell.accessibilityLabel == "Everything about it")
    #expect(cell.accessibilityTraits.contains(.button))
  }

  // MARK: Controls

  @Test func controlsEditTheStateOfThePage() async throws {
    let bench = try await LibraryBench.showing { DiaryViewController(app: $0) }
    #expect(bench.driver.sees("Write it down"))
    #expect(bench.driver.rowCount() == 3)
    try await bench.driver.toggle(id: "kept")
    #expect(bench.driver.rowCount() == 4)
    try await bench.driver.type("Rain", into: "line")
    #expect(try bench.driver.texts(row: 0) == ["Write it down", "Rain", "Clear"])
    try await bench.driver.tap(text: "Clear")
    #expect(try bench.driver.texts(row: 0) == ["Write it down"])
  }
}

/// What the server of one book answers.
private enum StoryServer {
  static let standard = answering("Momo")

  static func answering(_ title: String) -> ScriptedTransport.Answer {
    { request in
      request.method == .put
        ? HTTPResponse(json: "{}") : HTTPResponse(json: #"{"id": 7, "title": "\#(title)"}"#)
    }
  }
}
