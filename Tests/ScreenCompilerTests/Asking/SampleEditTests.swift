import Testing

@testable import ScreenCompiler

/// The path of a sample comes into its source, and all else stays.
@Suite struct SampleEditTests {
  private func edited(
    _ spec: String, _ place: SourcePlace = .declaration("Posts")
  ) -> String? {
    SampleEdit(at: place, in: Array(spec.utf8)).adding("Samples/Posts.json")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let source = "source: Posts\nrequest: { path: /posts }\nyields: Post"

  @Test func itIsAppended() {
    let spec =
      "model: A\nfields: { id: ID }\n---\n\(Self.source) # all\n\n# Next.\n---\nmodel: B\nfields: { id: ID }\n"
    #expect(
      edited(spec)
        == spec.replacing("# all", with: "# all\nsamples:\n  - Samples/Posts.json"))
  }

  @Test func theLastLineNeedsNoEnd() {
    #expect(edited(Self.source) == Self.source + "\nsamples:\n  - Samples/Posts.json")
  }

  @Test func itStandsBesideOthers() {
    #expect(
      edited(Self.source + "\nsamples: [a.json]\n")
        == Self.source + "\nsamples: [a.json, Samples/Posts.json]\n")
    #expect(
      edited(Self.source + "\nsamples: []\n") == Self.source + "\nsamples: [Samples/Posts.json]\n")
    #expect(
      edited(Self.source + "\nsamples:\n  - a.json # first\ncache: { for: 1h }\n")
        == Self.source
        + "\nsamples:\n  - a.json # first\n  - Samples/Posts.json\ncache: { for: 1h }\n")
  }

  @Test func itStandsInBraces() {
    let spec = "{ source: Posts, request: { path: /posts }, yields: Post }\n"
    #expect(edited(spec) == spec.replacing("Post }", with: "Post, samples: [Samples/Posts.json] }"))
    let comma = "{ source: Posts, request: { path: /posts }, yields: Post, }\n"
    #expect(
      edited(comma) == comma.replacing("Post, }", with: "Post, samples: [Samples/Posts.json] }"))
  }

  @Test func itStandsInAScreen() {
    let whole =
      "screen: Home\nsource:\n  request: { path: /posts }\n  yields: Post\nadapters: [PostRow]\n"
    #expect(
      edited(whole, .section(0, of: "Home"))
        == whole.replacing(
          "yields: Post", with: "yields: Post\n  samples:\n    - Samples/Posts.json"))
    let parts = """
      screen: Home
      data:
        posts: { request: { path: /posts }, yields: "[Post]" }
      sections:
        - id: first
          rows: []
        - id: second
          source: { request: { path: /posts }, yields: Post }
          adapters: [PostRow]

      """
    #expect(
      edited(parts, .data("posts", of: "Home"))
        == parts.replacing("\"[Post]\" }", with: "\"[Post]\", samples: [Samples/Posts.json] }"))
    #expect(
      edited(parts, .section(1, of: "Home"))
        == parts.replacing("yields: Post }", with: "yields: Post, samples: [Samples/Posts.json] }"))
    #expect(edited(parts, .section(0, of: "Home")) == nil)
    #expect(edited(parts, .section(1, of: "Other")) == nil)
  }

  @Test func itStandsInOneOfSeveralSources() {
    let spec = """
      screen: Home
      sections:
        - id: posts
          source:
            - { use: Others, when: $state.others }
            - { request: { path: /posts }, yields: Post }
          adapters: [PostRow]

      """
    #expect(
      edited(spec, .choice(1, inSection: 0, of: "Home"))
        == spec.replacing("yields: Post }", with: "yields: Post, samples: [Samples/Posts.json] }"))
    #expect(edited(spec, .choice(2, inSection: 0, of: "Home")) == nil)
    #expect(edited(spec, .section(0, of: "Home")) == nil)
  }

  @Test(arguments: [
    "source: Other\nrequest: { path: /posts }\nyields: Post\n", "source: [\n",
    "source: Posts\nrequest: { path: /posts }\nyields: Post\nsamples: [Samples/Posts.json]\n",
  ])
  func whatIsNotCertainIsLeftToPeople(spec: String) {
    #expect(edited(spec) == nil)
  }
}
