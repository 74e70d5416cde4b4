import ScreenDriver
import ScreenKit
import Testing

/// Segments in the place of a title.
@MainActor @Suite struct TitleSegmentTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func show(_ screen: UIViewController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: ScreenNavigationController(runtime: runtime, root: screen))
    try await driver.settle()
    return driver
  }

  @Test func segmentsStandInThePlaceOfTheTitle() async throws {
    let screen = ChoosingScreen(runtime: runtime)
    let driver = try await show(screen)
    #expect(driver.dump.contains("navigation \"People\"\n    segments [Everyone] Friends\n"))
    #expect(driver.sees("Friends"))
    let control = try #require(screen.navigationItem.titleView as? UISegmentedControl)
    let bar = try #require(screen.navigationController?.navigationBar)
    #expect(control.isDescendant(of: bar))
    #expect(abs(control.frame.midX - bar.bounds.midX) < 1)
    #expect(bar.bounds.contains(control.frame))
  }

  @Test func oneThatIsChosenIsTheStates() async throws {
    let screen = ChoosingScreen(runtime: runtime)
    let driver = try await show(screen)
    try await driver.chooseTitleSegment("Friends")
    #expect(screen.state.value.audience == .friends)
    #expect(driver.dump.contains("segments Everyone [Friends]"))
    screen.state.value.audience = .everyone
    try await driver.settle()
    #expect(driver.dump.contains("segments [Everyone] Friends"))
  }

  @Test func segmentsGoWithTheirReason() async throws {
    let screen = ChoosingScreen(runtime: runtime)
    let driver = try await show(screen)
    screen.state.value.isPlain = true
    try await driver.settle()
    #expect(!driver.dump.contains("segments"))
    #expect(screen.navigationItem.titleView == nil)
    screen.state.value.isPlain = false
    try await driver.settle()
    #expect(driver.dump.contains("segments [Everyone] Friends"))
  }

  @Test("tabs that are chosen in the bar have no segments below it")
  func tabsAreChosenInTheBar() async throws {
    let screen = ChoosingTabs(runtime: runtime)
    let driver = try await show(screen)
    #expect(driver.dump.contains("segments [Everyone] Friends"))
    #expect(screen.shownController?.title == "All of them")
    let below = try #require(
      screen.view.subviews.first { $0.accessibilityIdentifier == "segments" })
    #expect(below.isHidden)
    #expect(screen.shownController?.view.convert(.zero, to: nil).y ?? 0 < 110)
    try await driver.chooseTitleSegment("Friends")
    #expect(screen.shownController?.title == "Some of them")
  }

  @Test func segmentsThatAreNotThereAreTold() async throws {
    let driver = try await show(ChoosingScreen(runtime: runtime))
    let other = await #expect(throws: DriverError.self) {
      try await driver.chooseTitleSegment("Foes")
    }
    #expect(other?.message == "There is no segment \"Foes\", but \"Everyone\", \"Friends\".")
    let plain = try await show(UIViewController())
    let none = await #expect(throws: DriverError.self) {
      try await plain.chooseTitleSegment("Foes")
    }
    #expect(none?.message == "There are no segments in the place of the title.")
  }

  @Test func bothKindsOfHandsChooseAlike() async throws {
    let calls = try await expectAlike { log in
      let screen = ChoosingScreen(runtime: runtime)
      screen.onChange = { log("\($0)") }
      return screen
    } _: { driver, _ in
      try await driver.chooseTitleSegment("Friends")
      try await driver.chooseTitleSegment("Friends")
      try await driver.chooseTitleSegment("Everyone")
    }
    #expect(calls == ["friends", "everyone"])
  }
}

private struct ChoiceState: Hashable, Sendable {
  var audience = Audience.everyone
  var isPlain = false
}

private final class ChoosingScreen: ScreenController {
  let state = StateBox(ChoiceState())
  var onChange: (Audience) -> Void = { _ in }

  override init(runtime: AppRuntime) {
    super.init(runtime: runtime)
    title = "People"
    observe(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems {
    guard !state.value.isPlain else { return BarItems() }
    let audience = StateBinding<Audience>(
      get: { [state] in state.value.audience },
      set: { [weak self, state] in
        state.value.audience = $0
        self?.onChange($0)
      })
    return BarItems(segments: TitleSegments(of: Audience.allCases, value: audience))
  }
}

private final class ChoosingTabs: SegmentedController {
  private let state = StateBox(ChoiceState())

  init(runtime: AppRuntime) {
    super.init(runtime: runtime, configuration: SegmentedConfiguration())
    observe(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems {
    BarItems(
      segments: TitleSegments(of: Audience.allCases, value: state.binding(\.audience)))
  }

  override func makeSegments() -> Segments {
    Segments(
      [
        Segment(id: Audience.everyone, title: .verbatim("All")) { Self.page("All of them") },
        Segment(id: Audience.friends, title: .verbatim("Some")) { Self.page("Some of them") },
      ], shown: state.binding(\.audience))
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }
}
