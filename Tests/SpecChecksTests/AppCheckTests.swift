import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks

/// What is checked across declarations and files.
@Suite struct AppCheckTests {
  @Test func duplicateNamesPointToBothPlacesAcrossFiles() throws {
    let files = specs(
      ("b.yaml", "model: Post\nfields: { id: ID }"), ("a.yaml", "model: Post\nfields: { id: ID }"))
    let found = Checker(rules: [.duplicateName]).check(files).diagnostics
    let duplicate = try #require(found.first)
    #expect(found.count == 1)
    // The first in the order of the paths has the name, whatever the order of reading.
    #expect(duplicate.primary.file == FileID(rawValue: 0))
    #expect(duplicate.related.map(\.location.file) == [FileID(rawValue: 1)])
  }

  @Test func unknownNamesSuggestTheNearest() throws {
    let found = findings(
      """
      model: Post
      fields: { id: ID, author: Usr }
      ---
      model: User
      fields: { id: ID }
      """)
    let unknown = try #require(found.first { $0.rule == "unknown-type" })
    #expect(unknown.help == ["did you mean `User`?"])
  }

  @Test func anUnknownModelHasNoFindingsThatFollowFromIt() {
    let found = findings(
      """
      adapter: PostRow
      for: Psot
      cell: { text: { value: $item.title, when: $item.isShown } }
      """)
    #expect(found.map(\.rule) == ["unknown-model"])
  }

  @Test func payloadKeysAreDistinctAfterSnakeCase() {
    let found = findings(
      """
      api: Main
      base: https://api.example.com
      keys: snakeCase
      ---
      model: Post
      fields: { id: ID, likeCount: Int, likes: { type: Int, json: like_count } }
      """)
    #expect(found.map(\.message) == ["another payload key is named `like_count`"])
  }

  @Test func parametersStayApartWhereControllersHaveTheirNames() {
    let found = findings(
      """
      screen: Detail
      parameters: { title: String, titleParameter: String }
      sections: []
      """)
    #expect(
      found.map(\.message)
        == ["the parameters `title` and `titleParameter` may become the same name"])
  }

  @Test func modelsMayHoldListsOfThemselves() {
    let found = findings(
      """
      model: Comment
      fields: { id: ID, replies: "[Comment]" }
      """)
    #expect(found.map(\.message) == [])
  }

  @Test func recursionThroughAUnionIsFound() {
    let found = findings(
      """
      model: Post
      fields: { id: ID, part: Part }
      ---
      union: Part
      tag: kind
      cases: { post: Post }
      """)
    #expect(found.map(\.rule) == ["recursive-model"])
  }

  @Test func aLongChainOfModelsIsNoRecursion() {
    let models = (0..<20_000).map { "model: M\($0)\nfields: { id: ID, next: M\($0 + 1) }" }
    let text = models.joined(separator: "\n---\n") + "\n---\nmodel: M20000\nfields: { id: ID }"
    let files = [SpecReader.read(Array(text.utf8), id: FileID(rawValue: 0), path: "a.yaml")]
    #expect(Checker(rules: [.recursiveModel]).check(files).diagnostics.isEmpty)
  }

  @Test func manyFilesAreCheckedAsFewAre() {
    let files = (0..<700).map { number in
      SpecReader.read(
        Array("model: M\(number)\nfields: { id: ID, other: Missing }".utf8),
        id: FileID(rawValue: UInt32(number)), path: "m\(number).yaml")
    }
    let found = Checker(rules: rules()).check(files).diagnostics
    #expect(found.count == 700)
    #expect(Checker(rules: rules()).check(files.reversed()).diagnostics == found)
  }

  @Test func aModelThatManyCallOtherwiseIsToldOnce() {
    let models = (0..<300).map { "model: M\($0)\nfields: { id: ID, owner: Person }" }
    let rest = ["app: Shop\nlanguage: 1", "model: Persn\nfields: { id: ID }"]
    let found = findings((rest + models).joined(separator: "\n---\n"), with: "unused-model")
    #expect(
      found.filter { $0.rule == "unknown-type" }.map(\.message)
        == ["`Persn` is declared here and named nowhere, and `Person` is named 300 times"])
  }

  @Test func aFileThatCannotBeReadKeepsTheAppFromBeingPassed() {
    let app = "app: Shop\nlanguage: 1"
    #expect(Checker().check(specs(("a.yaml", app))).app != nil)
    let broken = specs(("a.yaml", app), ("b.yaml", "model: Post\nfeilds: {}"))
    #expect(Checker().check(broken).app == nil)
  }

  @Test func warningsDoNotKeepAnAppFromBeingPassed() {
    let result = Checker().check(
      specs(("a.yaml", "app: Shop\nlanguage: 1\n---\nmodel: Post\nfields: { id: ID }")))
    #expect(result.diagnostics.map(\.rule) == ["unused-model"])
    #expect(result.app != nil)
  }

  @Test func noFilesAreNoApp() {
    let result = Checker().check([])
    #expect(result.diagnostics.isEmpty)
    #expect(result.app == nil)
  }

  @Test func cyclesAreFoundOnce() {
    let edges: [Int: [Int]] = [1: [2], 2: [3, 4], 3: [1], 4: [4], 5: [1]]
    let finder = CycleFinder(from: [1, 2, 3, 4, 5]) { edges[$0] ?? [] }
    #expect(finder.cycles == [[1, 2, 3], [4]])
  }

  @Test(
    "what says which app asks is no secret, and what opens a server is",
    arguments: [
      ("{ key: 9f1c27ab, query: client_id }", 0), ("{ key: 9f1c27ab, header: X-App-Id }", 0),
      ("{ key: 9f1c27ab, query: api_key }", 1), ("{ key: 9f1c27ab }", 1),
      ("{ bearer: pk_live_51H8 }", 0), ("{ basic: { user: pk_test_51H8, password: \"\" } }", 0),
      ("{ bearer: sk_live_51H8 }", 1), ("{ key: AIzaSyD-9tSrke72, query: key }", 1),
      ("{ basic: { user: notes, password: tea4two } }", 1),
    ])
  func secretsAreNoIdentifiers(authentication: String, count: Int) {
    let found = findings(
      "api: Main\nbase: https://api.example.com\nauth: \(authentication)", with: "hard-coded-secret"
    )
    #expect(found.filter { $0.rule == "hard-coded-secret" }.count == count)
  }

  @Test(
    "headers and query items are secrets by their names",
    arguments: [
      ("headers: { Authorization: Client-ID 9f1c27ab }", 0),
      ("headers: { Authorization: Bearer 9f1c27ab }", 1),
      ("headers: { Authorization: Bearer pk_live_9f1c27ab }", 0),
      ("headers: { Cookie: theme=dark; lang=de }", 0),
      ("headers: { Cookie: lang=de; PHPSESSID=9f1c27ab }", 1),
      ("headers: { X-Shop-API-Key: 9f1c27ab }", 1), ("headers: { X-Functions-Key: 9f1c27ab }", 1),
      ("headers: { X-Atlassian-Token: no-check }", 0), ("headers: { Accept: text/html }", 0),
      ("query: { api_key: 9f1c27ab }", 1), ("query: { access-token: 9f1c27ab }", 1),
      ("query: { api_key: $parameters.key }", 0), ("query: { client_id: 9f1c27ab }", 0),
      ("query: { key: title }", 0), ("query: { token: next }", 0),
    ])
  func secretsOfCallsAreFound(part: String, count: Int) {
    let found = findings(
      """
      api: Main
      base: https://api.example.com
      ---
      request: Send
      parameters: { key: String }
      path: /send
      \(part)
      ---
      source: Lines
      parameters: { key: String }
      request: { path: /lines, \(part) }
      yields: Line
      ---
      model: Line
      fields: { id: ID }
      """, with: "hard-coded-secret")
    #expect(found.map(\.rule) == Array(repeating: "hard-coded-secret", count: 2 * count))
  }
}
