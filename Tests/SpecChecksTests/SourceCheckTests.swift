import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks

/// Where items come from, and what of that does not go together.
@Suite struct SourceCheckTests {
  private func findings(_ source: String, api: String = "", screen: String = "") -> [String] {
    let text = """
      api: Main
      base: https://api.example.com
      \(api)
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      source: Posts
      \(source)
      yields: Post
      ---
      screen: Feed
      \(screen)
      source: { use: Posts }
      adapters: [PostRow]
      """
    return SpecChecksTests.findings(text).map { "\($0.rule): \($0.message)" }
  }

  @Test(arguments: [
    "{ by: last, send: after, ends: empty }", "{ by: link }", "{ by: link, receive: next }",
    "{ by: offset, send: skip, ends: { header: X-Total, counts: items } }",
    "{ by: page, send: page, size: 9, ends: { field: total, counts: items } }",
    "{ by: cursor, send: after, receive: end, ends: { field: more } }",
    "{ by: header, marks: { from: X-Next } }", "{ by: header, size: 3, marks: { from: X-Next } }",
  ])
  func everyFormOfPagingCanBeSaid(page: String) {
    #expect(findings("request: { path: /posts }\npage: \(page)") == [])
  }

  @Test(arguments: [
    "{ by: last, ends: empty }", "{ by: last, send: after }", "{ by: link, send: page }",
    "{ by: link, ends: empty }", "{ by: last, send: after, ends: { header: X-Total } }",
    "{ by: offset, send: skip, ends: { header: X-Pages } }",
    "{ by: page, send: page, ends: { field: total, counts: items } }", "{ by: service }",
    "{ by: header }", "{ by: header, send: from, marks: { from: X-Next } }", "{ by: connection }",
    "{ by: header, marks: { from: X-Next }, ends: empty }", "{ by: link, marks: { from: X-Next } }",
  ])
  func pagingThatWouldNotEndOrBeginIsRefused(page: String) {
    let found = findings("request: { path: /posts }\npage: \(page)")
    #expect(found.map { $0.prefix(21) } == ["pagination-incomplete"])
  }

  @Test func pagesOfAServiceFollowFromItsPreset() {
    let source = "request: { path: /posts }\npage: { by: service, size: 20 }"
    #expect(findings(source, api: "preset: wordpress") == [])
    #expect(findings(source, api: "preset: azureTables") == [])
    // AppSync answers to GraphQL only.
    #expect(findings(source, api: "preset: appsync").count == 1)
    #expect(
      findings(
        "request: { path: /posts }\npage: { by: service, size: 101 }", api: "preset: wordpress")
        == ["pagination-incomplete: the service gives at most 100 items at once"])
    #expect(
      findings("request: { path: /x }\npage: { by: service, send: p }", api: "preset: parse").count
        == 1)
  }

  /// What the pages of a service turn out to be decides what has to be said.
  @Test(arguments: [
    ("shopify", "$first: Int, $after: String", "first: $first, after: $after", "data.posts.nodes"),
    (
      "parse", "$first: Int, $after: String", "first: $first, after: $after",
      "data.posts.edges[].node"
    ),
    (
      "appsync", "$limit: Int, $nextToken: String", "limit: $limit, nextToken: $nextToken",
      "data.posts.items"
    ),
  ])
  func pagesOfAServiceStandBesideItsLists(
    preset: String, variables: String, arguments: String, items: String
  ) {
    let source = """
      graphql: { query: "query P(\(variables)) { posts(\(arguments)) { ...Part } }" }
      page: { by: service, size: 20 }
      """
    func found(_ items: String) -> [String] {
      findings("\(source)\n\(items)", api: "preset: \(preset)").map { String($0.prefix(21)) }
    }
    #expect(found("items: \(items)") == [])
    #expect(found("") == ["pagination-incomplete"])
    #expect(found("items: posts") == ["pagination-incomplete"])
  }

  @Test func connectionsStandInTheAnswersOfGraphQL() {
    let query =
      "graphql: { query: \"query P($after: String) { posts(after: $after) { ...Part } }\" }"
    func found(_ items: String, _ page: String) -> [String] {
      findings("\(query)\nitems: \(items)\npage: \(page)").map { String($0.prefix(21)) }
    }
    #expect(found("data.posts.nodes", "{ by: connection }") == [])
    #expect(found("data.posts.edges[].node", "{ by: connection }") == [])
    #expect(found("data.posts", "{ by: connection }") == ["pagination-incomplete"])
    #expect(
      found("data.posts.nodes", "{ by: connection, ends: empty }") == ["pagination-incomplete"])
    // The variable for the size is `first`, and this query has none.
    #expect(found("data.posts.nodes", "{ by: connection, size: 9 }") == ["query-mismatch: the q"])
  }

  @Test(arguments: [
    "request: { path: /posts }", "graphql: { query: \"{ posts { ...Part } }\" }\nitems: data.posts",
    "disk: { path: Posts.json }", "sqlite: { query: \"SELECT * FROM posts\" }",
    "coreData: { entity: Post, order: [title] }",
  ])
  func whatIsDecodedCanSkipWhatIsInvalid(source: String) {
    #expect(findings(source + "\ninvalid: skip") == [])
    #expect(findings(source + "\ninvalid: fail") == [])
    #expect(findings(source + "\ninvalid: maybe").map { $0.prefix(10) } == ["wrong-type"])
  }

  @Test(arguments: ["items: [{ id: 1, title: a }]", "swift: { type: OwnPosts }"])
  func whatIsNotDecodedCannotSkipWhatIsInvalid(source: String) {
    #expect(findings(source + "\ninvalid: skip").map { $0.prefix(11) } == ["unknown-key"])
  }

  @Test func filesStayInTheirFolder() {
    #expect(findings("disk: { path: Notes/Posts.json }") == [])
    for path in ["/etc/passwd", "../Posts.json", "Notes/../../x"] {
      #expect(findings("disk: { path: \(path) }").map { $0.prefix(15) } == ["invalid-address"])
    }
  }

  @Test func namesInQuotesAndCommentsOfAQueryAreNone() {
    let query = "SELECT ':a', \":b\" FROM t -- :c\nWHERE /* :d */ id > :e AND id < :e"
    #expect(SQLPlaceholders.names(in: query) == ["e"])
  }

  @Test(arguments: [
    "disk: { path: Posts.json }", "sqlite: { query: \"SELECT * FROM posts\" }",
    "request: { path: /posts }\ncache: { for: 1m }", "coreData: { entity: Post, order: [title] }",
  ])
  func scenesAskGatewaysForThat(source: String) {
    let viper = findings(source, screen: "architecture: viper")
    #expect(viper.map { $0.prefix(27) } == ["unsupported-by-architecture"])
    for other in Architecture.standard where other != .viper {
      #expect(findings(source, screen: "architecture: \(other.rawValue)") == [])
    }
  }
}

/// Lists that a screen loads whole.
@Suite struct LoadedListCheckTests {
  private func messages(
    source: String = "request: { path: /posts }", yields: String = "\"[Post]\"",
    section: String = "source: $data.posts", adapters: String = "PostRow",
    when: String = "$data.posts.count > 1"
  ) -> [String] {
    findings(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      model: Note
      fields: { id: ID }
      ---
      union: Entry
      tag: kind
      cases: { post: Post, note: Note }
      unknown: skip
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { verbatim: Note } }
      ---
      source: Posts
      \(source)
      yields: \(yields)
      ---
      screen: Feed
      data: { posts: { use: Posts } }
      sections:
        - { id: posts, \(section), adapters: [\(adapters)], when: "\(when)" }
      """
    ).map(\.message)
  }

  @Test(arguments: [("[Post]", "PostRow"), ("[Entry]", "PostRow, NoteRow")])
  func listIsThereAsAWhole(yields: String, adapters: String) {
    #expect(messages(yields: "\"\(yields)\"", adapters: adapters) == [])
  }

  @Test func objectIsNoList() {
    #expect(
      messages(yields: "Post", when: "$data.posts != nil") == [
        "expected a list of models, found `Post?`"
      ])
  }

  @Test(arguments: ["\"[String]\"", "String"])
  func listIsOneOfModels(yields: String) {
    #expect(messages(yields: yields).first?.hasPrefix("a source yields models, and") == true)
  }

  @Test(arguments: [
    "disk: { path: Posts.json }", "sqlite: { query: \"SELECT * FROM posts\" }",
    "items: [{ id: 1, title: One }]",
    "graphql: { query: \"{ posts { ...Part } }\" }\nitems: data.posts",
    "firestore: { collection: posts }", "coreData: { entity: Post, order: [title] }",
  ])
  func listComesFromWhereverThereAreLists(source: String) {
    #expect(messages(source: source) == [])
  }

  @Test(arguments: [
    "sqlite: { query: \"SELECT * FROM posts\" }", "items: [{ id: 1, title: One }]",
    "firestore: { collection: posts }", "coreData: { entity: Post, order: [title] }",
  ])
  func objectComesFromWhereThereAreObjects(source: String) {
    let found = messages(source: source, yields: "Post", section: "rows: []", when: "true")
    #expect(found.contains("`Posts` has items, and data is one value"))
    #expect(
      !messages(
        source: "disk: { path: Post.json }", yields: "Post", section: "rows: []", when: "true"
      ).contains { $0.contains("data") })
  }

  @Test func listComesAllAtOnce() {
    for page in [
      "request: { path: /posts }\npage: { by: page, send: p, ends: empty }",
      "coreData: { entity: Post, order: [title] }\npage: { by: offset, size: 20 }",
    ] {
      #expect(messages(source: page) == ["`Posts` is loaded in pages, and data is loaded whole"])
    }
    #expect(
      messages(
        source: "swift: { type: OwnPosts }", yields: "Post", section: "rows: []", when: "true"
      )
      .contains("`Posts` is a list of the app's own, and data is loaded whole"))
  }

  @Test(arguments: [
    "source: { use: Posts }", "source: { request: { path: /posts }, yields: \"[Post]\" }",
  ])
  func sectionAsksForItemsAndForNoList(section: String) {
    let found = messages(section: section)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("is loaded as one list, and a section asks for items") == true)
  }
}

/// What screens can know of who is logged in.
@Suite struct SessionCheckTests {
  private func findings(_ text: String) -> [String] {
    SpecChecksTests.findings(
      """
      model: Answer
      fields: { user: ID, token: String }
      ---
      request: LogIn
      path: /login
      yields: Answer
      ---
      api: Main
      base: https://api.example.com
      auth: { bearer: $session.token }
      session:
        fields: { user: ID, token: { type: String, secret: true } }
        begins: [LogIn]
      ---
      adapter: AnswerRow
      for: Answer
      cell: { text: { key: a.b, when: \(text) } }
      """
    ).filter { $0.rule != "missing-identity" }.map { "\($0.rule): \($0.message)" }
  }

  @Test func valuesOfTheSessionMayBeMissing() {
    #expect(findings("$session.user == $item.user") == [])
    #expect(findings("$session.user != nil") == [])
  }

  @Test func secretsAreOnNoScreen() {
    #expect(findings("$session.token != nil").map { $0.prefix(13) } == ["unknown-field"])
  }
}
