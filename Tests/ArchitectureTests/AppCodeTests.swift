import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What the app's own code tells screens, whichever system they were generated for.
@MainActor @Suite(.serialized) struct AppCodeTests {
  @Test(arguments: ListSystem.allCases)
  func eventThatOnlyTheAppTellsLoadsTheListAnew(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let before = await bench.transport.count(of: "books.json")
    bench.app.emit(.booksArrived)
    try await bench.driver.settle()
    #expect(await bench.transport.count(of: "books.json") > before)
    #expect(bench.driver.sees("Book 1"))
  }

  @Test(arguments: ListSystem.allCases)
  func appLoadsAnewTheScreensOfAClass(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let before = await bench.transport.count(of: "books.json")
    bench.app.reload(OptionsViewController.self)
    try await bench.driver.settle()
    #expect(await bench.transport.count(of: "books.json") == before)
    system.reloadShelf(in: bench.app)
    try await bench.driver.settle()
    #expect(await bench.transport.count(of: "books.json") > before)
  }

  @Test(arguments: ListSystem.allCases)
  func appLoadsAnewWhatIsShown(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let before = await bench.transport.count(of: "books.json")
    bench.app.reload()
    try await bench.driver.settle()
    #expect(await bench.transport.count(of: "books.json") > before)
  }

  @Test(arguments: ListSystem.allCases)
  func changedModelIsShownWithoutAskingTheServer(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let before = await bench.transport.count(of: "books.json")
    bench.app.show(changed: Book(id: "1", title: "Another title", borrowed: false))
    try await bench.driver.settle()
    #expect(bench.driver.sees("Another title"))
    #expect(await bench.transport.count(of: "books.json") == before)
  }

  @Test(arguments: ListSystem.allCases)
  func appChangesTheStateOfAListThatIsShown(system: ListSystem) async throws {
    let bench = try await LibraryBench.showing { system.makeTally(app: $0) }
    system.read(by: "Dora", in: bench.app)
    try await bench.driver.settle()
    #expect(bench.driver.topScreen?.navigationItem.title == "Books of Dora")
    #expect(bench.driver.sees("What Dora reads"))
    #expect(bench.driver.sees("From Dora"))
  }

  @Test(arguments: ListSystem.allCases)
  func appChangesTheStateOfAFormThatIsShown(system: ListSystem) async throws {
    let bench = try await LibraryBench.showing { system.makeGift(app: $0) }
    #expect(bench.shownFields == ["title", "wrapped"])
    system.showMoreOfGift(in: bench.app)
    try await bench.driver.settle()
    #expect(bench.shownFields.contains("note"))
  }

  @Test func stateOfOtherClassesIsLeftAlone() async throws {
    let bench = try await LibraryBench.showing { CollectionTallyViewController(app: $0) }
    ListSystem.table.read(by: "Dora", in: bench.app)
    try await bench.driver.settle()
    #expect(bench.driver.topScreen?.navigationItem.title == "Books of Ann")
  }

  @Test func whatTheAppKeepsIsSeenOnTheScreenAtOnce() async throws {
    let bench = try await LibraryBench.showing(store: MemoryStore()) {
      OptionsViewController(app: $0)
    }
    #expect(bench.driver.rowCount() == 5)
    bench.app.kept.optionsName.value = "Ada"
    bench.app.kept.optionsNews.value = false
    try await bench.driver.settle()
    #expect(bench.driver.rowCount() == 4)
    #expect(bench.driver.sees("Ada"))
  }

  @Test func whatTheReaderChoosesIsHeardByTheApp() async throws {
    let bench = try await LibraryBench.showing(store: MemoryStore()) {
      OptionsViewController(app: $0)
    }
    var heard: [Binding] = []
    let subscription = bench.app.kept.optionsBinding.listen { heard.append($0) }
    try await bench.driver.choose("Soft", in: "binding")
    #expect(heard == [.soft])
    #expect(bench.app.kept.optionsBinding.value == .soft)
    subscription.cancel()
    try await bench.driver.choose("Hard", in: "binding")
    #expect(heard == [.soft])
  }
}

extension ListSystem {
  /// Asks for the shelf that was generated for this system, by the class that runs it.
  @MainActor
  fileprivate func reloadShelf(in app: LibraryApp) {
    switch self {
    case .collection: app.reload(CollectionShelfViewController.self)
    case .composition: app.reload(CompositionShelfCoordinator.self)
    case .mvp: app.reload(MvpShelfViewController.self)
    case .table: app.reload(TableShelfViewController.self)
    case .viper: app.reload(ViperShelfViewController.self)
    }
  }

  /// Has somebody else read what the tally that was generated for this system shows.
  @MainActor
  fileprivate func read(by reader: String, in app: LibraryApp) {
    switch self {
    case .collection: app.change(CollectionTallyViewController.State.self) { $0.reader = reader }
    case .composition: app.change(CompositionTallyCoordinator.State.self) { $0.reader = reader }
    case .mvp: app.change(MvpTallyPresenter.State.self) { $0.reader = reader }
    case .table: app.change(TableTallyViewController.State.self) { $0.reader = reader }
    case .viper: app.change(ViperTallyPresenter.State.self) { $0.reader = reader }
    }
  }

  /// Has the form for a gift that was generated for this system ask for more.
  @MainActor
  fileprivate func showMoreOfGift(in app: LibraryApp) {
    switch self {
    case .collection: app.change(CollectionGiftViewController.State.self) { $0.plain = false }
    case .composition: app.change(CompositionGiftCoordinator.State.self) { $0.plain = false }
    case .mvp: app.change(MvpGiftPresenter.State.self) { $0.plain = false }
    case .table: app.change(TableGiftViewController.State.self) { $0.plain = false }
    case .viper: app.change(ViperGiftPresenter.State.self) { $0.plain = false }
    }
  }
}
