import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Where recorded responses have their lists, what is left out of these, and how they go on.
extension SampleCheckTests {
  @Test func listsStandWhereTheSpecSays() {
    let source = Self.posts + "\nitems: data.posts"
    #expect(messages(source, #"{ "data": { "posts": [{ "id": 1 }] } }"#) == [])
    #expect(messages(source, #"{ "data": { "posts": null } }"#) == [])
    #expect(messages(source, #"{ "data": null }"#) == [])
    #expect(messages(source, #"{ "data": { "posts": { "id": 1 } } }"#) == [])
    #expect(
      messages(source, #"{ "dta": 1 }"#) == [
        "the response has no `data`, and `items:` leads to `data.posts`"
      ])
    #expect(
      messages(source, "[]") == ["the response is an array, and `items:` leads to `data.posts`"])
    #expect(
      messages(source, #"{ "data": {} }"#) == [
        "`items:` leads to `data.posts`, where no sample has anything"
      ])
    #expect(messages(source, #"{ "data": {} }"#, #"{ "data": { "posts": [] } }"#) == [])
  }

  /// One source may have recorded it otherwise; where several have, the field is declared otherwise.
  @Test func aKeyThatAllSourcesHaveOtherwiseIsToldAtItsField() {
    let sources = """
      source: Others
      request: { path: /o }
      yields: Words
      samples: [s1.json]
      ---
      source: Words2
      request: { path: /w }
      yields: Words
      """
    let found = findings(
      sources, #"[{ "id": 1, "txt": "a" }]"#, #"[{ "id": 2, "txt": "b" }]"#)
    #expect(
      found.map(\.message) == [
        "`text` of `Words` is declared `String`, and responses have `txt` and no `text`"
      ])
    #expect(found.map(\.help) == [["name its key in payloads: `json: txt`"]])
    #expect(found.first?.consequences.count == 2)
  }

  /// What the app leaves out is told as a note: the response is read all the same.
  @Test func elementsThatAreLeftOutAreNotes() throws {
    let source = Self.posts + "\ninvalid: skip"
    let found = findings(source, #"[{ "id": 1 }, { "id": 2, "like_count": "3" }, 7]"#)
    #expect(
      found.map(\.message) == [
        "`/1/like_count` is a text, and `likeCount` of `Post` is declared `Int`",
        "`/2` is a number, and `Posts` yields `Post`",
      ])
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(
      try #require(found.first).notes == [
        "the app leaves the element out, because its source says `invalid: skip`"
      ])
  }

  @Test func responsesOfWhichNothingIsLeftAreMismatches() {
    let source = Self.posts + "\ninvalid: skip"
    let found = findings(
      source, #"[{ "id": 1, "like_count": "3" }, { "id": 2, "like_count": [] }]"#)
    #expect(found.map(\.severity) == [.error, .error])
    // One sample has elements that the app shows.
    let mixed = findings(source, #"[{}]"#, #"[{ "id": 1 }]"#)
    #expect(mixed.map(\.severity) == [.note])
  }

  @Test func elementsOfInnerListsAreLeftOutAlone() {
    let source = Self.posts + "\ninvalid: skip"
    let found = findings(
      source, #"[{ "id": 1, "tags": ["a", 7], "parts": [{ "kind": "words", "id": 1 }] }]"#)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test func whatIsNoListIsNotSkipped() {
    let source = Self.posts + "\ninvalid: skip"
    #expect(findings(source, #"{ "id": true }"#).map(\.severity) == [.error])
    #expect(findings(source + "\nitems: rows", #"{ "rows": 7 }"#).map(\.severity) == [.error])
  }

  @Test func itemsStandInElementsWhereTheSpecSays() {
    let source = Self.posts + "\nitems: edges[].node"
    #expect(
      messages(source, #"{ "edges": [{ "node": { "id": 1 } }, { "node": null }, {}] }"#) == [])
    #expect(
      messages(source, #"{ "edges": [{ "node": {} }] }"#) == [
        "`/edges/0/node` has no `id`, and `id` of `Post` is declared `ID`"
      ])
    #expect(
      messages(source, #"{ "edges": [1] }"#) == [
        "`/edges/0` is a number, and `items:` leads to `edges[].node`"
      ])
  }

  @Test func pagesAreAskedForByWhatIsThere() {
    let cursor = Self.posts + "\nitems: rows\npage: { by: cursor, send: after, receive: next }"
    #expect(messages(cursor, #"{ "rows": [], "next": "a" }"#, #"{ "rows": [] }"#) == [])
    #expect(messages(cursor, #"{ "rows": [], "next": null }"#) == [])
    #expect(
      messages(cursor, #"{ "rows": [] }"#) == [
        "the mark of the next page is read from `next`, where no sample has anything"
      ])
    #expect(
      messages(cursor, #"{ "rows": [], "next": {} }"#) == [
        "`/next` is an object, and the mark of the next page is read from `next`"
      ])
    #expect(
      messages(cursor, #"{ "rows": [], "next": true }"#) == [
        "`/next` is a Bool, and the mark of the next page is read from `next`"
      ])
    let last = Self.posts + "\npage: { by: last, send: after, ends: empty, receive: mark.at }"
    #expect(messages(last, #"[{ "id": 1, "mark": { "at": 7 } }]"#) == [])
    #expect(messages(last, "[]") == [])
    #expect(
      messages(last, #"[{ "id": 1 }]"#) == [
        "the mark of the next page is read from `mark.at`, where no sample has anything"
      ])
    let edges = last.replacing("yields: Post", with: "items: edges[].node\nyields: Post")
    #expect(messages(edges, #"{ "edges": [{ "node": { "id": 1, "mark": { "at": 7 } } }] }"#) == [])
    let field =
      Self.posts + "\nitems: rows\npage: { by: page, send: page, ends: { field: meta.more } }"
    #expect(messages(field, #"{ "rows": [], "meta": { "more": false } }"#) == [])
    #expect(
      messages(field, #"{ "rows": [], "meta": {} }"#) == [
        "the last page is known by `meta.more`, where no sample has anything"
      ])
  }

  @Test func connectionsOfGraphQLHaveTheirMarks() {
    let source = """
      source: Posts
      graphql: { query: "query Q($after: String) { posts(after: $after) { nodes { ...Part } pageInfo { endCursor hasNextPage } } }" }
      items: data.posts.nodes
      yields: Post
      page: { by: connection }
      """
    let good =
      #"{ "data": { "posts": { "nodes": [], "pageInfo": { "endCursor": "a", "hasNextPage": true } } } }"#
    #expect(messages(source, good) == [])
    #expect(messages(source, #"{ "data": { "posts": { "nodes": [] } } }"#).count == 2)
    #expect(
      messages(source, #"{ "errors": [{ "message": "no" }], "data": null }"#) == [
        "the server tells of errors in this response, so the app shows none of it"
      ])
  }

  @Test func anObjectThatIsLoadedWholeIsNoList() {
    let screen = """
      screen: One
      data: { post: { use: Posts } }
      sections: [{ id: a, rows: [{ label: one, value: $data.post.title }] }]
      ---

      """
    let found = messages(screen + Self.posts, #"[{ "id": 1 }]"#)
    #expect(found.contains("the response is an array, and `post` is one object"))
    #expect(!messages(screen + Self.posts, #"{ "id": 1 }"#).contains { $0.contains("one object") })
  }
}
