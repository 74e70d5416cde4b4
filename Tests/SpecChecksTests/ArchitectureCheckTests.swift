import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What depends on the system that a screen is generated for.
@Suite struct ArchitectureCheckTests {
  private func findings(_ architecture: Architecture, screen: String = "Feed", _ more: String)
    -> [String]
  {
    let text = """
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      \(more)
      ---
      screen: \(screen)
      architecture: \(architecture.rawValue)
      source: { use: Posts }
      adapters: [PostRow]
      """
    return SpecChecksTests.findings(text).map { "\($0.rule): \($0.message)" }
  }

  private static let posts = """
    api: Main
    base: https://api.example.com
    ---
    source: Posts
    request: { path: /posts }
    yields: Post
    """

  private static let ownSource = "source: Posts\nswift: { type: PostSource }\nyields: Post"

  @Test(arguments: Architecture.standard)
  func everySystemHasAPlaceForSourcesOfTheAppsOwn(architecture: Architecture) {
    #expect(findings(architecture, Self.ownSource) == [])
  }

  @Test func sourceOfTheAppsOwnIsAGatewayOrADataSourceAndNotBoth() {
    let other = "\n---\nscreen: Other\nsource: { use: Posts }\nadapters: [PostRow]"
    #expect(
      findings(.viper, Self.ownSource + other) == [
        "unsupported-by-architecture: `PostSource` would be a gateway here, and it is a data source"
          + " on `Other`"
      ])
    #expect(findings(.table, Self.ownSource + other) == [])
  }

  /// What is said of the swipes of a list.
  private func findings(
    _ architecture: Architecture, layout: String = "list", swipes: String
  ) -> [Diagnostic] {
    SpecChecksTests.findings(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      screen: Feed
      architecture: \(architecture.rawValue)
      layout: \(layout)
      sections: [{ id: posts, rows: [{ use: PostRow, item: { id: one, title: One } }] }]
      actions: \(swipes)
      """, with: "ineffective-key")
  }

  private static let fullSwipe = "[{ swipe: Post, title: post.hide, full: true, call: hide }]"

  @Test(arguments: Architecture.standard)
  func rowsAreSwipedAllTheWayWhereTheyStandOneBelowTheOther(architecture: Architecture) {
    #expect(findings(architecture, swipes: Self.fullSwipe).isEmpty)
    let plain = Self.fullSwipe.replacing("full: true", with: "full: false")
    #expect(findings(architecture, swipes: plain).isEmpty)
  }

  @Test(arguments: [Architecture.collection, .mvp, .viper])
  func rowsOfGridsAreNotSwiped(architecture: Architecture) {
    let grid = "{ grid: { columns: 2 } }"
    let found = findings(architecture, layout: grid, swipes: Self.fullSwipe)
    #expect(found.map(\.message) == ["rows of `Post` cannot be swiped all the way"])
    let plain = Self.fullSwipe.replacing("full: true", with: "full: false")
    #expect(findings(architecture, layout: grid, swipes: plain).isEmpty)
  }

  @Test func rowsThatStandInAGridOnlySometimesAreSwiped() {
    let found = findings(
      .collection, layout: "[{ grid: { columns: 2 }, when: $window.regular }, list]",
      swipes: Self.fullSwipe)
    #expect(found.isEmpty)
  }

  @Test("rows of a list are swiped beside a grid, and not those of the grid")
  func rowsAreSwipedInTheSectionsThatAreLists() {
    let found = SpecChecksTests.findings(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: Tag
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      adapter: TagTile
      for: Tag
      cell: { text: { value: $item.title } }
      ---
      screen: Feed
      architecture: collection
      sections:
        - { id: posts, rows: [{ use: PostRow, item: { id: one, title: One } }] }
        - id: tags
          layout: { grid: { columns: 2 } }
          rows: [{ use: TagTile, item: { id: two, title: Two } }]
      actions:
        - { swipe: Post, edge: leading, title: post.pin, full: true, call: pin }
        - { swipe: Tag, edge: leading, title: tag.pin, full: true, call: pinTag }
      """, with: "ineffective-key")
    #expect(found.map(\.rule).sorted() == ["ineffective-key", "unsupported-by-architecture"])
    #expect(found.map(\.message).contains("rows of `Tag` cannot be swiped all the way"))
  }

  @Test(arguments: [("trailing", ["ineffective-key"]), ("leading", [])])
  func onlyTheFirstActionOfASideIsDoneByAFullSwipe(edge: String, rules: [String]) {
    let found = findings(
      .table,
      swipes: """
        [{ swipe: Post, title: post.hide, full: true, call: hide },
          { swipe: Post, edge: \(edge), title: post.pin, full: true, call: pin }]
        """)
    #expect(found.map(\.rule) == rules)
  }

  /// What is said of an adapter of the app's own of a kind, on a screen of a system.
  private func findings(
    _ architecture: Architecture, showing swift: String
  ) -> [Diagnostic] {
    SpecChecksTests.findings(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      swift: { type: PostAdapter\(swift) }
      ---
      screen: Feed
      architecture: \(architecture.rawValue)
      sections: [{ id: posts, rows: [{ use: PostRow, item: { id: one, title: One } }] }]
      """)
  }

  @Test(arguments: Architecture.standard, OwnAdapterKind.allCases)
  func adapterOfTheAppsOwnHasToBeOfAKindThatTheSystemShows(
    architecture: Architecture, kind: OwnAdapterKind
  ) throws {
    let fitting: [Architecture: Set<OwnAdapterKind>] = [
      .collection: [.cell, .tree], .viper: [.cell, .tree], .table: [.row, .tree],
      .composition: [.controller, .tree],
    ]
    let found = findings(architecture, showing: ", kind: \(kind.rawValue)")
    guard fitting[architecture]?.contains(kind) != true else { return #expect(found.isEmpty) }
    #expect(found.map(\.rule) == ["unsupported-by-architecture"])
    #expect(found.first?.message.contains(architecture.rawValue) == true)
  }

  @Test func adapterOfTheAppsOwnMakesCellsUnlessItSaysOtherwise() throws {
    #expect(findings(.collection, showing: "").isEmpty)
    let found = try #require(findings(.table, showing: "").first)
    #expect(
      found.message
        == "screens of the system `table` show no cells of collection views, which `PostRow` makes")
    #expect(
      found.help == [
        "leave `architecture:` out: `collection`, which screens are of by themselves, shows cells of collection views",
        "if the class is a `CellAdapter`, say `kind: tree` beside its `type:`",
        "if the class is a `RowPresenter`, say `kind: row` beside its `type:`",
      ])
    #expect(found.related.count == 1)
  }

  @Test(arguments: [
    (Architecture.composition, "Coordinator"), (.mvp, "Presenter"), (.viper, "Interactor"),
    (.table, "ViewController"),
  ])
  func typesOfASystemDoNotMeetThoseOfModels(architecture: Architecture, suffix: String) {
    let model = "\n---\nmodel: Feed\(suffix)\nfields: { id: ID }"
    let found = findings(architecture, Self.posts + model)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("swift-name-collision:") == true)
    #expect(found.first?.contains("Feed\(suffix)") == true)
  }

  /// What a scene that loads `source` in place is told, without whatever else is wrong.
  private func collisions(_ source: String, _ architecture: String = "viper") -> [String] {
    SpecChecksTests.findings(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      source: Pages
      parameters: { page: Int }
      request: { path: "/pages/{$parameters.page}" }
      yields: Post
      ---
      screen: Feed
      architecture: \(architecture)
      parameters: { page: Int, order: String }
      state: { order: String = "" }
      sections:
        - { id: top_posts, source: { request: { path: /top }, yields: Post }, adapters: [PostRow] }
        - { id: posts, source: \(source), adapters: [PostRow] }
      """
    ).filter { $0.rule == "swift-name-collision" }.map(\.message)
  }

  @Test(arguments: [
    ("{ use: Pages, with: { page: 1 } }", "`page`"),
    ("{ request: { path: '/pages/{$parameters.page}' }, yields: Post }", "`page`"),
    ("{ request: { path: '/{$parameters.order}/{$state.order}' }, yields: Post }", "`order`"),
  ])
  func whatAGatewayIsAskedHasNamesOfItsOwn(source: String, name: String) {
    #expect(collisions(source).count == 1)
    #expect(collisions(source).first?.contains(name) == true)
    #expect(collisions(source, "collection") == [])
  }

  @Test func sectionsWhoseGatewaysWouldBeOneAreRefused() {
    let source = "{ request: { path: /posts }, yields: Post }"
    #expect(collisions(source) == [])
    let twice = source + ", adapters: [PostRow] }\n  - { id: topPosts, source: " + source
    #expect(
      collisions(twice) == [
        "the sources of the sections `top_posts` and `topPosts` become the same gateway"
      ])
  }

  @Test func namesThatOnlyOtherSystemsGenerateAreFree() {
    let model = "\n---\nmodel: FeedPresenter\nfields: { id: ID }"
    #expect(findings(.collection, Self.posts + model) == [])
  }
}
