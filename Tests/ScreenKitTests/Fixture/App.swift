import ScreenKit

nonisolated extension ColorToken {
  static let background = ColorToken("background", light: 0xFFFFFF, dark: 0x121212)
  static let surface = ColorToken("surface", light: 0xF4F4F4, dark: 0x1E1E1E)
  static let text = ColorToken("text", light: 0x000000, dark: 0xFFFFFF)
  static let secondaryText = ColorToken("secondaryText", light: 0x5C5C5C, dark: 0xA3A3A3)
  static let accent = ColorToken("accent", light: 0x3068CC, dark: 0x7AA5F0)
}

nonisolated extension FontToken {
  static let body = FontToken("body", size: 17, weight: .regular, textStyle: .body)
  static let headline = FontToken("headline", size: 17, weight: .semibold, textStyle: .body)
  static let caption = FontToken("caption", size: 12, weight: .regular, textStyle: .caption1)
}

nonisolated extension SpacingToken {
  static let s = SpacingToken("s", 4)
  static let m = SpacingToken("m", 8)
  static let l = SpacingToken("l", 16)
}

nonisolated extension Theme {
  static let classic = Theme(
    name: "Classic", colors: [.background, .surface, .text, .secondaryText, .accent],
    fonts: [.body, .headline, .caption], spacing: [.s, .m, .l], statusBar: .default)
}

nonisolated extension ScreenEvent {
  static let postPublished = ScreenEvent("postPublished")
}

nonisolated struct LikePost: APIRequest {
  typealias Response = NoContent
  var id: Identifier
  var on: Bool

  init(id: Identifier, on: Bool) {
    self.id = id
    self.on = on
  }

  var endpoint: Endpoint {
    Endpoint(
      .post, "/like.json", query: [QueryItem("_json", "1")],
      body: .json([BodyField("id", id), BodyField("liked", on)]))
  }
}

nonisolated struct PublishPost: APIRequest {
  typealias Response = NoContent
  var text: String
  var audience: Audience

  init(text: String, audience: Audience) {
    self.text = text
    self.audience = audience
  }

  static let emits: [ScreenEvent] = [.postPublished]

  var endpoint: Endpoint {
    Endpoint(
      .post, "/publish.json",
      body: .json([BodyField("text", text), BodyField("audience", audience)]))
  }
}

enum FeedSource {
  @MainActor
  static func make(in app: FixtureApp) -> RemoteDataSource<FeedItem> {
    RemoteDataSource(
      client: app.main, items: "rows",
      paging: .cursor(send: "_next", receive: "next", size: PageSize(20, sentAs: "_size"))
    ) {
      Endpoint(.get, "/feed.json", query: [QueryItem("_shape", "objects")])
    }
  }
}

enum StoriesOfTray {
  @MainActor
  static func make(
    in app: FixtureApp, trayID: @escaping @MainActor () -> Identifier
  ) -> RemoteDataSource<Story> {
    RemoteDataSource(client: app.main, items: "rows") {
      Endpoint(.get, "/stories.json", query: [QueryItem("tray", trayID())])
    }
  }
}

enum UserPosts {
  @MainActor
  static func make(
    in app: FixtureApp, userID: @escaping @MainActor () -> Identifier
  ) -> RemoteDataSource<Post> {
    RemoteDataSource(
      client: app.main, items: "rows",
      paging: .page(send: "page", first: 1, size: PageSize(12, sentAs: "size"), ends: .short)
    ) {
      Endpoint(.get, "/users/\(userID())/posts.json")
    }
  }
}

enum UsersNamed {
  @MainActor
  static func make(
    in app: FixtureApp, name: @escaping @MainActor () -> String
  ) -> RemoteDataSource<User> {
    RemoteDataSource(client: app.main, items: "rows") {
      Endpoint(.get, "/users.json", query: [QueryItem("name", name())])
    }
  }
}

@MainActor
struct FixtureDependencies {
  var feedActions: any FeedActions
  var makeSponsoredAdAdapter: @MainActor (AppRuntime) -> SponsoredAdAdapter

  init(
    feedActions: any FeedActions,
    makeSponsoredAdAdapter: @escaping @MainActor (AppRuntime) -> SponsoredAdAdapter
  ) {
    self.feedActions = feedActions
    self.makeSponsoredAdAdapter = makeSponsoredAdAdapter
  }
}

@MainActor
final class FixtureApp {
  let runtime: AppRuntime
  let dependencies: FixtureDependencies
  let main: APIClient

  init(launch: LaunchValues, dependencies: FixtureDependencies) {
    self.dependencies = dependencies
    runtime = AppRuntime(launch: launch, theme: .classic)
    main = APIClient(
      APIConfiguration(
        name: "Main", base: launch.baseURL("Main", default: "https://api.fixture.example"),
        headers: [HTTPHeader("Accept", "application/json")], dates: .iso8601),
      launch: launch)
  }

  func makeRootViewController() -> HostController {
    HostController(
      runtime: runtime, style: .tabBar,
      menu: [
        MenuEntry(title: .key("tab.feed"), icon: .symbol("house")) { [self] in
          FeedViewController(app: self)
        },
        MenuEntry(title: .key("tab.explore"), icon: .symbol("safari")) { [self] in
          ExploreViewController(app: self)
        },
        MenuEntry(title: .key("tab.search"), icon: .symbol("magnifyingglass")) { [self] in
          SearchViewController(app: self)
        },
        MenuEntry(title: .key("tab.profile"), icon: .symbol("person")) { [self] in
          ProfileViewController(app: self, userID: "me")
        },
      ])
  }

  @discardableResult
  func open(_ url: URL) -> Bool {
    runtime.open(
      url,
      routes: [
        DeepLink("fixture://people/{userID}") { [self] values in
          values.identifier("userID").map { ProfileViewController(app: self, userID: $0) }
        }
      ])
  }

  func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
    try await runtime.send(request, through: main)
  }
}
