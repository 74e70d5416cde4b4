import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks

/// A model that nothing shows is the same error whatever the screen is generated as: specs say
/// adapter in every system, also where a presenter or a scene's row comes of it.
@Suite struct MissingAdapterTests {
  /// Screens that lack an adapter in each way that there is; the places are marked in order.
  private static let text = """
    app: Blog
    language: 1
    architecture: SYSTEM
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    model: Ad
    fields: { id: ID, link: URL }
    ---
    model: Shelf
    fields: { id: ID, name: String }
    ---
    union: FeedItem
    tag: kind
    cases: { post: Post, ad: Ad }
    ---
    api: Main
    base: https://api.example.com
    ---
    source: FeedSource
    request: { path: /feed }
    yields: FeedItem
    ---
    source: PostSource
    request: { path: /posts }
    yields: Post
    ---
    source: ShelfSource
    request: { path: /shelves }
    yields: Shelf
    ---
    adapter: PostRow
    for: Post
    cell: { text: { value: $item.title } }
    ---
    adapter: ShelfRow
    for: Shelf
    embed: { screen: ShelfPosts }
    ---
    screen: Plain
    source: { use: PostSource }
    adapters: ‹[ShelfRow]›
    ---
    screen: Mixed
    source: { use: FeedSource }
    adapters: ‹[PostRow]›
    ---
    screen: Parts
    sections:
      - { id: posts, source: { use: PostSource }, adapters: [PostRow] }
      - { id: ads, source: { request: { path: /ads }, yields: Ad }, adapters: ‹[PostRow]› }
    ---
    screen: Shelves
    source: { use: ShelfSource }
    adapters: [ShelfRow]
    ---
    screen: ShelfPosts
    source: { use: FeedSource }
    adapters: ‹[PostRow]›
    """

  private static let messages = [
    "`Plain` has no adapter for `Post`, which `PostSource` yields",
    "`Mixed` has no adapter for `Ad`, which `FeedSource` yields as `ad`",
    "`Parts` has no adapter for `Ad`, which `ads` yields",
    "`ShelfPosts` has no adapter for `Ad`, which `FeedSource` yields as `ad`",
  ]

  @Test(arguments: Architecture.standard)
  func isTheSameErrorInEverySystem(architecture: Architecture) {
    let example = RuleExample(Self.text.replacing("SYSTEM", with: architecture.rawValue))
    let (files, places) = marked(example)
    #expect(files.flatMap(\.diagnostics).isEmpty)
    let found = Checker(rules: [.missingAdapter]).check(files).diagnostics
    #expect(found.map(\.message) == Self.messages)
    #expect(found.map(\.primary) == places)
    #expect(found.allSatisfy { $0.rule == "missing-adapter" && $0.severity == .error })
  }

  @Test(arguments: Architecture.standard)
  func specsThatLackOneAreNotEmitted(architecture: Architecture) {
    let example = RuleExample(Self.text.replacing("SYSTEM", with: architecture.rawValue))
    #expect(Checker().check(marked(example).files).app == nil)
  }

  @Test("the only adapter that no screen lists is meant, however many findings there are")
  func idleAdaptersOfManyFindings() {
    let screens = (0..<60).map { number in
      """
      ---
      screen: S\(number)
      source: { use: FeedSource }
      adapters: [PostRow]

      """
    }
    let text = """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: Ad
      fields: { id: ID, link: URL }
      ---
      union: FeedItem
      tag: kind
      cases: { post: Post, ad: Ad }
      ---
      source: FeedSource
      request: { path: /feed }
      yields: FeedItem
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      adapter: AdRow
      for: Ad
      cell: { text: { value: ad.title } }
      ---
      adapter: AdBanner
      for: Ad
      cell: { text: { value: ad.title } }
      ---
      screen: Whole
      source: { use: FeedSource }
      adapters: [PostRow, AdRow]

      """
    let found = findings(text + screens.joined(), with: "missing-adapter")
      .filter { $0.rule == "missing-adapter" }
    #expect(found.count == 60)
    #expect(
      found.allSatisfy {
        $0.help == ["add `AdBanner`, which shows `Ad` and which no screen lists"]
      })
  }
}
