import ScreenDriver
import Testing

@testable import ScreenKit

/// What stands below the title of a screen.
@MainActor @Suite struct BarSubtitleTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private static let ink = ColorToken("ink", light: 0x102030)

  private func show(_ screen: UIViewController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: ScreenNavigationController(runtime: runtime, root: screen))
    try await driver.settle()
    return driver
  }

  private func view(of screen: UIViewController) throws -> SubtitledTitleView {
    try #require(screen.navigationItem.titleView as? SubtitledTitleView)
  }

  @Test func subtitlesFollowTheScreenInABarAsHighAsEver() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    let driver = try await show(screen)
    let top = screen.view.safeAreaInsets.top
    #expect(screen.navigationItem.titleView == nil)
    screen.bar.subtitle = .verbatim("Two are new")
    screen.updateBarItems()
    try await driver.settle()
    #expect(driver.dump.contains("navigation \"Inbox\"\n"))
    #expect(driver.dump.contains("subtitle \"Two are new\"\n"))
    #expect(driver.sees("Two are new"))
    #expect(screen.view.safeAreaInsets.top == top)
    screen.bar.subtitle = .verbatim("Three are new")
    screen.updateBarItems()
    #expect(driver.dump.contains("subtitle \"Three are new\"\n"))
    screen.bar.subtitle = .value(nil as String?)
    screen.updateBarItems()
    #expect(!driver.dump.contains("subtitle"))
    #expect(screen.navigationItem.titleView == nil)
  }

  @Test func titleAndSubtitleAreReadAsOneHeading() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    screen.bar.subtitle = .verbatim("Two are new")
    _ = try await show(screen)
    let view = try view(of: screen)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Inbox, Two are new")
    #expect(view.accessibilityTraits == .header)
    screen.title = "Archive"
    #expect(view.accessibilityLabel == "Archive, Two are new")
  }

  @Test("where the title is large, the line stands alone in the place of it")
  func largeTitles() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    screen.bar = BarItems(largeTitle: .always, subtitle: .verbatim("Two are new"))
    let driver = try await show(screen)
    let view = try view(of: screen)
    #expect(driver.dump.contains("navigation \"Inbox\" large\n"))
    #expect(view.accessibilityLabel == "Two are new")
    #expect(view.accessibilityTraits == .staticText)
    screen.bar.largeTitle = .never
    screen.updateBarItems()
    #expect(view.accessibilityLabel == "Inbox, Two are new")
  }

  @Test("where a large title is small for now, it stands above the line")
  func largeTitlesThatAreSmall() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    screen.bar = BarItems(largeTitle: .always, subtitle: .verbatim("Two are new"))
    let driver = try await show(screen)
    let view = try view(of: screen)
    let bar = try #require(screen.navigationController?.navigationBar)
    let height = bar.frame.height
    // As UIKit has it once the content is scrolled.
    bar.frame.size.height = 44
    screen.viewDidLayoutSubviews()
    #expect(view.accessibilityLabel == "Inbox, Two are new")
    bar.frame.size.height = height
    screen.viewDidLayoutSubviews()
    #expect(view.accessibilityLabel == "Two are new")
    try await driver.resize(to: CGSize(width: 844, height: 390))
    #expect(view.accessibilityLabel == "Inbox, Two are new")
  }

  @Test func bothLinesFitIntoTheBarAtAnyTextSize() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    screen.bar.subtitle = .verbatim("Two are new")
    let driver = try await show(screen)
    let view = try view(of: screen)
    let height = view.intrinsicContentSize.height
    #expect(view.frame.height == height)
    #expect(abs(view.frame.midX - (view.superview?.bounds.midX ?? 0)) < 0.5)
    try await driver.setTextSize(.accessibilityExtraExtraExtraLarge)
    #expect(view.intrinsicContentSize.height > height)
    #expect(view.intrinsicContentSize.height <= 44)
  }

  @Test func segmentsStandInThePlaceOfBoth() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    screen.bar.subtitle = .verbatim("Two are new")
    let driver = try await show(screen)
    var chosen = 0
    screen.bar.segments = CaseChoice(
      titles: [.verbatim("All"), .verbatim("New")], chosen: { chosen }, choose: { chosen = $0 })
    screen.updateBarItems()
    #expect(driver.dump.contains("segments [All] New\n"))
    #expect(!driver.dump.contains("subtitle"))
    screen.bar.segments = nil
    screen.updateBarItems()
    #expect(driver.dump.contains("subtitle \"Two are new\"\n"))
  }

  @Test func whatAScreenPutsInThePlaceOfTheTitleByItselfStays() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    _ = try await show(screen)
    let own = UIView(frame: .zero)
    screen.navigationItem.titleView = own
    screen.updateBarItems()
    #expect(screen.navigationItem.titleView === own)
  }

  @Test func bothAreInTheColourOfTheBarsTitles() async throws {
    let screen = SubtitledScreen(runtime: runtime, title: "Inbox")
    screen.bar.subtitle = .verbatim("Two are new")
    screen.bar.appearance = BarAppearance(titles: Self.ink)
    _ = try await show(screen)
    let labels = try view(of: screen).subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Inbox", "Two are new"])
    let light = UITraitCollection(userInterfaceStyle: .light)
    let ink = Self.ink.uiColor.resolvedColor(with: light)
    #expect(labels.allSatisfy { $0.textColor.resolvedColor(with: light) == ink })
  }
}

private final class SubtitledScreen: ScreenController {
  var bar = BarItems()

  init(runtime: AppRuntime, title: String) {
    super.init(runtime: runtime)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems { bar }
}
