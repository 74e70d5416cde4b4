import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// When something is loaded, whether a screen can do without it, and whether it is there.
@Suite struct LoadTermsTests {
  private static let base = """
    api: Main
    base: https://api.example.com
    ---
    model: Post
    fields: { id: ID, text: String, isLoaded: Bool }
    ---
    model: Page
    fields: { id: ID, posts: "[Post]", first: Post? }
    ---
    adapter: PostRow
    for: Post
    cell: { text: { value: $item.text } }
    ---

    """

  /// What is found of a screen that loads a page and a list of posts.
  ///
  /// - Parameter section: What is said of the section that shows the posts.
  private func messages(
    page: String = "", posts: String = "", section: String = "", with rule: String? = nil
  ) -> [String] {
    let text =
      Self.base + """
        screen: Home
        state: { isOpen: Bool = false, name: String? }
        data:
          page: { request: { path: /page }, yields: Page\(page) }
          posts: { request: { path: /posts }, yields: "[Post]"\(posts) }
        sections:
          - id: posts
            source: $data.posts
            adapters: [PostRow]
        \(section)
        """
    guard let rule else { return findings(text).map(\.message) }
    return findings(text, with: rule).filter { $0.rule == rule }.map(\.message)
  }

  @Test(arguments: [
    "$state.isOpen", "not $state.isOpen", "$state.name != nil",
    "$state.isOpen and $state.name == nil",
  ])
  func itIsLoadedWhileAConditionHolds(condition: String) {
    #expect(messages(page: ", when: \(condition)", posts: ", when: \(condition)") == [])
  }

  @Test func theConditionIsTrueOrFalse() {
    #expect(messages(page: ", when: $state.name").count == 1)
  }

  @Test func whatIsLoadedCanWaitForWhatStandsBeforeIt() {
    #expect(messages(posts: ", when: $data.page.posts.count > 0") == [])
    #expect(messages(posts: ", when: $data.pages != nil").count == 1)
    #expect(
      messages(page: ", when: $data.posts.isLoaded")
        == ["`$data.posts` stands behind `page`, which cannot wait for it"])
    #expect(
      messages(posts: ", when: not $data.posts.isLoaded")
        == ["whether `posts` is loaded cannot follow from what it is"])
  }

  @Test(arguments: [
    "$data.posts.isLoaded", "not $data.posts.isLoaded",
    "$data.posts.isLoaded and $data.posts.count == 0", "$data.posts.isLoaded == $state.isOpen",
    "$data.page.first.isLoaded == true",
  ])
  func listsAreAskedWhetherTheyHaveBeenLoaded(condition: String) {
    #expect(messages(section: "    when: \(condition)") == [])
  }

  @Test func whatIsMissingUntilItIsLoadedIsAskedForBySayingSo() {
    #expect(
      messages(section: "    when: $data.page.isLoaded")
        == ["`Page` has no field `isLoaded`"])
    #expect(
      messages(section: "    when: $data.page.posts.isLoaded")
        == ["`[Post]` has no field `isLoaded`"])
    #expect(
      messages(section: "    when: $data.posts.isLoading")
        == ["a list of `data:` has no field `isLoading`"])
  }

  @Test func anErrorIsDueWhereTheScreenCannotDoWithoutSomething() {
    let optional = ", optional: true"
    #expect(messages(with: "missing-error-state").count == 1)
    #expect(messages(page: optional, with: "missing-error-state").count == 1)
    #expect(messages(page: optional, posts: optional, with: "missing-error-state") == [])
  }

  @Test func anErrorThatIsNeverSeenIsTold() {
    let (optional, error) = (", optional: true", "states: { error: { text: home.error } }")
    #expect(
      messages(page: optional, posts: optional, section: error, with: "ineffective-key")
        == ["this is never seen: all that `Home` loads is `optional`"])
    #expect(messages(page: optional, section: error, with: "ineffective-key") == [])
  }

  @Test func theErrorOfFurtherPagesIsSeen() {
    let page = "page: { by: page, send: page, ends: empty }"
    let spec = { (page: String) in
      Self.base + """
        screen: Home
        source: { request: { path: /posts }, yields: Post, optional: true\(page) }
        adapters: [PostRow]
        states: { error: { text: home.error } }
        """
    }
    #expect(findings(spec(""), with: "ineffective-key").map(\.rule) == ["ineffective-key"])
    #expect(findings(spec(", \(page)"), with: "ineffective-key").map(\.rule) == [])
  }

  @Test func itemsThatAreWrittenInPlaceAreAlwaysThere() {
    let spec = { (optional: Bool) in
      Self.base + """
        screen: Home
        source: { items: [{ id: a, text: A, isLoaded: true }], yields: Post, optional: \(optional) }
        adapters: [PostRow]
        """
    }
    #expect(findings(spec(true), with: "ineffective-key").map(\.rule) == ["ineffective-key"])
    #expect(findings(spec(false), with: "ineffective-key").map(\.rule) == [])
  }
}
