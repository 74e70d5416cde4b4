import Testing

@testable import ScreenCompiler

/// The path of a sample comes into its source, and all else stays.
@Suite struct SampleEditTests {
  private func edited(_ spec: String, _ name: String = "Posts") -> String? {
    SampleEdit(of: name, in: Array(spec.utf8)).adding("Samples/Posts.json")
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

  @Test(arguments: [
    "{ source: Posts, request: { path: /posts }, yields: Post }\n",
    "source: Other\nrequest: { path: /posts }\nyields: Post\n", "source: [\n",
    "source: Posts\nrequest: { path: /posts }\nyields: Post\nsamples: [Samples/Posts.json]\n",
  ])
  func whatIsNotCertainIsLeftToPeople(spec: String) {
    #expect(edited(spec) == nil)
  }
}
