import ScreenDriver
import ScreenKit
import Testing

/// Controls and screens that stand in trees.
@MainActor @Suite(.serialized) struct TreePartTests {
  private static let wide = CGSize(width: 1024, height: 768)

  private func study(_ system: ListSystem) async throws -> LibraryBench {
    try await LibraryBench.showing { app in
      system == .table
        ? StudyTableViewController(app: app) as UIViewController : StudyViewController(app: app)
    }
  }

  // MARK: Controls

  @Test(arguments: [ListSystem.collection, .table])
  func whatIsTypedIntoKeepsItsFocusWhileTheTreeChanges(system: ListSystem) async throws {
    let bench = try await study(system)
    let field = try #require(bench.driver.window.textField("line"))
    let top = field.frame(in: bench.driver.window).minY
    field.headlessType("Rain")
    try await bench.driver.settle()
    #expect(try bench.driver.texts(row: 0).first == "Rain")
    #expect(field.frame(in: bench.driver.window).minY > top)
    #expect(bench.driver.window.textField("line") === field)
    #expect(field.isFirstResponder)
    field.headlessType("bow")
    try await bench.driver.settle()
    #expect(field.text == "Rainbow")
    #expect(field.isFirstResponder)
  }

  @Test(arguments: [ListSystem.collection, .table])
  func controlsShareTheirRowWithWhatStandsBeside(system: ListSystem) async throws {
    let bench = try await study(system)
    let field = try #require(bench.driver.window.textField("line"))
    let frame = field.frame(in: bench.driver.window)
    #expect(frame.minX > 60)
    #expect(abs(frame.maxX - (390 - 16)) < 0.5)
    #expect(frame.width > 100)
  }

  @Test(arguments: [ListSystem.collection, .table])
  func controlsInComponentsEditWhatTheyAreHanded(system: ListSystem) async throws {
    let bench = try await study(system)
    #expect(bench.driver.sees("The end"))
    #expect(!bench.driver.sees("Mood"))
    try await bench.driver.toggle(id: "on")
    #expect(!bench.driver.sees("The end"))
    #expect(bench.driver.sees("Far away"))
    try await bench.driver.chooseSegment("Wild", in: "mood")
    #expect(bench.driver.sees("Into the woods"))
    try await bench.driver.toggle(id: "on")
    #expect(!bench.driver.sees("Mood"))
    #expect(bench.driver.sees("Into the woods"))
  }

  @Test(arguments: [ListSystem.collection, .table])
  func cellsOfOtherRowsDoNotInheritControls(system: ListSystem) async throws {
    let bench = try await study(system)
    try await bench.driver.type("Rain", into: "line")
    try await bench.driver.scrollToEnd()
    #expect(bench.driver.window.textField("line") == nil)
    try await bench.driver.scrollToStart()
    #expect(bench.driver.window.textField("line")?.text == "Rain")
  }

  // MARK: The window

  @Test(arguments: [ListSystem.collection, .table])
  func componentsAndEffectsKnowTheWindow(system: ListSystem) async throws {
    let bench = try await study(system)
    try await bench.driver.type("Rain", into: "line")
    #expect(!bench.driver.sees("Plenty of room"))
    try await bench.driver.resize(to: Self.wide)
    #expect(bench.driver.sees("Plenty of room"))
    try await bench.driver.toggle(id: "on")
    #expect(!bench.driver.sees("Noted"))
    try await bench.driver.resize(to: CGSize(width: 390, height: 844))
    #expect(!bench.driver.sees("Plenty of room"))
    #expect(bench.driver.sees("Rain"))
    try await bench.driver.toggle(id: "on")
    #expect(bench.driver.sees("Noted"))
  }

  @Test func effectsInCellsOfAdaptersKnowTheWindow() async throws {
    let bench = try await LibraryBench.showing { FoldersViewController(app: $0) }
    #expect(!bench.driver.sees("Read on"))
    try await bench.driver.resize(to: Self.wide)
    try await bench.driver.tap(text: "Read on")
    #expect(bench.driver.sees("Plenty of room"))
  }

  // MARK: Screens

  @Test(arguments: [ListSystem.collection, .table])
  func screenInATreeIsAChildAndIsKept(system: ListSystem) async throws {
    let bench = try await study(system)
    let screen = try #require(bench.driver.topScreen)
    #expect(bench.driver.sees("Beside 7"))
    let child = try #require(screen.neighbours.first)
    #expect(child.view.isDescendant(of: screen.view))
    #expect(child.isOnScreen)
    try await bench.driver.scrollToEnd()
    #expect(child.parent == nil)
    #expect(!child.isOnScreen)
    try await bench.driver.scrollToStart()
    #expect(screen.neighbours.count == 1)
    #expect(screen.neighbours.first === child)
    #expect(child.isOnScreen)
  }

  @Test(arguments: [ListSystem.collection, .table])
  func screenInATreeStandsForItsValuesAndItsCondition(system: ListSystem) async throws {
    let bench = try await study(system)
    let screen = try #require(bench.driver.topScreen)
    let first = try #require(screen.neighbours.first)
    let height = first.view.bounds.height
    try await bench.driver.toggle(id: "on")
    let second = try #require(screen.neighbours.first)
    #expect(second !== first)
    #expect(first.parent == nil)
    #expect(bench.driver.sees("Far away"))
    #expect(second.view.bounds.height > height)
    try await bench.driver.step(id: "pages")
    #expect(screen.neighbours.first === second)
    try await bench.driver.step(id: "pages")
    #expect(screen.neighbours.isEmpty)
    #expect(!bench.driver.sees("Far away"))
    try await bench.driver.step(id: "pages", less: true)
    #expect(screen.neighbours.first === second)
  }

  @Test func cellsOfAdaptersHostScreensToo() async throws {
    let bench = try await LibraryBench.showing { FoldersViewController(app: $0) }
    let screen = try #require(bench.driver.topScreen)
    #expect(screen.neighbours.count == 2)
    #expect(bench.driver.sees("Beside one"))
    #expect(bench.driver.sees("Beside two"))
  }

  @Test func rowsThatAreControllersHostScreensThemselves() async throws {
    let bench = try await LibraryBench.showing {
      FolderRowsCoordinator(app: $0).primaryViewController
    }
    #expect(bench.driver.sees("Beside 7"))
    let screen = try #require(bench.driver.topScreen)
    let child = try #require(screen.descendants.first { $0 is NeighboursViewController })
    #expect(child.parent is CellTreeController)
    #expect((child as? ScreenController)?.isOnScreen == true)
  }
}

extension UIViewController {
  /// The screens beside the page that stand in it.
  fileprivate var neighbours: [NeighboursViewController] {
    children.compactMap { $0 as? NeighboursViewController }
  }

  fileprivate var isOnScreen: Bool { viewIfLoaded?.window != nil }

  fileprivate var descendants: [UIViewController] {
    children + children.flatMap(\.descendants)
  }
}

extension UIView {
  /// The field in the view that is known as `id`.
  fileprivate func textField(_ id: String) -> UITextField? {
    if let field = self as? UITextField, field.accessibilityIdentifier == id, !field.isHidden {
      return field
    }
    return subviews.lazy.compactMap { $0.textField(id) }.first
  }

  fileprivate func frame(in window: UIView) -> CGRect { convert(bounds, to: window) }
}
