import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// An app delegate that only forwards is all that the app needs of one.
@MainActor
@Suite struct AppDelegateTests {
  private let files = Stage.newFiles()
  private let application = UIApplication()

  private func makeDelegate() throws -> AppDelegate {
    AppDelegate(
      app: .assembled(launch: LaunchValues(strings: try .todoLists(), files: files)))
  }

  private func driver(of delegate: AppDelegate) async throws -> ScreenDriver {
    let driver = ScreenDriver(window: try #require(delegate.window))
    try await driver.settle()
    return driver
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
    #expect(delegate.window == nil)
    #expect(application.headlessLaunch(delegate))
    let driver = try await driver(of: delegate)
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
    let delegate = try makeDelegate()
    #expect(application.headlessLaunch(delegate, for: address))
    let driver = try await driver(of: delegate)
    #expect(driver.sees("Bread"))
    #expect(driver.screenStack.count == 2)
    try await driver.goBack()
    #expect(driver.sees("Groceries"))
    try close(driver)
  }

  @Test func addressesThatArriveLaterAreForwardedAndOthersDeclined() async throws {
    let address = try await addItem("Bread")
    let delegate = try makeDelegate()
    application.headlessLaunch(delegate)
    let driver = try await driver(of: delegate)
    #expect(!application.headlessOpen(try #require(URL(string: "todolists://settings"))))
    #expect(driver.screenStack.count == 1)
    #expect(application.headlessOpen(address))
    try await driver.settle()
    #expect(driver.sees("Bread"))
    try close(driver)
  }

  @Test func nothingIsLeftOfAnAppThatHasEnded() async throws {
    weak var delegate: AppDelegate?
    weak var root: UIViewController?
    do {
      let launched = try makeDelegate()
      application.headlessLaunch(launched)
      let driver = try await driver(of: launched)
      (delegate, root) = (launched, driver.root)
      #expect(root != nil)
      try close(driver)
    }
    #expect(delegate == nil)
    #expect(root == nil)
  }
}
