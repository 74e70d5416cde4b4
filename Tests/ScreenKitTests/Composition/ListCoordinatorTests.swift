import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct ListCoordinatorTests {
  private let bench: FixtureBench
  private let source = ScriptedSource()

  init() {
    bench = FixtureBench()
  }

  private func show(
    _ configuration: ListConfiguration = ListConfiguration(pullToRefresh: true)
  ) -> (WordsCoordinator, ScreenDriver) {
    let coordinator = WordsCoordinator(
      runtime: bench.app.runtime, configuration: configuration, source: source)
    let navigation = UINavigationController(rootViewController: coordinator.primaryViewController)
    return (coordinator, ScreenDriver(root: navigation, clock: bench.clock))
  }

  @Test func everyStateIsAnotherContentOfTheContainer() async throws {
    let (coordinator, driver) = show()
    #expect(coordinator.container.content is LoadingController)
    source.finish(["one"])
    try await driver.settle()
    #expect(coordinator.container.content === coordinator.rowList)
    #expect(coordinator.container.children == [coordinator.rowList])
    source.finish([])
    try await driver.settle()
    let empty = try #require(coordinator.container.content as? ScrollingContentController)
    #expect(empty.content is MessageController)
    #expect(driver.sees("No words"))
    source.fail()
    try await driver.settle()
    #expect(coordinator.container.content !== empty)
    #expect(driver.sees("Out of words"))
    source.finish(["two"])
    try await driver.settle()
    #expect(coordinator.container.content === coordinator.rowList)
    #expect(driver.sees("two"))
  }

  @Test func sameStateKeepsItsContent() async throws {
    let (coordinator, driver) = show()
    source.finish([])
    try await driver.settle()
    let content = coordinator.container.content
    source.finish([])
    try await driver.settle()
    #expect(content != nil)
    #expect(coordinator.container.content === content)
  }

  @Test func emptyScreenCanBePulled() async throws {
    let (coordinator, driver) = show()
    source.finish([])
    try await driver.settle()
    let scrolling = try #require(coordinator.container.content as? ScrollingContentController)
    let control = try #require(scrolling.refreshControl)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    #expect(source.loads == [.first, .top])
    source.finish(["one"], .top)
    try await driver.settle()
    #expect(driver.sees("one"))
  }

  @Test func appsOwnViewsStandInTheContainer() async throws {
    bench.app.runtime.stateViews = OwnStates()
    let (coordinator, driver) = show()
    #expect(driver.sees("Own loading"))
    #expect(!(coordinator.container.content is LoadingController))
    source.finish([])
    try await driver.settle()
    #expect(driver.sees("Own emptiness"))
  }

  @Test func failureBesideRowsIsToldAcrossTheTopWhereThatIsWanted() async throws {
    let (coordinator, driver) = show(
      ListConfiguration(error: ErrorState(text: .verbatim("No luck"), style: .banner)))
    source.finish(["one"])
    try await driver.settle()
    coordinator.reload()
    source.fail(.top)
    try await driver.settle()
    #expect(driver.sees("No luck"))
    #expect(driver.sees("one"))
    coordinator.reload()
    source.finish(["two"], .top)
    try await driver.settle()
    #expect(!driver.sees("No luck"))
  }

  enum Leaving: CaseIterable {
    case back, toRoot, dismissal, whileLoading, duringAFade
  }

  @Test(arguments: Leaving.allCases)
  func allObjectsOfAScreenAreReleasedWhenItIsLeft(leaving: Leaving) async throws {
    let root = MessageCoordinator(runtime: bench.app.runtime, text: "root")
    let navigation = UINavigationController(rootViewController: root.primaryViewController)
    let driver = ScreenDriver(root: navigation, clock: bench.clock)
    try await driver.settle()
    let objects = try await visit(leaving, driver, navigation)
    #expect(objects.allSatisfy { $0.object != nil })
    switch leaving {
    case .toRoot: navigation.popToRootViewController(animated: true)
    case .dismissal: navigation.dismiss(animated: true)
    case .back, .whileLoading, .duringAFade: navigation.popViewController(animated: true)
    }
    try await driver.wait(until: "all is released") { objects.allSatisfy { $0.object == nil } }
  }

  private func visit(
    _ leaving: Leaving, _ driver: ScreenDriver, _ navigation: UINavigationController
  ) async throws -> [WeakReference] {
    let source = ScriptedSource()
    let coordinator = WordsCoordinator(
      runtime: bench.app.runtime, configuration: ListConfiguration(pullToRefresh: true),
      source: source)
    if leaving == .dismissal {
      root(of: navigation)?.present(coordinator.primaryViewController, as: .sheet)
    } else {
      navigation.pushViewController(coordinator.primaryViewController, animated: true)
    }
    driver.window.headlessFinishTransitions()
    var objects: [AnyObject?] = [
      coordinator, coordinator.primaryViewController, coordinator.container,
      coordinator.rowList, source,
    ]
    if leaving == .whileLoading {
      objects.append(coordinator.container.content)
      return objects.map(WeakReference.init)
    }
    source.finish(["one", "two"])
    guard leaving != .duringAFade else { return objects.map(WeakReference.init) }
    try await driver.settle()
    #expect(driver.sees("two"))
    objects += coordinator.rowList.children.map { $0 as AnyObject? }
    #expect(objects.count == 7)
    return objects.map(WeakReference.init)
  }

  private func root(of navigation: UINavigationController) -> ScreenController? {
    navigation.viewControllers.first as? ScreenController
  }
}

private struct Word: Model {
  var id: String { text }
  let text: String
}

private struct WordRow: CellAdapter {
  func cell(for item: Word, in context: CellContext) -> CellNode { .text(.value(item.text)) }
}

private final class WordsCoordinator: ListCoordinator {
  private let source: ScriptedSource

  init(runtime: AppRuntime, configuration: ListConfiguration, source: ScriptedSource) {
    self.source = source
    var configuration = configuration
    configuration.error.text = configuration.error.text ?? .verbatim("Out of words")
    super.init(runtime: runtime, configuration: configuration)
  }

  override func makeEmptyState() -> EmptyState? { EmptyState(text: .verbatim("No words")) }

  override func makeSections() -> [ControllerSection] {
    let row = WordRow()
    return [ControllerSection(id: "words", source: source) { ControllerRow($0, row) }]
  }
}

/// A source that answers when a test says so.
@MainActor
private final class ScriptedSource: DataSource {
  weak var delegate: (any DataSourceDelegate)?
  private(set) var loads: [LoadKind] = []
  private var words: [Word] = []

  func numberOfObjects() -> Int { words.count }

  func object(at index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

  func loadFirst() { loads.append(.first) }

  func loadTop() { loads.append(.top) }

  func finish(_ texts: [String], _ load: LoadKind = .first) {
    words = texts.map(Word.init)
    delegate?.dataSource(self, didFinish: load, with: words)
  }

  func fail(_ load: LoadKind = .first) {
    if load == .first { words = [] }
    delegate?.dataSource(self, didFail: load, with: .status(500))
  }
}

private struct OwnStates: StateViewProviding {
  func makeLoadingView(_ style: LoadingStyle) -> UIView? { label("Own loading") }

  func makeEmptyView(_ state: EmptyState, action: @escaping @MainActor () -> Void) -> UIView? {
    label("Own emptiness")
  }

  private func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }
}
