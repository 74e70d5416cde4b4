import Testing

@testable import SpecChecks

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
      parameters: { room: ID = general, post: Post? }
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
          "missing-key: firestore order has no `by`",
        ])
  }

  @Test func aListAtAPathIsNoneOfFirestore() {
    #expect(
      findings("collection: posts", more: "items: data").map { $0.prefix(11) } == ["unknown-key"])
  }

  @Test func dataIsTheAnswerToARequest() {
    let screen = """
      ---
      screen: Feed
      data: { posts: { use: Posts } }
      sections: []
      """
    #expect(
      findings("collection: posts", screen: screen).contains(
        "binding-type-mismatch: `Posts` is a query of Firestore, and data is the answer to a request"
      ))
  }
}
