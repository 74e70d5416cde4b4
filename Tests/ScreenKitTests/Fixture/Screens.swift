import ScreenKit

final class FeedViewController: CollectionController {
  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        title: .key("feed.title"), layout: .list, pullToRefresh: true,
        reloadOnAppear: .seconds(60), reloadEvents: [.postPublished], loading: .spinner,
        error: ErrorState(text: .key("feed.error"), retry: true, style: .full)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeEmptyState() -> EmptyState? {
    EmptyState(
      image: .symbol("tray"), text: .key("feed.empty"),
      button: StateButton(title: .key("feed.find")) { [app] screen in
        screen.push(ExploreViewController(app: app))
      })
  }

  override func makeBarItems() -> BarItems {
    BarItems(
      trailing: [
        BarItem(icon: .symbol("plus"), label: .key("feed.compose")) { [app] screen in
          screen.present(ComposeViewController(app: app), as: .sheet)
        }
      ])
  }

  override func makeSections() -> [ListSection] {
    let postCard = PostCard(app: app) { [weak self] event, item in self?.handle(event, of: item) }
    let storyCarousel = StoryCarousel(app: app)
    let adBanner = app.dependencies.makeSponsoredAdAdapter(app.runtime)
    return [
      ListSection(id: "main", source: FeedSource.make(in: app)) { [weak self, app] item in
        switch item {
        case .post(let item):
          Row(
            item, postCard,
            onSelect: { [app] screen in
              screen.push(ProfileViewController(app: app, userID: item.author.id))
            },
            swipes: [
              SwipeAction(edge: .trailing, title: .key("post.hide"), role: .destructive) { screen in
                screen.confirm(.key("post.hideSure")) {
                  screen.run(
                    operation: {
                      guard let self else { return }
                      try await app.dependencies.feedActions.hide(item, on: self)
                    })
                }
              }
            ])
        case .stories(let item): Row(item, storyCarousel)
        case .ad(let item): Row(item, adBanner, onSelect: { screen in screen.open(item.link) })
        }
      }
    ]
  }

  private func handle(_ event: PostCard.Event, of item: Post) {
    switch event {
    case .comment:
      present(StoriesViewController(app: app, tray: StoryTray(id: item.id)), as: .sheet)
    case .profile: push(ProfileViewController(app: app, userID: item.author.id))
    }
  }
}

/// What the app implements by hand for the screen `Feed`.
@MainActor
protocol FeedActions: AnyObject {
  func hide(_ item: Post, on screen: FeedViewController) async throws
}

final class StoriesViewController: CollectionController {
  private let app: FixtureApp
  private let tray: StoryTray

  init(app: FixtureApp, tray: StoryTray) {
    self.app = app
    self.tray = tray
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        layout: .carousel(spacing: .m), loading: .spinner,
        error: ErrorState(text: .key("stories.error"), retry: true, style: .full)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeEmptyState() -> EmptyState? {
    EmptyState(text: .key("stories.empty"))
  }

  override func makeSections() -> [ListSection] {
    let storyBubble = StoryBubble()
    return [
      ListSection(
        id: "main", source: StoriesOfTray.make(in: app, trayID: { [tray] in tray.id })
      ) { item in
        Row(item, storyBubble)
      }
    ]
  }
}

final class ExploreViewController: CollectionController {
  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        title: .key("explore.title"), layout: .liquid(columns: 2, spacing: .s),
        pullToRefresh: true, loading: .skeleton,
        error: ErrorState(text: .key("explore.error"), retry: true, style: .banner)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let quoteTile = QuoteTile()
    let postTile = PostTile()
    return [
      ListSection(id: "main", source: UserPosts.make(in: app, userID: { "all" })) { item in
        if item.photo == nil { return Row(item, quoteTile) }
        return Row(item, postTile)
      }
    ]
  }
}

final class ProfileViewController: CollectionController {
  private let app: FixtureApp
  private let userID: Identifier

  init(app: FixtureApp, userID: Identifier) {
    self.app = app
    self.userID = userID
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        title: .key("profile.title"),
        layout: .grid(columns: ColumnCount(compact: 3, regular: 6), spacing: .s),
        pullToRefresh: true,
        error: ErrorState(text: .key("profile.error"), retry: true, style: .full)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let menuRow = MenuRow()
    let postTile = PostTile()
    return [
      ListSection(
        id: "links", layout: .list,
        rows: { [app, userID] in
          var rows: [Row] = []
          if userID == "me" {
            rows.append(
              Row(
                MenuItem(id: "settings", title: .key("profile.settings"), icon: "gearshape"),
                menuRow,
                onSelect: { [app] screen in screen.push(SettingsViewController(app: app)) }))
          }
          return rows
        }),
      ListSection(
        id: "posts", header: .key("profile.posts"),
        source: UserPosts.make(in: app, userID: { [userID] in userID })
      ) { item in
        Row(item, postTile)
      },
    ]
  }
}

final class SettingsViewController: CollectionController {
  nonisolated struct State: Hashable, Sendable {
    var advanced = false
  }

  private let app: FixtureApp
  private let state = StateBox(State())

  init(app: FixtureApp) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(title: .key("settings.title")))
    observe(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let menuRow = MenuRow()
    return [
      ListSection(
        id: "general",
        rows: { [state] in
          [
            Row(
              MenuItem(id: "advanced", title: .key("settings.advanced")), menuRow,
              onSelect: { [state] _ in state.value.advanced = !state.value.advanced })
          ]
        }),
      ListSection(
        id: "advanced", header: .key("settings.advancedHeader"),
        isIncluded: { [state] in state.value.advanced },
        rows: { [app, state] in
          var rows: [Row] = []
          if state.value.advanced {
            rows.append(
              Row(
                MenuItem(id: "clear", title: .key("settings.clear")), menuRow,
                onSelect: { [app] screen in
                  screen.confirm(.key("settings.clearSure")) { app.runtime.images.removeAll() }
                }))
          }
          return rows
        }),
    ]
  }
}

final class SearchViewController: CollectionController {
  nonisolated struct State: Hashable, Sendable {
    var query = ""
  }

  private let app: FixtureApp
  private let state = StateBox(State())

  init(app: FixtureApp) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        title: .key("search.title"),
        error: ErrorState(text: .key("search.error"), retry: true, style: .full),
        search: SearchConfiguration(
          delay: .milliseconds(300), minimum: 2, prompt: .key("search.prompt"))))
    observe(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func searchQueryDidChange(_ query: String) {
    state.value.query = query
  }

  override func makeEmptyState() -> EmptyState? {
    EmptyState(image: .symbol("magnifyingglass"), text: .key("search.empty"))
  }

  override func makeSections() -> [ListSection] {
    let userRow = UserRow()
    return [
      ListSection(
        id: "people", header: .key("search.people"), limit: 3,
        reloadKey: { [state] in state.value.query },
        source: UsersNamed.make(in: app, name: { [state] in state.value.query }),
        row: { [app] item in
          Row(
            item, userRow,
            onSelect: { [app] screen in
              screen.push(ProfileViewController(app: app, userID: item.id))
            })
        })
    ]
  }
}

final class ComposeViewController: FormController {
  nonisolated struct Form: Hashable, Sendable {
    var text: String = ""
    var audience: Audience? = .everyone
    var age: Int?
    var pinned = false
    var due: Date?
  }

  private let app: FixtureApp
  private let form = StateBox(Form())

  init(app: FixtureApp) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: FormConfiguration(
        title: .key("compose.title"), submitTitle: .key("compose.publish"), discard: .confirm))
    observe(form)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems {
    BarItems(
      leading: [
        BarItem(icon: .symbol("xmark"), label: .key("compose.close")) { screen in
          screen.dismissScreen()
        }
      ])
  }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "text", title: .key("compose.text"), rules: [.required, .length(max: 280)],
        value: form.binding(\.text)),
      .choice(
        id: "audience", title: .key("compose.audience"), rules: [], options: Audience.allCases,
        value: form.binding(\.audience)),
      .number(
        id: "age", title: .key("compose.age"), rules: [.range(min: 1, max: 120)],
        value: form.binding(\.age)),
      .toggle(id: "pinned", title: .key("compose.pinned"), value: form.binding(\.pinned)),
      .date(id: "due", title: .key("compose.due"), value: form.binding(\.due)),
    ]
  }

  override func submit() {
    run(
      operation: { [app, form] in
        guard let audience = form.value.audience else { return NoContent() }
        return try await app.send(PublishPost(text: form.value.text, audience: audience))
      },
      then: { screen, _ in screen.dismissScreen() },
      failed: { [weak self] screen, _ in
        screen.notice(.key("compose.failed"), retry: { self?.submit() })
      })
  }
}
