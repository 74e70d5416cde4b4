import People
import PeopleFiles
import ScreenDriver
import ScreenKit
import Testing

/// People in a window of its own, answered from files.
@MainActor
final class Stage {
  let app: PeopleApp
  let driver: ScreenDriver
  let post: Post
  private let seen: Seen

  /// Launches the app. Nothing has been waited for when it returns.
  init() throws {
    post = Post()
    // Busy machines take their time, and what is shown for a moment has to be there then.
    let clock = ManualClock()
    let launch = LaunchValues(strings: try .people(), clock: clock, transport: post)
    seen = Seen(PeopleApp.assembled(launch: launch).dependencies)
    app = PeopleApp(launch: launch, dependencies: seen)
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
  }

  /// What the app has, and the presenters of portraits that were made.
  private final class Seen: PeopleDependencies {
    private let others: any PeopleDependencies
    private(set) var presenters: [PortraitPresenter] = []
    var directoryActions: any DirectoryActions { others.directoryActions }

    init(_ others: any PeopleDependencies) {
      self.others = others
    }

    func makeInvitationsController(_ app: PeopleApp) -> InvitationsController {
      others.makeInvitationsController(app)
    }

    func makePortraitPresenter(_ runtime: AppRuntime) -> PortraitPresenter {
      let presenter = others.makePortraitPresenter(runtime)
      presenters.append(presenter)
      return presenter
    }
  }

  /// Launches the app, goes to a tab and waits until it has loaded.
  static func settled(at tab: String = "People") async throws -> Stage {
    let stage = try Stage()
    try await stage.driver.settle()
    try await stage.driver.tapTab(tab)
    return stage
  }

  /// Goes to a tab and doesn't wait for what comes.
  func beginTab(_ index: Int) {
    driver.beginTab(at: index)
  }

  /// What presents portraits.
  var presenter: PortraitPresenter? { seen.presenters.last }

  /// The portrait that a row shows; nil while a symbol stands for it.
  func portrait(row: Int) async throws -> UIImage? {
    let cell = try await driver.tableCell(at: IndexPath(row: row, section: 0))
    return try #require(cell as? PortraitCell).portrait
  }

  /// Types what is searched for, and waits until that has been looked for.
  func search(for name: String) async throws {
    try await driver.search(for: name)
    try await driver.advance(by: .milliseconds(300))
  }

  /// The screen on top, which has to be of type `Screen`.
  func top<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    try #require(
      driver.topScreen as? Screen, "\(driver.screenStack)", sourceLocation: sourceLocation)
  }
}

/// Carries requests to the files; it can lose them, and hold back those whose paths have a prefix.
actor Post: HTTPTransport {
  private let files = FileTransport()
  private var isLosing = false
  private var heldPrefix: String?
  private var held: [CheckedContinuation<Void, Never>] = []

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    if isLosing { throw LoadError.connection("The post is on strike.") }
    if let heldPrefix, request.url.path.hasPrefix(heldPrefix) {
      await withCheckedContinuation { held.append($0) }
    }
    try Task.checkCancellation()
    return try await files.send(request)
  }

  /// Loses all requests from now on, or none any more.
  func loseAll(_ isLosing: Bool) {
    self.isLosing = isLosing
  }

  /// Holds back requests for paths that begin with `prefix`.
  func hold(_ prefix: String) {
    heldPrefix = prefix
  }

  /// Lets go of what is held back, and holds no more.
  func release() {
    heldPrefix = nil
    for continuation in held { continuation.resume() }
    held = []
  }

  /// How many requests are held back.
  var heldCount: Int { held.count }
}
