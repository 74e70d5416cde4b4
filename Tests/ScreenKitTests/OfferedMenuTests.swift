import ScreenDriver
import ScreenKit
import Testing

/// Menus of buttons, of what their actions offer.
@MainActor @Suite struct OfferedMenuTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func show(_ screen: UIViewController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: ScreenNavigationController(runtime: runtime, root: screen))
    try await driver.settle()
    return driver
  }

  private func shown() async throws -> (screen: MenuScreen, driver: ScreenDriver) {
    let screen = MenuScreen(runtime: runtime)
    return (screen, try await show(screen))
  }

  @Test func aTapOpensTheMenuAtTheButton() async throws {
    let (screen, driver) = try await shown()
    try await driver.tap(label: "More")
    #expect(screen.presentedViewController == nil, "it is no sheet")
    #expect(driver.sees("Newest") && driver.sees("Delete"))
    #expect(
      driver.dump.hasSuffix("menu [✓ Newest] [Oldest] (Send) [Delete] [Share ›]"))
    try await driver.tap(text: "Oldest")
    #expect(screen.done == ["oldest"])
    #expect(!driver.sees("Delete"))
  }

  @Test func theMenuIsMadeAnewEachTimeItOpens() async throws {
    let (screen, driver) = try await shown()
    try await driver.tap(label: "More")
    try await driver.closeMenu()
    screen.isOldest = true
    screen.mayDelete = false
    try await driver.tap(label: "More")
    #expect(driver.dump.hasSuffix("menu [Newest] [✓ Oldest] (Send) [Share ›]"))
    #expect(screen.offers == 2)
  }

  @Test func menusStandInMenus() async throws {
    let (screen, driver) = try await shown()
    try await driver.tap(label: "More")
    try await driver.tap(text: "Share")
    #expect(driver.dump.hasSuffix("menu [As text] [As picture]"))
    try await driver.tap(text: "As picture")
    #expect(screen.done == ["picture"])
  }

  @Test func whatIsDisabledCannotBeChosen() async throws {
    let (screen, driver) = try await shown()
    try await driver.tap(label: "More")
    await #expect(throws: (any Error).self) { try await driver.tap(text: "Send") }
    await #expect(throws: (any Error).self) { try await driver.tap(text: "Nothing") }
    #expect(screen.done == [])
  }

  @Test func whatIsDestructiveIsShownAsSuch() async throws {
    let (screen, _) = try await shown()
    let menu = try #require(screen.navigationItem.rightBarButtonItems?.first?.menu)
    let delete = menu.headlessElements.compactMap { $0 as? UIAction }.first { $0.title == "Delete" }
    #expect(delete?.attributes == .destructive)
    #expect(delete?.image != nil)
  }

  @Test func whatIsChosenBelongsToTheButton() async throws {
    let (screen, driver) = try await shown()
    screen.isSlow = true
    try await driver.tap(label: "More")
    let action = try #require(
      screen.navigationItem.rightBarButtonItems?.first?.menu?.headlessElements.first as? UIAction)
    action.headlessPerform()
    #expect(screen.navigationItem.rightBarButtonItems?.first?.isEnabled == false)
    screen.finish()
    try await driver.closeMenu()
    #expect(screen.navigationItem.rightBarButtonItems?.first?.isEnabled == true)
  }

  @Test func buttonsWithBadgesHaveMenusToo() async throws {
    let (screen, driver) = try await shown()
    try await driver.tap(label: "Filter")
    try await driver.tap(text: "Oldest")
    #expect(screen.done == ["oldest"])
  }

  @Test func elsewhereASheetOffersTheSame() async throws {
    let (screen, driver) = try await shown()
    try await driver.tap(text: "Ask")
    let sheet = try #require(driver.topScreen as? UIAlertController)
    #expect(
      sheet.actions.map(\.title) == ["✓ Newest", "Oldest", "Send", "Delete", "Share", "Cancel"])
    #expect(sheet.actions.map(\.isEnabled) == [true, true, false, true, true, true])
    try await driver.tap(text: "Share")
    try await driver.tap(text: "As text")
    #expect(screen.done == ["text"])
  }

  @Test func buttonsOfCellsOpenMenus() async throws {
    let screen = MenuRows(runtime: runtime, configuration: CollectionConfiguration())
    let driver = try await show(screen)
    try await driver.tap(text: "Options")
    #expect(driver.dump.hasSuffix("menu [Like] [✓ Follow]"))
    try await driver.tap(text: "Like")
    #expect(driver.sees("Liked"))
  }

  @Test func whatStandsBehindARowIsAMenuInItsMenu() async throws {
    let screen = MenuRows(runtime: runtime, configuration: CollectionConfiguration())
    let driver = try await show(screen)
    let menu = try #require(driver.list?.headlessContextMenu(forItemAt: [0, 0]))
    let inner = try #require(menu.children.first as? UIMenu)
    #expect(inner.title == "Move")
    #expect(inner.headlessElements.map(\.title) == ["To the top", "To the end"])
    try await driver.swipe(row: 0, title: "To the end")
    #expect(driver.sees("Moved to the end"))
  }
}

/// A screen whose buttons offer choices.
private final class MenuScreen: ScreenController {
  var isOldest = false
  var mayDelete = true
  var isSlow = false
  private(set) var offers = 0
  private(set) var done: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func finish() {
    isSlow = false
    waiting?.resume()
    waiting = nil
  }

  private func note(_ text: String) {
    done.append(text)
    guard isSlow else { return }
    perform(
      ScreenOperation {
        await withCheckedContinuation { continuation in
          if self.isSlow { self.waiting = continuation } else { continuation.resume() }
        }
      })
  }

  private func choice(_ title: String, _ name: String, isChecked: Bool = false) -> MenuChoice {
    MenuChoice(title: .verbatim(title), isChecked: isChecked) { [weak self] in self?.note(name) }
  }

  private func offer(on screen: any ScreenEffects) {
    offers += 1
    screen.showMenu([
      choice("Newest", "newest", isChecked: !isOldest),
      choice("Oldest", "oldest", isChecked: isOldest),
      MenuChoice(title: .verbatim("Send"), isEnabled: false) {},
      MenuChoice(
        title: .verbatim("Delete"), icon: .symbol("trash"), isDestructive: true, when: mayDelete
      ) {},
      MenuChoice(
        title: .verbatim("Share"), icon: .symbol("square.and.arrow.up"),
        choices: [choice("As text", "text"), choice("As picture", "picture")]),
      MenuChoice(
        title: .verbatim("Empty"),
        choices: [MenuChoice(title: .verbatim("Hidden"), when: false) {}]),
    ])
  }

  override func makeBarItems() -> BarItems {
    BarItems(
      trailing: [
        BarItem(icon: .symbol("ellipsis"), label: .verbatim("More"), opensMenu: true) {
          [weak self] in self?.offer(on: $0)
        },
        BarItem(title: .verbatim("Ask")) { [weak self] in self?.offer(on: $0) },
      ],
      toolbar: [
        BarItem(
          icon: .symbol("line.3.horizontal.decrease"), label: .verbatim("Filter"),
          badge: .value(1), opensMenu: true
        ) { [weak self] in self?.offer(on: $0) }
      ])
  }
}

private struct MenuLine: Model {
  let id: Int
}

private struct MenuLineRow: CellAdapter {
  func cell(for item: MenuLine, in context: CellContext) -> CellNode {
    .button(id: "options", title: .verbatim("Options"), opensMenu: true) { screen in
      screen.showMenu([
        MenuChoice(title: .verbatim("Like")) { screen.notice(.verbatim("Liked")) },
        MenuChoice(title: .verbatim("Follow"), isChecked: true) {},
      ])
    }
  }
}

/// A list whose cells and rows offer choices.
private final class MenuRows: CollectionController {
  override func makeSections() -> [ListSection] {
    let row = MenuLineRow()
    let move = SwipeAction(title: .verbatim("Move"), opensMenu: true) { screen in
      screen.showMenu([
        MenuChoice(title: .verbatim("To the top")) {},
        MenuChoice(title: .verbatim("To the end")) {
          screen.notice(.verbatim("Moved to the end"))
        },
      ])
    }
    return [ListSection(id: "all", rows: { [Row(MenuLine(id: 1), row, swipes: [move])] })]
  }
}
