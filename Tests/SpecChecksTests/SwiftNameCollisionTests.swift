import Diagnostics
import Testing

@testable import SpecChecks

/// Names that differ in specs and would be one in generated code.
@Suite struct SwiftNameCollisionTests {
  private static let base = """
    app: Shop
    language: 1
    host: { menu: [{ screen: Posts, title: tab.posts }] }
    ---
    api: Main
    base: https://api.example.com
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    request: Like
    parameters: { id: ID }
    path: "/like/{$parameters.id}"
    ---
    source: AllPosts
    request: { path: /posts }
    yields: Post

    """

  private func collisions(_ spec: String) -> [String] {
    findings(Self.base + "---\n" + spec)
      .filter { ["swift-name-collision", "reserved-name"].contains($0.rule) }
      .map(\.message)
  }

  /// A screen that loads data called `url`, and shows posts by an adapter of some name.
  private func loading(_ architecture: String, adapter: String) -> String {
    """
    adapter: \(adapter)
    for: Post
    cell: { text: { value: $item.title } }
    ---
    screen: Posts
    architecture: \(architecture)
    data: { url: { request: { path: /head }, yields: Post } }
    sections:
      - { id: head, rows: [{ use: \(adapter), item: $data.url }] }
    """
  }

  @Test(arguments: ["collection", "table", "composition"])
  func dataAndAdaptersAreConstantsBesideEachOther(system: String) {
    #expect(
      collisions(loading(system, adapter: "URLData"))
        == ["`URLData` and the data `url` have one name in Swift"])
    #expect(collisions(loading(system, adapter: "URLDataRow")) == [])
  }

  @Test func adaptersWhoseCellsHavePresentersAreNoConstants() {
    #expect(collisions(loading("mvp", adapter: "URLData")) == [])
  }

  @Test func aSuffixThatSetsANameApartMayBeThatOfAnother() {
    let found = collisions(
      """
      adapter: State
      for: Post
      cell: { text: { value: $item.title } }
      ---
      adapter: StateAdapter
      for: Post
      cell: { text: { value: $item.title } }
      ---
      screen: Posts
      source: { use: AllPosts }
      adapters: [{ use: State, when: $item.title == a }, StateAdapter]
      """)
    #expect(found.contains("`State` and `StateAdapter` both become `stateAdapter` in Swift"))
  }

  @Test(arguments: [("collection", 1), ("viper", 0)])
  func whatWasEnteredStandsBesideParameters(system: String, count: Int) {
    let found = collisions(
      """
      screen: Posts
      architecture: \(system)
      parameters: { enteredText: String = a }
      form: { text: { type: String, title: a, required: true } }
      submit: { title: b, request: Like, with: { id: n1 } }
      """)
    #expect(found.count == count, "\(found)")
  }

  @Test func allScreensAreDestinations() {
    let screens = """
      screen: Posts
      sections: []
      ---
      screen: Init
      swift: { type: InitController }
      ---

      """
    #expect(
      collisions(screens + "screen: INIT\nsections: []")
        == ["screen `Init` and screen `INIT` differ only in capitals"])
    #expect(
      collisions(screens + "screen: InitScreen\nsections: []")
        == ["screen `InitScreen` becomes `initScreen` in Swift, and so does screen `Init`"])
  }

  @Test func gatewaysAreNoMembersBesideServers() {
    let found = collisions(
      """
      api: LikeGateway
      base: https://like.example.com
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      screen: Posts
      architecture: viper
      source: { use: AllPosts }
      adapters: [PostRow]
      actions: [{ select: Post, request: Like, with: { id: $item.id } }]
      """)
    #expect(!found.contains { $0.contains("`likeGateway`") })
  }

  /// A screen of the app's own, made by a class of some name.
  private func own(_ type: String) -> [String] {
    collisions("screen: Posts\nsections: []\n---\nscreen: Bare\nswift: { type: \(type) }")
  }

  @Test func typesOfTheAppStandBesideGeneratedOnes() {
    #expect(own("BareController") == [])
    #expect(
      own("PostsViewController") == [
        "the app's own `PostsViewController`, which screen `Bare` names, is called like a type that is"
          + " generated for screen `Posts`"
      ])
    #expect(
      own("ListSection") == [
        "a type of the app cannot be called `ListSection`, which the generated code has a use for"
      ])
  }

  @Test func aClassOfTheAppIsNotCalledLikeAModelOfIt() {
    let found = collisions(
      """
      model: Stamp
      fields: { id: ID }
      swift: { type: StampValue }
      ---
      screen: Bare
      swift: { type: StampValue }
      """)
    #expect(found == ["model `Stamp` is a `StampValue` already"])
  }

  @Test func aSourceOfTheAppIsNotCalledLikeWhatIsGeneratedForIt() {
    let found = collisions(
      """
      source: Drafts
      swift: { type: Drafts }
      yields: Post
      ---
      screen: Posts
      sections: []
      """)
    #expect(
      found == [
        "the app's own `Drafts`, which source `Drafts` names, is called like a type that is generated for"
          + " it"
      ])
  }
}
