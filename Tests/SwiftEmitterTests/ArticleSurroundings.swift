import Foundation

/// What an article leaves to the app that its reader has.
struct ArticleSurroundings {
  /// Types that the article speaks of.
  var declarations = ""
  /// The example whose generated code the article speaks of.
  var example: String?
  /// The class that methods of the article stand in, up to its brace.
  var enclosure = "final class"
  /// What stands in that class beside them.
  var members = """
    let app: any AnyApp
    init(app: any AnyApp) { self.app = app }
    """
  /// What the compiler is told beside.
  var options: [String] = []
  /// What statements of the article speak of.
  var parameters = "app: any AnyApp, window: UIWindow"

  /// `code` within a class with `name`.
  func type(around code: String, called name: String) -> String {
    let words = enclosure.split(separator: ":", maxSplits: 1)
    let inherited = words.count > 1 ? ":\(words[1])" : ""
    let access = code.hasPrefix("public ") ? "public " : ""
    return """
      @MainActor \(access)\(words[0]) \(name)\(inherited) {
      \(members)
      \(code)}

      """
  }

  /// The files of generated code that the article is compiled with.
  func generated(in root: URL) throws -> [URL] {
    guard let example else { return [] }
    let folder = root.appending(path: "Examples/\(example)/Sources/\(example)/Generated")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}

extension ArticleSurroundings {
  private static let anyApp = "@MainActor protocol AnyApp {}\n\n"

  /// By the names of the articles.
  static let all: [String: ArticleSurroundings] = [
    "Accessibility": ArticleSurroundings(declarations: "import ScreenDriver\n\n" + anyApp),
    "Adapters": ArticleSurroundings(),
    "Collection": collection,
    "Composition": composition,
    "DataSources": ArticleSurroundings(),
    "ExistingApps": existingApps,
    "Host": ArticleSurroundings(
      declarations: """
        struct ShopParts {}

        @MainActor final class ShopApp: AppScene {
          let runtime: AppRuntime

          init(launch: LaunchValues, dependencies: ShopParts) {
            runtime = AppRuntime(launch: launch, theme: Theme(name: "Shop"))
          }

          func makeScene() -> ShopApp { self }
          func makeRootViewController() -> UIViewController { UIViewController() }
          func open(_ url: URL) -> Bool { false }
        }

        nonisolated enum MomentsRestoredScreen: String { case about = "About" }

        @MainActor protocol FeedActions: AnyObject {}
        @MainActor protocol FeedScreenDependencies { var feedActions: any FeedActions { get } }
        final class HiddenPosts: FeedActions {}

        @MainActor protocol AnyApp: AnyObject {
          var runtime: AppRuntime { get }
          func makeRootViewController() -> HostController
          func destination(for url: URL) -> ScreenDestination<any AnyApp>?
          func makeController(for destination: ScreenDestination<any AnyApp>) -> UIViewController
        }

        """),
    "Images": ArticleSurroundings(
      declarations: """
        struct User: Model {
          var id: Identifier
          var portrait: URL?
        }

        final class PortraitCell: UICollectionViewCell {
          func show(_ user: User) {}
        }

        struct Palette {
          let image = UIImage()
          init?(_ data: Data) { nil }
        }

        @MainActor protocol AnyApp { var runtime: AppRuntime { get } }

        """),
    "MVP": mvp,
    "Networking": ArticleSurroundings(
      declarations: """
        struct Dependencies {}
        struct ShopApp { init(launch: LaunchValues, dependencies: Dependencies) {} }
        @MainActor final class Bar { var value: Float = 0 }

        """,
      members: """
        let client: APIClient
        let bar: Bar
        init(client: APIClient, bar: Bar) {
          self.client = client
          self.bar = bar
        }

        """,
      parameters: "strings: StringTable, dependencies: Dependencies"),
    "ScreenDriver": screenDriver,
    "Table": table,
    "Theming": ArticleSurroundings(declarations: anyApp),
    "Viper": ArticleSurroundings(
      example: "Accounts"),
  ]

  /// A suite of tests around a test.
  private static let screenDriver = ArticleSurroundings(
    declarations: """
      import ScreenDriver
      import Testing

      @MainActor struct ShopApp {
        func makeRootViewController() -> UIViewController { UIViewController() }
      }

      """,
    enclosure: "struct", members: "let app = ShopApp()",
    options: testing)

  /// Where the macros of tests are.
  private static let testing: [String] = {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let plugins = compiler.deletingLastPathComponent()
        .appending(path: "../lib/swift/host/plugins/testing").standardized
      if FileManager.default.fileExists(atPath: plugins.path) {
        return ["-plugin-path", plugins.path]
      }
    }
    return []
  }()

  /// What is generated for an app, and what the app has beside it.
  private static let existingApps = ArticleSurroundings(
    declarations: """
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif

      struct Photo: Sendable {}

      @MainActor final class ShopApp: ScreenApp {
        let runtime = AppRuntime(launch: LaunchValues(), theme: Theme(name: "Shop"))
        let sessions = SessionStore<ShopSession>()
      }

      extension ScreenEvent { static let messageReceived = ScreenEvent("messageReceived") }

      extension KeptValues {
        var sound: KeptValue<Bool> { KeptValue("sound", default: true, in: self) }
      }

      struct Person: Model { var id: Identifier }
      final class ChatsViewController: CollectionController {}

      enum ListPart { case open, bought }
      final class ShoppingListViewController: CollectionController {
        nonisolated struct State: Hashable, Sendable { var part = ListPart.open }
      }

      final class PhotoPickerViewController: UIViewController {
        init(
          app: ShopApp, onReturn: @escaping @MainActor (Photo) -> Void,
          onCancel: @escaping @MainActor () -> Void = {}
        ) { super.init(nibName: nil, bundle: nil) }

        required init?(coder: NSCoder) { nil }
      }

      struct User: Codable, Hashable, Sendable {}
      struct ShopSession: Codable, Hashable, Sendable { var user: User }

      @MainActor final class LegacyLogIn {
        var user: User?
        var onLogIn: ((User) -> Void)?
        var onLogOut: (() -> Void)?

        func token() async throws -> String { "" }
        func renewToken() async throws -> Bool { true }
        func forgetUser() {}
      }

      enum Analytics: TrackedEvent {
        case feedShown

        var name: String { "feed_shown" }
        var parameters: [String: TrackedValue] { [:] }
      }

      @MainActor protocol AnalyticsSink: AnyObject { func track(_ event: Analytics) }

      enum Kit { static func logEvent(_ name: String, parameters: [String: Any]) {} }

      struct Visit: Model {
        var id: Identifier
        var guest: String
      }

      final class VisitCell: UICollectionViewCell {
        let guestLabel = UILabel()
        func loadPhoto(of visit: Visit) {}
      }

      """,
    members: """
      let app: ShopApp
      let screen: ScreenController
      init(app: ShopApp, screen: ScreenController) {
        self.app = app
        self.screen = screen
      }
      func show(_ photo: Photo) {}
      func showPlaceholder() {}
      func send(_ photo: Photo) async throws {}

      """)

  private static let collection = ArticleSurroundings(
    declarations: """
      public struct Post: Model { public var id: Identifier }
      public struct Ad: Model { public var id: Identifier }

      public enum FeedItem: Model {
        case post(Post), ad(Ad)
        public var id: Identifier {
          switch self {
          case .post(let item): item.id
          case .ad(let item): item.id
          }
        }
      }

      @MainActor public struct Dependencies {
        let makeSponsoredAdAdapter: @MainActor (AppRuntime) -> AdRow
      }

      @MainActor public final class ShopApp {
        let dependencies: Dependencies
        let runtime: AppRuntime
        init(_ dependencies: Dependencies, _ runtime: AppRuntime) {
          self.dependencies = dependencies
          self.runtime = runtime
        }
      }

      @MainActor enum FeedSource {
        static func make(in app: ShopApp) -> LocalDataSource<FeedItem> { LocalDataSource([]) }
      }

      struct PostCard: CellAdapter {
        init(app: ShopApp) {}
        func cell(for item: Post, in context: CellContext) -> CellNode { .column([]) }
      }

      struct AdRow: CellAdapter {
        func cell(for item: Ad, in context: CellContext) -> CellNode { .column([]) }
      }

      """,
    enclosure: "final class: CollectionController",
    members: controllerMembers("CollectionConfiguration"))

  private static let composition = ArticleSurroundings(
    declarations: """
      struct TodoList: Model { var id: Identifier }
      enum Destination: Sendable { case items(list: TodoList) }
      @MainActor struct TodoApp { let router: Router<Destination> }

      """,
    parameters: "item: TodoList, listRow: some ControllerAdapter<TodoList>, app: TodoApp")

  private static let mvp = ArticleSurroundings(
    declarations: """
      @MainActor final class Visits { var count = 0 }
      @MainActor let visits = Visits()

      extension LoginApp {
        static func assembled(launch: LaunchValues) -> LoginApp { fatalError() }
      }

      final class RecordingNavigator: Navigator {
        func push(_ destination: LoginDestination) {}
        func present(_ destination: LoginDestination, as style: PresentationStyle) {}
        func show(_ destination: LoginDestination) {}
        func selectTab(_ index: Int) {}
        func open(_ url: URL) {}
      }

      @MainActor protocol CounterView: PresentableView { func show(_ count: Int) }

      final class CounterPresenter: ScreenPresenter, InitializablePresenter {
        weak var view: (any CounterView)?
      }

      struct Visitor { var name: String }

      @MainActor protocol VisitorsView: PresentableView {
        func show(_ page: [Visitor], of load: InfinitePaging.Load, isLast: Bool)
      }

      final class VisitorsPresenter: ScreenPresenter, InitializablePresenter {
        weak var view: (any VisitorsView)?
        func load(_ page: InfinitePaging.Load) {}
      }

      @MainActor protocol VisitorCellView: PresentableView { func show(_ name: String) }

      final class VisitorCellPresenter: CellPresenter {
        func viewDidBind() {}
        weak var view: (any VisitorCellView)?
        init(_ visitor: Visitor) {}
      }

      final class VisitorCell: PresenterTableCell<VisitorCellPresenter>, VisitorCellView {
        func show(_ name: String) { textLabel?.text = name }
      }

      """,
    example: "Login",
    parameters: """
      runtime: AppRuntime, script: any HTTPTransport,
      ada: LoginSession
      """)

  private static let table = ArticleSurroundings(
    declarations: """
      public struct User: Model {
        public var id: Identifier
        public var name: String
        public var byline: String?
        public var portrait: URL?
      }

      @MainActor public final class ShopApp {
        let runtime: AppRuntime
        init(_ runtime: AppRuntime) { self.runtime = runtime }
      }

      @MainActor enum UsersNamed {
        static func make(
          in app: ShopApp, name: @escaping @MainActor () -> String
        ) -> LocalDataSource<User> { LocalDataSource([]) }
      }

      struct UserRow: CellAdapter {
        init(app: ShopApp) {}
        func cell(for item: User, in context: CellContext) -> CellNode { .column([]) }
      }

      struct UserWithByline: CellAdapter {
        init(app: ShopApp) {}
        func cell(for item: User, in context: CellContext) -> CellNode { .column([]) }
      }

      struct SearchState: Hashable { var name = "" }

      """,
    enclosure: "final class: TableController",
    members: "let state = StateBox(SearchState())\n" + controllerMembers("TableConfiguration"),
    parameters: "screen: TableController, user: User")

  private static func controllerMembers(_ configuration: String) -> String {
    """
    let app: ShopApp

    init(app: ShopApp) {
      self.app = app
      super.init(runtime: app.runtime, configuration: \(configuration)())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    """
  }
}
