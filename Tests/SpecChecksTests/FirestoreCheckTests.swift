import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Queries of Firestore.
@Suite struct FirestoreCheckTests {
  private func findings(
    _ query: String, more: String = "", screen: String = ""
  ) -> [String] {
    let text = """
      api: Chat
      base: https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      source: Posts
      parameters: { room: ID = general, post: Post?, names: "[String]", days: "[Date]" }
      firestore: { \(query) }
      yields: Post
      \(more)
      \(screen)
      """
    return SpecChecksTests.findings(text).map { "\($0.rule): \($0.message)" }
  }

  @Test(arguments: [
    "collection: posts", "collection: \"rooms/{$parameters.room}/posts\"",
    "collection: \"{$parameters.room}\"", "collection: a/b/c/d/e",
  ])
  func collectionsHaveAnOddNumberOfParts(query: String) {
    #expect(findings(query) == [])
  }

  @Test(arguments: [
    "collection: /posts", "collection: posts/", "collection: rooms/general",
    "collection: \"rooms/{$parameters.room}\"", "collection: a//b",
  ])
  func whatIsTheDocumentsPathIsRefused(query: String) {
    #expect(findings(query) == ["invalid-address: this is not the path of a collection"])
  }

  @Test func pagesBeginBehindTheLastDocument() {
    #expect(findings("collection: posts", more: "page: { by: last, size: 20 }") == [])
    for page in [
      "{ by: last }", "{ by: page, send: page, ends: empty }",
      "{ by: last, size: 20, send: after }", "{ by: last, size: 20, ends: short }",
      "{ by: last, size: 20, sizeAs: limit }",
    ] {
      #expect(
        findings("collection: posts", more: "page: \(page)").map { $0.prefix(21) }
          == ["pagination-incomplete"], "\(page)")
    }
    #expect(
      findings("collection: posts, limit: 5", more: "page: { by: last, size: 20 }")
        == ["pagination-incomplete: a page says its `size:`"])
  }

  @Test func valuesAreThoseThatCanBeSent() {
    #expect(findings("collection: posts, where: [{ field: a, value: $parameters.room }]") == [])
    #expect(
      findings("collection: posts, where: [{ field: a, value: $parameters.post }]")
        == ["binding-type-mismatch: `Post?` cannot be sent"])
    #expect(
      findings("collection: posts, where: [{ field: a, op: like, value: b }]").map { $0.prefix(10) }
        == ["wrong-type"])
    #expect(
      findings("collection: posts, where: [{ field: a }], order: [{ descending: true }]")
        == [
          "missing-key: firestore filter has no `value`",
          "missing-key: order has no `by`",
        ])
  }

  private func refusals(_ filter: String, group: Bool = false) -> [String] {
    findings("collection: posts, group: \(group), where: [{ \(filter) }]")
  }

  @Test(arguments: [
    "field: a, op: in, value: $parameters.names", "field: a, op: notIn, value: [1, 2]",
    "field: a, op: containsAny, value: $parameters.days", "field: a, op: contains, value: x",
    "field: id, value: $parameters.room", "field: __name__, op: in, value: $parameters.names",
    "field: \"`id`\", value: true", "field: \"a.`b.c`\", value: 1",
  ])
  func whatFirestoreTakesIsLetThrough(filter: String) {
    #expect(refusals(filter) == [])
  }

  @Test(arguments: [
    ("field: a, op: in, value: $parameters.room", "`in` compares with a list, and this is `ID`"),
    ("field: a, op: notIn, value: 3", "`notIn` compares with a list, and this is `Int`"),
    (
      "field: a, op: containsAny, value: $parameters.room",
      "`containsAny` compares with a list, and this is `ID`"
    ),
    ("field: a, value: [x]", "`equal` compares with one value, and this is `[String]`"),
    (
      "field: a, op: contains, value: $parameters.names",
      "`contains` compares with one value, and this is `[String]`"
    ),
    ("field: a, op: in, value: []", "`in` compares with 1 to 30 values, and these are 0"),
    (
      "field: a, op: notIn, value: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]",
      "`notIn` compares with 1 to 10 values, and these are 11"
    ),
    ("field: a..b, value: 1", "`a..b` is no path of a field"),
    ("field: \"a.`b\", value: 1", "`a.`b` is no path of a field"),
    ("field: id, op: contains, value: x", "what a document is called is no list"),
    ("field: id, value: true", "documents are called by texts, and this is `Bool`"),
  ])
  func whatFirestoreRefusesIsRefused(filter: String, message: String) {
    #expect(refusals(filter) == ["invalid-firestore-query: \(message)"])
  }

  @Test func documentsOfGroupsAreNotComparedByWhatTheyAreCalled() {
    #expect(refusals("field: a, value: 1", group: true) == [])
    #expect(
      refusals("field: id, value: $parameters.room", group: true)
        == [
          "invalid-firestore-query: the documents of a group are not told apart by what they are called"
        ])
    #expect(findings("collection: posts, order: [id, .a]").count == 1)
  }

  @Test func aListAtAPathIsNoneOfFirestore() {
    #expect(
      findings("collection: posts", more: "items: data").map { $0.prefix(11) } == ["unknown-key"])
  }

  @Test func dataIsAListAsOneValue() {
    let screen = """
      ---
      screen: Feed
      data: { posts: { use: Posts } }
      sections: []
      """
    #expect(
      findings("collection: posts", screen: screen).contains(
        "binding-type-mismatch: `Posts` has items, and data is one value"
      ))
  }
}
