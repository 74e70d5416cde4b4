import ScreenDriver
import ScreenKit
import Testing

/// Keys of a keyboard do what buttons in bars do.
@MainActor @Suite struct KeyShortcutTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func show(_ screen: ScreenController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: ScreenNavigationController(runtime: runtime, root: screen))
    try await driver.settle()
    return driver
  }

  @Test func keysDoWhatTheirButtonsDo() async throws {
    let screen = KeyScreen(runtime: runtime)
    let driver = try await show(screen)
    #expect(driver.window.headlessPress("n", .command))
    #expect(driver.window.headlessPress("f", [.command, .shift]))
    #expect(driver.window.headlessPress(UIKeyCommand.inputEscape))
    #expect(screen.done == ["new", "find", "close"])
    #expect(!driver.window.headlessPress("n", [.command, .control]))
    #expect(!driver.window.headlessPress("n"))
    #expect(screen.done.count == 3)
  }

  @Test func keysOfButtonsThatAreNotThereDoNothing() async throws {
    let screen = KeyScreen(runtime: runtime)
    let driver = try await show(screen)
    screen.showsNew = false
    screen.updateBarItems()
    #expect(!driver.window.headlessPress("n", .command))
    screen.showsNew = true
    screen.updateBarItems()
    #expect(driver.window.headlessPress("n", .command))
    #expect(screen.done == ["new"])
  }

  @Test func keysOfButtonsThatAreRunningDoNothing() async throws {
    let screen = KeyScreen(runtime: runtime)
    let driver = try await show(screen)
    screen.isSlow = true
    #expect(driver.window.headlessPress("n", .command))
    #expect(!driver.window.headlessPress("n", .command))
    screen.finish()
    try await driver.settle()
    #expect(driver.window.headlessPress("n", .command))
  }

  @Test func theSystemListsThemByWhatTheirButtonsAreCalled() async throws {
    let screen = KeyScreen(runtime: runtime)
    _ = try await show(screen)
    #expect(screen.keyCommands?.map(\.title) == ["Close", "New", "Find"])
    #expect(screen.keyCommands?.map(\.discoverabilityTitle) == ["Close", "New", "Find"])
  }

  @Test func keysReachTheScreenOnTopOnly() async throws {
    let screen = KeyScreen(runtime: runtime)
    let driver = try await show(screen)
    let above = KeyScreen(runtime: runtime)
    screen.push(above)
    try await driver.settle()
    driver.window.headlessPress("n", .command)
    #expect(above.done == ["new"] && screen.done == [])
    try await driver.goBack()
    driver.window.headlessPress("n", .command)
    #expect(above.done == ["new"] && screen.done == ["new"])
  }

  @Test func keysReachTheScreenWhileAFieldInItIsEdited() async throws {
    let screen = KeyScreen(runtime: runtime)
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    screen.loadViewIfNeeded()
    screen.view.addSubview(field)
    let driver = try await show(screen)
    #expect(field.becomeFirstResponder())
    #expect(driver.window.headlessPress("n", .command))
    #expect(field.isFirstResponder)
  }

  @Test func screenWithoutShortcutsLeavesKeysToOthers() async throws {
    let screen = ScreenController(runtime: runtime)
    let driver = try await show(screen)
    #expect(screen.keyCommands == nil && !screen.canBecomeFirstResponder)
    #expect(driver.window.headlessFirstResponder == nil)
  }
}

/// A screen whose buttons have shortcuts.
private final class KeyScreen: ScreenController {
  var showsNew = true
  var isSlow = false
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

  override func makeBarItems() -> BarItems {
    BarItems(
      leading: [
        BarItem(
          icon: .symbol("xmark"), label: .verbatim("Close"), shortcut: KeyShortcut(.escape)
        ) { [weak self] _ in self?.note("close") }
      ],
      trailing: [
        BarItem(
          title: .verbatim("New"), shortcut: KeyShortcut("n", .command), when: showsNew
        ) { [weak self] _ in self?.note("new") },
        BarItem(title: .verbatim("Plain")) { [weak self] _ in self?.note("plain") },
      ],
      toolbar: [
        BarItem(title: .verbatim("Find"), shortcut: KeyShortcut("f", [.command, .shift])) {
          [weak self] _ in self?.note("find")
        }
      ])
  }
}
