import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// Delegates that only keep the app and show it are all that it needs of them.
@MainActor
@Suite(.enabled(if: SystemDriver.isPossible, "only UIKit opens windows"))
struct AppDelegateTests {
  private let files = Stage.newFiles()
  private let system = SystemDriver()

  private func makeDelegate() throws -> AppDelegate {
    AppDelegate(
      app: .assembled(launch: LaunchValues(strings: try .todoLists(), files: files)))
  }

  /// What the system shows of the app.
  private func window(
    of delegate: AppDelegate, opening url: URL? = nil
  ) async throws -> (scene: UIWindowScene, driver: ScreenDriver) {
    #expect(try system.launch(delegate))
    let scene = try system.openWindow(opening: url.map { [$0] } ?? []) {
      SceneDelegate(app: delegate.app)
    }
    let driver = ScreenDriver(window: try #require(scene.keyWindow))
    try await driver.settle()
    return (scene, driver)
  }

  private func close(_ driver: ScreenDriver) throws {
    driver.close()
    if FileManager.default.fileExists(atPath: files.documents.path) {
      try FileManager.default.removeItem(at: files.documents)
    }
  }

  /// The address of an item that the file holds.
  private func addItem(_ title: String) async throws -> URL {
    let library = TodoLibrary(in: files)
    try await library.change { contents in
      contents.addList(named: "Groceries")
      guard let list = contents.todoLists.first else { return }
      contents.addItem(title, toList: list.id)
    }
    let contents = try await library.contents()
    let list = try #require(contents.todoLists.first)
    let item = try #require(contents.items(ofList: list.id).first)
    return try #require(URL(string: "todolists://items/\(item.id)"))
  }

  @Test func launchShowsTheApp() async throws {
    let delegate = try makeDelegate()
    let driver = try await window(of: delegate).driver
    #expect(driver.root is HostController)
    #expect(driver.sees("There are no lists yet."))
    try await driver.tap(text: "New list")
    try await driver.type("Travel", into: "Name of the list")
    try await driver.tap(text: "Save")
    #expect(driver.sees("Travel"))
    try close(driver)
  }

  @Test func launchByAnAddressShowsItsScreenAboveTheFirst() async throws {
    let address = try await addItem("Bread")
    let driver = try await window(of: makeDelegate(), opening: address).driver
    #expect(driver.sees("Bread"))
    #expect(driver.screenStack.count == 2)
    try await driver.goBack()
    #expect(driver.sees("Groceries"))
    try close(driver)
  }

  @Test func addressesThatArriveLaterAreShownAndOthersAreNot() async throws {
    let address = try await addItem("Bread")
    let (scene, driver) = try await window(of: makeDelegate())
    try system.open(try #require(URL(string: "todolists://settings")), in: scene)
    try await driver.settle()
    #expect(driver.screenStack.count == 1)
    try system.open(address, in: scene)
    try await driver.settle()
    #expect(driver.sees("Bread"))
    try close(driver)
  }

  /// What a coordinator shows by the app's router is shown in its own window, whichever was used last.
  @Test func coordinatorsShowScreensInTheirOwnWindow() async throws {
    _ = try await addItem("Bread")
    let delegate = try makeDelegate()
    let left = try await window(of: delegate).driver
    let right = try await window(of: delegate).driver
    try await left.tap(text: "Groceries")
    #expect(left.screenStack.count == 2 && right.screenStack.count == 1)
    try await right.tap(text: "New list")
    #expect(right.sees("Name of the list") && !left.sees("Name of the list"))
    try await right.type("Travel", into: "Name of the list")
    try await right.tap(text: "Save")
    try await left.goBack()
    try await left.settle()
    #expect(left.sees("Travel") && right.sees("Travel"))
    right.close()
    try close(left)
  }

  @Test func nothingIsLeftOfAnAppThatHasEnded() async throws {
    weak var delegate: AppDelegate?
    weak var root: UIViewController?
    do {
      let launched = try makeDelegate()
      let (scene, driver) = try await window(of: launched)
      (delegate, root) = (launched, driver.root)
      #expect(root != nil)
      try system.close(scene)
      try close(driver)
    }
    #expect(delegate == nil)
    #expect(root == nil)
  }
}
