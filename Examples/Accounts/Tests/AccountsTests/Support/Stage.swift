import Accounts
import DatasetteServer
import DatasetteTesting
import ScreenDriver
import ScreenKit
import Testing

/// Accounts in a window of its own: over the server of the running test, or over a file.
@MainActor
final class Stage {
  let app: AccountsApp
  let driver: ScreenDriver
  let traffic = Traffic()
  let sharing: AccountSharing

  /// Launches the app over the server. Nothing has been waited for when it returns.
  ///
  /// - Parameter kept: What the device keeps of the app: drafts of forms, for instance.
  init(
    sharing: AccountSharing = AccountSharing(), clock: ManualClock? = nil,
    kept: any StateStore = MemoryStore()
  ) throws {
    let server = try #require(Datasette.current, "the test or its suite has no server")
    self.sharing = sharing
    app = .online(
      launch: LaunchValues(
        baseURLs: ["Main": server.url], strings: try .accounts(),
        clock: clock ?? .system, transport: traffic, store: kept),
      sharing: sharing)
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
  }

  /// Launches the app over `store`; whatever is sent all the same fails.
  init(store: AccountStore) throws {
    sharing = AccountSharing()
    app = .offline(
      launch: LaunchValues(
        strings: try .accounts(), transport: ScriptedTransport { _ in HTTPResponse(status: 500) },
        store: MemoryStore()),
      store: store, sharing: sharing)
    driver = ScreenDriver(root: app.makeRootViewController())
  }

  /// Launches the app over the server and waits until its first scene has loaded.
  static func settled(
    sharing: AccountSharing = AccountSharing(), clock: ManualClock? = nil,
    kept: any StateStore = MemoryStore()
  ) async throws -> Stage {
    let stage = try Stage(sharing: sharing, clock: clock, kept: kept)
    try await stage.driver.settle()
    return stage
  }

  /// The account that the first row of the home scene shows.
  func firstAccount() throws -> Account {
    let home = try top(HomeViewController.self)
    return try #require(home.item(at: IndexPath(item: 0, section: 0)) as? Account)
  }

  /// The scene on top, which has to be of type `Screen`.
  func top<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    try #require(
      driver.topScreen as? Screen, "\(driver.screenStack)", sourceLocation: sourceLocation)
  }

  /// How many rows the list on top has in a section.
  func rowCount(section: Int = 0) -> Int {
    guard let list = driver.list, section < list.numberOfSections else { return 0 }
    return list.numberOfItems(inSection: section)
  }
}
