import ScreenDriver
import ScreenKit
import Testing

/// A form in a row of a list.
@MainActor @Suite struct EmbeddedFormTests {
  private struct FormRow: EmbedAdapter {
    let app: FixtureApp
    let height: EmbedHeight

    func controller(for item: StoryTray) -> UIViewController { ComposeViewController(app: app) }
  }

  private final class OuterController: CollectionController {
    private let app: FixtureApp
    private let height: EmbedHeight

    init(app: FixtureApp, height: EmbedHeight) {
      self.app = app
      self.height = height
      super.init(runtime: app.runtime, configuration: CollectionConfiguration())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeSections() -> [ListSection] {
      [
        ListSection(id: "main") { [app, height] in
          [Row(StoryTray(id: "1"), FormRow(app: app, height: height))]
        }
      ]
    }
  }

  @Test func rowIsAsHighAsTheFormInIt() async throws {
    let bench = FixtureBench()
    let driver = bench.show(OuterController(app: bench.app, height: .content))
    try await driver.settle()
    let cell = try await driver.cell(at: [0, 0])
    let before = cell.frame.height
    #expect(before > 100)
    #expect(cell.contentView.all(UIScrollView.self).first?.contentSize.height == before)
    try await driver.tap(text: "Publish")
    #expect(driver.sees("Please fill this in"))
    let after = try await driver.cell(at: [0, 0])
    #expect(after.frame.height > before)
  }

  @Test func onlyTheOuterListMakesRoomForTheKeyboard() async throws {
    let bench = FixtureBench()
    let driver = bench.show(OuterController(app: bench.app, height: .points(700)))
    try await driver.settle()
    let outer = try #require(driver.list)
    let form = try #require(
      driver.topScreen?.children.lazy.compactMap { $0 as? ComposeViewController }.first)
    let inner = try #require(form.view.all(UIScrollView.self).first)
    driver.window.headlessShowKeyboard(height: 300)
    #expect(outer.contentInset.bottom > 0)
    #expect(inner.contentInset.bottom == 0)
    driver.window.headlessShowKeyboard(height: 0)
    #expect(outer.contentInset.bottom == 0)
  }
}
