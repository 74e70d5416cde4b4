import Diagnostics
import ScreenCompiler
import SourceText
import Testing

@Suite struct CompletionTests {
  /// An app in which the spec that is tried out is written.
  private static let app = [
    "Specs/App.yaml": """
    app: Small
    language: 1
    architecture: collection
    theme: Plain
    host: { menu: [{ screen: Feed, title: tab.feed, icon: house }] }
    flags: { isNew: Bool = false }
    ---
    theme: Plain
    colors:
      accent: { light: "#3068cc", dark: "#88aaff" }
      muted: { light: "#555555", dark: "#aaaaaa" }
    ---
    api: Server
    base: https://example.com
    ---
    enum: Status
    cases: [open, closed]
    ---
    model: Post
    fields: { id: ID, title: String, status: Status, author: Author? }
    ---
    model: Author
    fields: { id: ID, name: String }
    ---
    source: Posts
    request: { api: Server, path: /posts }
    yields: Post
    """
  ]

  /// The names that may stand at `‸` of a spec.
  private func names(_ marked: String) throws -> [String] {
    try completion(marked).candidates.map(\.name)
  }

  private func completion(_ marked: String) throws -> Completion {
    let project = try ScratchProject(Self.app)
    let parts = marked.components(separatedBy: "‸")
    try #require(parts.count == 2)
    return try project.compiler().completion(
      in: "Feed.yaml", text: Array(parts.joined().utf8), at: parts[0].utf8.count)
  }

  private static let adapter = """
    adapter: Card
    for: Post
    cell:

    """

  @Test func commentsNameRules() throws {
    let all = try names("# screenc:ignore ‸\nscreen: Feed\n")
    #expect(all.contains("low-contrast"))
    #expect(all == all.sorted())
    let begun = try completion("screen: Feed # screenc:ignore missing-em‸pty the server has one\n")
    #expect(begun.candidates.map(\.name) == ["missing-empty-state"])
    #expect(begun.candidates.first?.detail != nil)
    #expect(begun.replaced == ByteSpan(30..<43))
    #expect(try names("# scr‸\nscreen: Feed\n") == ["screenc:ignore"])
  }

  @Test(arguments: [
    "# a word ‸\nscreen: Feed\n", "# screenc:ignore unused-model it ‸\nscreen: Feed\n",
  ])
  func whatElseCommentsSayIsNotCompleted(marked: String) throws {
    #expect(try names(marked) == [])
  }

  private func configured(_ marked: String) throws -> [String] {
    let project = try ScratchProject(Self.app)
    let parts = marked.components(separatedBy: "‸")
    try #require(parts.count == 2)
    return try project.compiler().completion(
      in: "screenc.yaml", text: Array(parts.joined().utf8), at: parts[0].utf8.count
    ).candidates.map(\.name)
  }

  @Test func configurationsNameRules() throws {
    #expect(try configured("severities: { missing-emp‸ }") == ["missing-empty-state"])
    #expect(try configured("severities:\n  missing-emp‸: off\n") == ["missing-empty-state"])
    #expect(try configured("folders:\n  Old:\n    missing-emp‸\n") == ["missing-empty-state"])
    let levels = try configured("severities: { unused-model: ‸ }")
    #expect(levels == ["off", "note", "warning", "error"])
    #expect(try configured("out‸") == ["output"])
    #expect(try configured("output: Generated\nse‸\n") == ["severities"])
  }

  @Test func documentsStartWithWhatTheyDeclare() throws {
    let names = try names("‸")
    #expect(names.first == "app")
    #expect(names.contains("screen"))
    #expect(try self.names("model: A\n---\nsc‸") == ["screen"])
  }

  @Test func keysAreThoseThatAreMissing() throws {
    let names = try names("screen: Feed\nsource: { use: Posts }\n‸\nadapters: [Card]\n")
    #expect(names.contains("title"))
    #expect(names.contains("states"))
    #expect(!names.contains("source"))
    #expect(!names.contains("adapters"))
    #expect(!names.contains("fields"))
  }

  @Test(arguments: [
    "screen: Feed\nstates:\n  ‸\n", "screen: Feed\nstates: { ‸ }\n", "screen: Feed\nstates: { ‸",
    "screen: Feed\nstates:\n  ‸\ntitle: [\n", "screen: Feed\r\nstates:\r\n  ‸\r\ntitle: feed\r\n",
  ])
  func keysOfMappingsInAnyStyle(marked: String) throws {
    #expect(try names(marked).contains("empty"))
  }

  @Test func keysSayWhatTheyMean() throws {
    let completion = try completion("screen: Feed\ntit‸: feed\n")
    #expect(completion.candidates.map(\.name) == ["title"])
    #expect(completion.candidates.first?.detail?.isEmpty == false)
    #expect(completion.replaced.range == 13..<16)
  }

  @Test func wordsToChooseFrom() throws {
    #expect(try names("screen: Feed\nstates: { loading: ‸ }\n").contains("skeleton"))
    #expect(
      try names("app: Small\narchitecture: ‸\n")
        == ["collection", "composition", "mvp", "table", "viper"])
  }

  @Test func namesOfTheApp() throws {
    #expect(try names("screen: Feed\nsource: { use: ‸ }\n") == ["Posts"])
    #expect(try names("adapter: Card\nfor: ‸\n") == ["Author", "Post"])
    #expect(try names("model: Blog\nfields:\n  posts: [P‸]\n") == ["Post"])
    #expect(
      try names(Self.adapter + "  text: { value: $item.title, color: ‸ }\n") == ["accent", "muted"])
  }

  @Test func pathsAreTyped() throws {
    #expect(try names(Self.adapter + "  text: $it‸\n") == ["item"])
    let fields = try completion(Self.adapter + "  text: $item.‸\n").candidates
    #expect(fields.map(\.name) == ["id", "title", "status", "author"])
    #expect(fields.last?.detail == "Author?")
    #expect(try names(Self.adapter + "  text: $item.author.na‸\n") == ["name"])
    #expect(
      try names(Self.adapter + "  text: { value: \"🦊 {$item.t‸}\" }\n") == [
        "title"
      ])
  }

  @Test func conditionsKnowTheCases() throws {
    let start = Self.adapter + "  column:\n    - text: $item.title\n      when: "
    #expect(try names(start + "$item.status == ‸\n") == ["open", "closed"])
    #expect(try names(start + "$item.status == open and $item.‸\n").contains("author"))
    #expect(try names(start + "$flags.‸\n") == ["isNew"])
  }

  @Test func nothingWhereAnythingMayStand() throws {
    #expect(try names("screen: Feed\ntitle: ‸\n").isEmpty)
    #expect(try names("screen: Feed\nnothing: { ‸ }\n").isEmpty)
    #expect(try names("# ‸\n").isEmpty)
  }

  @Test func aSpecThatIsThereIsReadAsItIsBeingWritten() throws {
    let project = try ScratchProject(Self.app)
    try project.write("model: Old\nfields: { a: Int }\n", to: "Specs/Feed.yaml")
    let text = "model: New\nfields: { a: Int }\n---\nadapter: Card\nfor: "
    let completion = try project.compiler().completion(
      in: "Feed.yaml", text: Array(text.utf8), at: text.utf8.count)
    #expect(completion.candidates.map(\.name) == ["Author", "New", "Post"])
  }
}
