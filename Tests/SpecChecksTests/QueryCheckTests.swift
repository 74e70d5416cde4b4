import SpecModel
import Testing

@testable import ReferencedFiles
@testable import SpecChecks
@testable import SpecSemantics

/// GraphQL queries and what they are asked with.
@Suite struct QueryCheckTests {
  private func findings(
    _ query: String, variables: String = "{}", page: String? = nil
  ) -> [String] {
    let text = """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID }
      ---
      source: Posts
      graphql:
        query: |
          \(query)
        variables: \(variables)
      items: data.posts
      yields: Post
      \(page.map { "page: \($0)" } ?? "")
      """
    return SpecChecksTests.findings(text).map { "\($0.rule): \($0.message)" }
  }

  @Test func documentsAreRead() {
    let document = GraphQLDocument(
      #"""
      # query No($a: Int)
      query Posts($tag: [String!]! = ["$x", ")"], $of: ID! @from(id: "$y"), $n: Int = 3, $q: F!)
        @cost(n: $n) {
        query: posts(tag: $tag, of: $of, where: { q: $q, low: -1.5e+3 }, text: QQQ{ $z \QQQ } QQQ) {
          ...query, ... on Post { id }
        }
      }
      fragment query on Post @include(if: $flag) { fragment: id }
      """#.replacing("QQQ", with: "\"\"\""))
    #expect(document.operations == [.query])
    #expect(document.mistake == nil)
    #expect(document.untypedVariable == nil)
    #expect(document.variables.map(\.name) == ["tag", "of", "n", "q"])
    #expect(document.variables.map(\.isRequired) == [false, true, false, true])
    #expect(document.usedVariables == ["n", "tag", "of", "q", "flag"])
  }

  @Test(arguments: [
    "", "{", "}", "(", "$", "query", "query (", "query Q($", "query Q($a", "query Q($a:", "\"",
    "\"\"\"",
    "\"\\", "{ a } { b }", "fragment", "fragment F on", "query Q($a: [Int)] { a }", "\u{e9}{ }",
  ])
  func whateverStandsThereIsRead(text: String) {
    let document = GraphQLDocument(text)
    #expect(document.operations.count <= 2)
  }

  @Test(arguments: [
    ("{ posts { id } }", nil), ("query Posts { posts { id } }", nil),
    ("fragment F on Post { id } { posts { ...F } }", nil),
    ("mutation { posts { id } }", "a list is asked for by a query"),
    ("subscription { posts { id } }", "a list is asked for by a query"),
    (
      "query A { posts { id } } query B { posts { id } }",
      "there is more than one operation in this"
    ),
    ("{ posts { id } } { users { id } }", "there is more than one operation in this"),
    ("fragment F on Post { id }", "there is no query in this"),
    ("{ posts { id }", "a `{` in line 1 of the query is not closed"),
    ("{ posts { id } } }", "a `}` in line 1 of the query closes nothing"),
    ("{ posts(a: [1) { id } }", "a `)` in line 1 of the query stands where `]` is due"),
    (
      #"{ posts(a: "new) { id } }"#,
      #"the text `"new) { id } }` in line 1 of the query has no end"#
    ),
    (
      #"{ posts(a: "a long text that nobody has ended) { id } }"#,
      #"the text `"a long text that nobody…` in line 1 of the query has no end"#
    ),
    ("query P($a String) { posts(a: $a) { id } }", "the query declares `$a` without a type"),
    (
      "query P($a: String, $b) { posts(a: $a, b: $b) { id } }",
      "the query declares `$b` without a type"
    ),
    ("query P($a) { posts { id } }", "the query declares `$a` without a type"),
  ])
  func aSourceAsksByOneQuery(query: String, problem: String?) {
    #expect(findings(query) == (problem.map { ["invalid-query: \($0)"] } ?? []))
  }

  @Test func aTextEndsWithItsLine() {
    let slip = GraphQLDocument("{\n  posts(a: \"new) {\n    id\n  }\n}").mistake
    #expect(slip == .openString("\"new) {", line: 2))
    #expect(GraphQLDocument("{ a(b: \"\"\"c\nd\"\"\") }").mistake == nil)
  }

  @Test func variablesAreThoseThatAreGiven() {
    #expect(
      findings("query P($tag: String!) { posts(tag: $tag) { id } }", variables: "{ tag: new }")
        == [])
    #expect(findings("query P($tag: String) { posts(tag: $tag) { id } }") == [])
    #expect(
      findings("query P($tag: String!) { posts(tag: $tag) { id } }")
        == ["query-mismatch: `$tag` has no value"])
    #expect(
      findings("{ posts(tag: $tag) { id } }")
        == ["query-mismatch: the query has `$tag` and does not declare it"])
    #expect(
      findings("query P($tag: String) { posts { id } }")
        == ["query-mismatch: the query declares `$tag` and does not use it"])
    #expect(
      findings("query P($tag: String) { posts(tag: $tag) { id } }", variables: "{ tga: new }")
        == ["query-mismatch: the query declares no `$tga`"])
  }

  @Test func pagesAreAskedForByVariables() {
    let page = "{ by: cursor, send: after, receive: data.end, size: 9, sizeAs: first }"
    #expect(
      findings(
        "query P($after: String, $first: Int!) { posts(after: $after, first: $first) { id } end }",
        page: page) == [])
    #expect(
      findings(
        "query P($after: String!, $first: Int!) { posts(after: $after, first: $first) { id } end }",
        page: page) == ["query-mismatch: `$after` has no value when the first page is asked for"])
    #expect(
      findings("query P($after: String) { posts(after: $after) { id } end }", page: page)
        == ["query-mismatch: the query declares no `$first`"])
  }

  @Test func whatIsReadIsAskedFor() {
    #expect(
      findings("{ posts { title } }")
        == [
          "query-mismatch: the query asks for no field `id`, and no `Post` can be read without it"
        ])
    #expect(findings("{ posts { id: number } }") == [])
    #expect(findings("{ posts: notes @include(if: true) { id } }") == [])
    #expect(findings("{ posts(where: { id: 1 }) { ...Part } }") == [])
    #expect(
      findings("{ notes { id } }")
        == ["query-mismatch: the query selects no `posts`, through which `items:` leads"])
    let page =
      "{ by: cursor, send: after, receive: data.posts.end.mark, ends: { field: data.posts.end.more } }"
    #expect(
      findings("query P($after: String) { posts(after: $after) { id } }", page: page)
        == ["query-mismatch: the query selects no `end`, by which the next page is told"])
  }

  @Test(arguments: [
    ("SELECT id, title FROM posts", ["id", "title"]),
    ("select p.id, p.title AS text from posts p", ["id", "text"]),
    ("SELECT DISTINCT id FROM posts", ["id"]), ("SELECT * FROM posts", nil),
    ("SELECT count(*) AS n FROM posts", nil), ("WITH x AS (SELECT 1) SELECT id FROM x", nil),
    ("SELECT \"id\", `title` FROM posts", ["id", "title"]), ("SELECT id", nil), ("", nil),
  ])
  func columnsOfAQueryAreItsOwn(query: String, columns: [String]?) {
    #expect(SQLColumns.names(in: query) == columns)
  }

  @Test(arguments: [
    ("Queries/Posts.sql", "a GraphQL query, or the path of a `.graphql` file"),
    ("/Queries/Posts.graphql", "a path within the specs"),
    ("Queries/../../Posts.graphql", "a path within the specs"),
  ])
  func aQuerysFileIsOneOfTheSpecs(path: String, expected: String) {
    let text = """
      source: Posts
      graphql: { query: \(path) }
      yields: Post
      """
    #expect(
      specs(("a.yaml", text))[0].diagnostics.map(\.message)
        == ["expected \(expected), found `\(path)`"])
  }
}
