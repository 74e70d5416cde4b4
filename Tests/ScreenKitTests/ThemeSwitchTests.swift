import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenKit

/// An app that wears another of its themes while it runs.
@MainActor @Suite struct ThemeSwitchTests {
  private static let night = Theme(
    name: "Night",
    colors: [
      ColorToken("background", light: 0x101020, dark: 0x101020),
      ColorToken("text", light: 0xEEEEFF, dark: 0xEEEEFF),
      ColorToken("accent", light: 0xFFAA00, dark: 0xFFAA00),
    ],
    fonts: [FontToken("body", size: 27), FontToken("headline", size: 31)],
    spacing: [SpacingToken("l", 30)])

  private func color(_ color: UIColor?, in view: UIView) -> UIColor? {
    color?.resolvedColor(with: view.traitCollection)
  }

  private func labels(in view: UIView) -> [UILabel] {
    let own = (view as? UILabel).map { [$0] } ?? []
    return own + view.subviews.filter { !$0.isHidden }.flatMap(labels)
  }

  @Test func screensThatAreThereLookOtherwiseAtOnce() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let screen = try #require(driver.screen)
    let row = try #require(screen.collectionView.visibleCells.first)
    let height = row.frame.height
    bench.app.runtime.setTheme(Self.night)
    try await driver.settle()
    let ground = UIColor(rgb: 0x101020, alpha: 1)
    #expect(color(screen.view.backgroundColor, in: screen.view) == ground)
    #expect(color(screen.collectionView.backgroundColor, in: screen.view) == ground)
    let navigation = try #require(screen.navigationController)
    #expect(
      color(navigation.view.tintColor, in: navigation.view) == UIColor(rgb: 0xFFAA00, alpha: 1))
    #expect(color(driver.window.tintColor, in: driver.window) == UIColor(rgb: 0xFFAA00, alpha: 1))
    let now = try #require(screen.collectionView.visibleCells.first)
    #expect(labels(in: now).contains { $0.font.pointSize == 31 })
    #expect(now.frame.height > height)
  }

  @Test func screensOutOfSightFollowToo() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let first = try #require(driver.screen)
    try await driver.tapTab("Profile")
    bench.app.runtime.setTheme(Self.night)
    try await driver.settle()
    #expect(color(first.view.backgroundColor, in: first.view) == UIColor(rgb: 0x101020, alpha: 1))
    let tabBar = try #require(bench.app.runtime.host?.tabs?.tabBar)
    #expect(color(tabBar.tintColor, in: tabBar) == UIColor(rgb: 0xFFAA00, alpha: 1))
  }

  @Test func whatSaysThatNothingIsThereFollows() async throws {
    let bench = FixtureBench { _ in FixtureServer.rows([]) }
    let driver = bench.show(FeedViewController(app: bench.app))
    try await driver.settle()
    let label = try #require(labels(in: driver.window).first { $0.text == "Nothing new" })
    bench.app.runtime.setTheme(Self.night)
    #expect(label.font.pointSize == 27)
  }

  @Test func theThemeIsKeptUnlessSaidOtherwise() {
    let store = MemoryStore()
    func runtime() -> AppRuntime {
      AppRuntime(
        launch: LaunchValues(store: store), theme: Theme(name: "Day"), others: [Self.night])
    }
    let first = runtime()
    #expect(first.theme.name == "Day")
    first.setTheme(Self.night, isKept: false)
    #expect(first.theme.name == "Night")
    #expect(runtime().theme.name == "Day")
    first.setTheme(Self.night)
    #expect(runtime().theme.name == "Night")
    first.setTheme(Theme(name: "Elsewhere"))
    // One that the app does not have is not found again.
    #expect(runtime().theme.name == "Day")
  }

  @Test func whoListensIsToldOnce() {
    let runtime = AppRuntime(launch: LaunchValues(), theme: Theme(name: "Day"))
    var heard: [String] = []
    let listening = runtime.themeChanges.listen { heard.append($0.name) }
    runtime.setTheme(Self.night)
    runtime.setTheme(Self.night)
    #expect(heard == ["Night"])
    withExtendedLifetime(listening) {}
  }
}
