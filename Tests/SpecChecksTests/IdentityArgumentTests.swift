import Testing

@testable import SpecChecks

/// Identities that are given where a text is due.
@Suite struct IdentityArgumentTests {
  /// A screen that searches, with rows of which a tap shows what there is for one.
  private func messages(given value: String, tag: String = "{ id: ID }") -> [String] {
    findings(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Tag
      fields: \(tag)
      ---
      source: Tags
      parameters: { query: String }
      request: { path: /tags, query: { q: $parameters.query } }
      yields: Tag
      ---
      adapter: TagRow
      for: Tag
      cell: { text: { value: $item.id } }
      ---
      screen: Find
      title: { value: $parameters.query }
      parameters: { tagID: ID, query: String }
      state: { query: String = "" }
      source: { use: Tags, with: { query: $state.query } }
      adapters: [TagRow]
      search: { query: $state.query }
      actions:
        - { select: Tag, push: Results, with: { query: \(value) } }
      ---
      screen: Results
      parameters: { query: String }
      content: [{ text: { value: $parameters.query } }]
      """, with: "repeated-argument"
    ).filter { $0.rule == "repeated-argument" }.map(\.message)
  }

  @Test func ofARowNothingOnTheScreenSaysWhatItIsCalled() {
    #expect(messages(given: "$item.id") == [])
    #expect(
      messages(given: "$item.id", tag: "{ id: ID, query: String }") == [
        "`query` is a text and is given the identity `$item.id`, where there is `$item.query`"
      ])
    #expect(
      messages(given: "$parameters.tagID") == [
        "`query` is a text and is given the identity `$parameters.tagID`, where there is `$parameters.query`"
      ])
  }
}
