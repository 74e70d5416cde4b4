/// The files that all screens of the corpus share.
enum SharedSpecs {
  /// What the keys of strings in these files begin with.
  static let keyPrefixes = ["tab.", "home.", "welcome.", "person."]

  static func files(
    screens count: Int, links: [ScreenPlan], languages: [String]
  ) -> [(path: String, text: String)] {
    [
      ("App.yaml", app(screens: count, links: links, languages: languages)), ("Theme.yaml", theme),
      ("Analytics.yaml", analytics), ("Shared/Module.yaml", module),
      ("Shared/Home.yaml", home(screens: count)), ("Shared/Models.yaml", models),
      ("Shared/Rows.yaml", rows), ("Shared/Components.yaml", components),
      ("Shared/People.yaml", people),
    ]
  }

  /// The screens of a corpus that addresses lead to.
  static func linkedScreens(of count: Int) -> [ScreenPlan] {
    let details = (0..<count).lazy.map { ScreenPlan(index: $0, of: count) }
      .filter { $0.archetype == .detail }
    return Array(details.prefix(40))
  }

  private static func app(
    screens count: Int, links: [ScreenPlan], languages: [String]
  ) -> String {
    let links = links.map { plan in
      "  - { url: \"atlas:/\(plan.path)/{\(plan.parameter)}\", screen: \(plan.screen) }"
    }
    let first = ScreenPlan.link(to: 0)
    let strings = languages.map(CorpusStrings.path).joined(separator: ", ")
    return """
      # Atlas: everything that a large app consists of.
      app: Atlas
      language: 1
      swift: { access: public }
      architecture: collection
      theme: Classic\(languages.isEmpty ? "" : "\nstrings: [\(strings)]")
      host:
        style: tabBar
        menu:
          - { screen: Home, title: tab.home, icon: house }
          - { screen: \(first.screen), title: { verbatim: "Übersicht" }, icon: square.grid.2x2 }
      \(links.isEmpty ? "" : "links:\n")\(links.joined(separator: "\n"))
      ---
      api: Main
      base: https://api.atlas.example/v1
      headers: { Accept: application/json }
      keys: snakeCase
      dates: iso8601

      """
  }

  private static let analytics = """
    events: Analytics
    cases:
      screenShown: {}
      thingOpened: { thingID: ID }
      thingSeen: { thingID: ID, isPinned: Bool }
      thingShared: { thingID: ID }

    """

  private static let module = """
    module: Shared
    exports:
      - About
      - Audience
      - Byline
      - FollowPerson
      - Home
      - MenuItem
      - MenuRow
      - PeopleNamed
      - Person
      - PersonByID
      - PersonRow

    """

  private static let components = """
    component: Byline
    parameters: { person: Person }
    cell:
      row:
        items:
          - image: { from: $parameters.person.avatar, size: 40, shape: circle, placeholder: person }
          - text: { value: $parameters.person.name, font: headline }
        spacing: m

    """

  private static let theme = """
    theme: Classic
    colors:
      background: { light: "#ffffff", dark: "#121212" }
      surface: { light: "#f4f4f4", dark: "#1e1e1e" }
      text: { light: "#000000" }
      secondaryText: { light: "#5c5c5c" }
      accent: { light: "#3068cc", dark: "#7aa5f0" }
    fonts:
      body: { size: 17 }
      headline: { size: 17, weight: semibold }
      caption: { size: 12, scales: caption1 }
    spacing: { s: 4, m: 8, l: 16 }
    statusBar: default

    """

  private static func home(screens count: Int) -> String {
    let first = ScreenPlan.link(to: 0)
    return """
      # Home · 主页 · Startseite
      screen: Home
      title: home.title
      sections:
        - id: places
          rows:
            - use: MenuRow
              item: { id: start, title: home.start, icon: square.grid.2x2 }
              push: \(first.screen)
            - use: MenuRow
              item: { id: about, title: { verbatim: "Über uns" }, icon: info.circle }
              push: About
        - id: people
          header: home.people
          source: { use: PeopleNamed, with: { name: "" } }
          limit: 5
          adapters: [PersonRow]
        - id: me
          header: home.me
          source: { use: PersonByID, with: { id: me } }
          adapters: [PersonRow]
      reload: { pull: true, events: [followed] }
      states:
        empty: { image: tray, text: home.empty }
        error: { text: home.error, retry: true, as: full }
      actions:
        - select: Person
          request: FollowPerson
          with: { id: $item.id }
          then: { present: Welcome }
          failed: { notice: home.failed, retry: true }
      ---
      screen: Welcome
      form:
        audience: { type: Audience, title: welcome.audience, default: everyone }
      submit:
        title: welcome.done
        request: ChooseAudience
        with: { audience: $form.audience }
        then: { do: dismiss }
      ---
      # A controller that the app wrote by hand.
      screen: About
      swift: { type: AboutViewController }

      """
  }

  private static let models = """
    model: Person
    fields:
      id: ID
      name: String
      avatar: URL?
      followers: Int = 0
    ---
    model: MenuItem
    fields:
      id: ID
      title: Text
      icon: String?
    ---
    enum: Audience
    cases: { everyone: everyone, friends: friends-only, nobody: "niemand 🔒" }
    unknown: everyone

    """

  private static let rows = """
    adapter: MenuRow
    for: MenuItem
    cell:
      row:
        items:
          - text: { value: $item.title, font: body }
          - spacer: {}
          - image: { icon: chevron.forward, color: secondaryText, size: 16 }
        padding: l
    ---
    adapter: PersonRow
    for: Person
    cell:
      column:
        items:
          - component: { use: Byline, with: { person: $item } }
          - text: { key: person.followers, with: [$item.followers], font: caption }
        spacing: m
        padding: m

    """

  private static let people = """
    source: PeopleNamed
    parameters: { name: String }
    request:
      path: /people
      query: { name: $parameters.name }
    items: people
    yields: Person
    page: { by: cursor, send: after, receive: next, size: 20 }
    ---
    source: PersonByID
    parameters: { id: ID }
    request: { path: "/people/{$parameters.id}" }
    items: people
    yields: Person
    ---
    request: FollowPerson
    parameters: { id: ID }
    method: POST
    path: /people/{$parameters.id}/follow
    yields: Person
    emits: [followed]
    ---
    request: ChooseAudience
    parameters: { audience: Audience }
    method: PUT
    path: /me/audience
    body: { audience: $parameters.audience }

    """
}
