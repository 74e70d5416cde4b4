import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// What readers set for all apps is followed.
@MainActor @Suite struct ReaderSettingsTests {
  private func compose() async throws -> ScreenDriver {
    let driver = FixtureBench().launch()
    try await driver.settle()
    try await driver.tap(label: "Write")
    return driver
  }

  @Test func whatIsWrongLeadsToTheFirstFieldWithIt() async throws {
    let driver = try await compose()
    try await driver.type("200", into: "age")
    try await driver.tap(text: "Publish")
    let field = try #require(driver.window.headlessFirstResponder as? UITextField)
    #expect(field.accessibilityIdentifier == "text")
    #expect(driver.window.headlessAccessibilityFocus === field)
    #expect(field.accessibilityHint == "Please fill this in")
    try await driver.type("Hello", into: "text")
    #expect(field.accessibilityHint == nil)
    try await driver.tap(text: "Publish")
    let next = try #require(driver.window.headlessFirstResponder as? UITextField)
    #expect(next.accessibilityIdentifier == "age")
    driver.close()
  }

  @Test func boldTextMakesFontsOfFamiliesHeavier() async throws {
    let bench = FixtureBench()
    let theme = bench.app.runtime.theme
    let token = FontToken("brand", face: .family("Avenir Next"), size: 17, weight: .regular)
    #expect(bench.app.runtime.theme.font(token).weight == .regular)
    let driver = bench.launch()
    try await driver.settle()
    try await driver.setBoldText(true)
    #expect(bench.app.runtime.theme.font(token).weight == .semibold)
    let system = FontToken("body", size: 17)
    #expect(bench.app.runtime.theme.font(system) == theme.font(system))
    bench.app.runtime.setTheme(Theme(name: "Other"))
    #expect(bench.app.runtime.theme.font(token).weight == .semibold, "another theme, too")
    try await driver.setBoldText(false)
    #expect(bench.app.runtime.theme.font(token).weight == .regular)
    driver.close()
  }

  @Test func blackStaysBlack() {
    var theme = Theme(name: "Test")
    theme.hasBoldText = true
    let weights = [FontWeight.ultraLight, .bold, .heavy, .black].map {
      theme.font(FontToken("brand", face: .family("Avenir Next"), size: 17, weight: $0)).weight
    }
    #expect(weights == [.light, .black, .black, .black])
  }

  @Test func linesGrowWithTextsForThoseWhoNeedThemLarge() {
    #expect(TextSize.extraExtraExtraLarge.lines(for: 2) == 2)
    #expect(TextSize.accessibilityMedium.lines(for: 2) == 4)
    #expect(TextSize.accessibilityExtraExtraExtraLarge.lines(for: 2) == 8)
    #expect(TextSize.accessibilityExtraExtraExtraLarge.lines(for: nil) == 0, "no limit stays none")
  }

  @Test("titles of buttons in cells wrap where there is no room, and are measured so")
  func titlesOfButtonsWrap() {
    let runtime = FixtureBench().app.runtime
    let context = CellContext(
      runtime: runtime,
      traits: CellTraits(textSize: .accessibilityExtraExtraExtraLarge), containerWidth: 300,
      displayScale: 2, screen: nil)
    let tree = CellNode.button(id: "a", title: .verbatim("Back to the overview")) { _ in }
    let layout = context.layout(of: tree, width: 300)
    let view = TreeContentView(frame: CGRect(x: 0, y: 0, width: 300, height: layout.size.height))
    view.show(tree, in: context)
    view.layoutIfNeeded()
    let button = view.subviews.compactMap { $0 as? UIButton }.first
    let title = button?.titleLabel
    #expect((title?.bounds.height ?? 0) > (title?.font.lineHeight ?? 0) * 1.5)
    #expect((title?.bounds.height ?? 0) <= layout.size.height)
  }

  @Test func menusComeAndGoWhereTheyAreForWhoWantsNothingToMove() async throws {
    let bench = FixtureBench()
    let app = bench.app
    let host = HostController(
      runtime: app.runtime, style: .drawer,
      menu: [MenuEntry(title: .key("tab.feed")) { FeedViewController(app: app) }])
    let driver = ScreenDriver(root: host, clock: bench.clock)
    try await driver.settle()
    try await UIAccessibility.headlessWithSettings(reducesMotion: true) {
      driver.window.headlessHoldAnimations()
      host.openDrawer()
      driver.window.headlessAdvanceAnimations(by: 1)
      let drawer = try #require(host.presentedViewController?.view)
      let places = drawer.subviews.map(\.frame)
      #expect(drawer.alpha == 1)
      let shade = try #require(drawer.subviews.first as? UIButton)
      #expect(shade.headlessTap())
      #expect(drawer.alpha == 0, "it fades")
      #expect(drawer.subviews.map(\.frame) == places)
      driver.window.headlessReleaseAnimations()
    }
    try await driver.settle()
    #expect(host.presentedViewController == nil)
    driver.close()
  }

  @Test func buttonsAreUnderlinedForWhoAsksForShapes() async throws {
    let context = CellContext(
      runtime: FixtureBench().app.runtime, traits: CellTraits(), containerWidth: 300,
      displayScale: 2, screen: nil)
    let button = TreeButton(frame: .zero)
    func isUnderlined() -> Bool {
      let title = button.titleLabel?.attributedText
      return title?.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil
    }
    let content = CellButton(id: "a", title: .verbatim("Send"))
    button.show(content, action: nil, in: context)
    #expect(!isUnderlined())
    await UIAccessibility.headlessWithSettings(showsButtonShapes: true) {
      button.show(content, action: nil, in: context)
    }
    #expect(isUnderlined())
    button.show(content, action: nil, in: context)
    #expect(!isUnderlined())
  }
}
