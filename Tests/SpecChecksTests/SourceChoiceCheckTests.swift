import Testing

@testable import SpecChecks

/// Lists of one of several sources, of which conditions choose.
@Suite struct SourceChoiceCheckTests {
  private static let base = """
    app: Blog
    language: 1
    host: { menu: [{ screen: Home, title: tab.home }] }
    ---
    api: Main
    base: https://api.example.com
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    model: User
    fields: { id: ID, name: String }
    ---
    source: AllPosts
    request: { path: /posts }
    yields: Post
    ---
    source: OldPosts
    request: { path: /posts/old }
    yields: Post
    ---
    source: AllUsers
    request: { path: /users }
    yields: User
    ---
    adapter: PostRow
    for: Post
    cell: { text: { value: $item.title } }
    ---
    adapter: UserRow
    for: User
    cell: { text: { value: $item.name } }
    ---

    """

  private func told(_ screen: String, with names: String...) -> [String] {
    let found = names.reduce(into: findings(Self.base + screen)) { found, name in
      found += findings(Self.base + screen, with: name).filter { $0.rule == name }
    }
    var messages: [String] = []
    for finding in found where !messages.contains(finding.message) {
      messages.append(finding.message)
    }
    return messages
  }

  /// Each is asked by itself: none knows what those before it have found.
  @Test(arguments: [
    ("$state.author == nil", "$state.author != nil"),
    ("$state.author != nil", "$state.author == nil"),
    ("$state.author == nil", "$state.author == \"me\""),
  ])
  func conditionsThatExcludeEachOtherAreSound(first: String, second: String) {
    #expect(
      told(
        """
        screen: Home
        title: home.title
        state: { author: String? }
        source:
          - { use: AllPosts, when: \(first) }
          - { use: OldPosts, when: '\(second)' }
        adapters: [PostRow]
        bar: { trailing: [{ title: home.mine, set: { $state.author: me } }] }
        """, with: "redundant-condition") == [])
  }

  /// Where a section is there, what it asks for is known to be there by the conditions of its sources.
  @Test func whatHoldsForAllOfThemIsKnown() {
    func screen(when condition: String) -> String {
      """
      screen: Home
      title: home.title
      state: { rank: Int?, top: Bool = false }
      sections:
        - id: posts
          when: \(condition)
          source: [{ use: AllPosts, when: $state.rank > 3 }, { use: OldPosts }]
          adapters: [PostRow]
      bar: { trailing: [{ title: home.mine, set: { $state.rank: 4, $state.top: true } }] }
      """
    }
    #expect(told(screen(when: "$state.rank != nil")) == [])
    #expect(told(screen(when: "$state.top")).count == 1)
  }

  /// Pages come where no number is chosen.
  @Test func wordsForPagesAreSeenWhereAConditionLimits() {
    func screen(limit: String) -> String {
      """
      source: Paged
      request: { path: /paged }
      items: data.items
      yields: Post
      page: { by: cursor, send: after, receive: paging.next, size: 20 }
      ---
      screen: Home
      title: home.title
      state: { all: Bool = false }
      states: { more: { loading: home.more } }
      sections:
        - { id: posts, limit: \(limit), source: { use: Paged }, adapters: [PostRow] }
      bar: { trailing: [{ title: home.all, set: { $state.all: true } }] }
      """
    }
    #expect(told(screen(limit: "{ when: not $state.all, then: 3 }"), with: "ineffective-key") == [])
    for limit in ["3", "{ when: $state.all, then: 20, else: 3 }"] {
      #expect(
        told(screen(limit: limit), with: "ineffective-key") == [
          "`more` means nothing here: nothing that `Home` shows is loaded page by page"
        ])
    }
  }

  /// What is made of a source in place is called after its section, and after no other one.
  @Test func sourcesInPlaceHaveNamesThatNoOtherSectionHas() {
    let place = "{ request: { path: /posts }, yields: Post }"
    #expect(
      told(
        """
        screen: Home
        architecture: viper
        title: home.title
        state: { top: Bool = false }
        sections:
          - id: posts
            source:
              - { request: { path: /top }, yields: Post, when: $state.top }
              - \(place)
            adapters: [PostRow]
          - { id: posts2, source: \(place), adapters: [PostRow] }
        bar: { trailing: [{ title: home.top, set: { $state.top: true } }] }
        """) == [])
  }

  /// A section is one, however many sources it has.
  @Test func sectionsThatHaveOneNameAreToldOnce() {
    func section(_ id: String, group: String = "") -> String {
      """
        - id: \(id)
          source: [{ use: AllPosts, when: $state.top }, { use: OldPosts }]
          adapters: [PostRow]
      """ + group
    }
    func screen(_ sections: String...) -> String {
      """
      screen: Home
      title: home.title
      state: { top: Bool = false }
      sections:
      \(sections.joined(separator: "\n"))
      bar: { trailing: [{ title: home.top, set: { $state.top: true } }] }

      """
    }
    let found = findings(Self.base + screen(section("posts"), section("posts")))
    #expect(found.map(\.message) == ["another section is named `posts`"])
    #expect(told(screen(section("posts"), section("others"))) == [])
    let order = "actions: [{ reorder: Post, call: move, with: { index: $moved.index } }]"
    let grouped = section("others", group: "\n    group: { by: $item.title, as: letter }")
    #expect(
      told(screen(section("posts"), grouped) + order, with: "ineffective-key") == [
        "rows of `Post` can't be moved in `others`: what they are grouped by says where they stand"
      ])
  }

  /// What is said of adapters where some sources are there, one at a time.
  private func toldOfAdapters(_ adapters: String, _ sources: String...) -> [String] {
    told(
      """
      screen: Home
      title: home.title
      state: { people: Bool = false }
      source: [{ use: \(sources[0]), when: $state.people }, { use: \(sources[1]) }]
      adapters: [\(adapters)]
      bar: { trailing: [{ title: home.people, set: { $state.people: true } }] }
      """, with: "adapter-model-mismatch", "missing-adapter", "no-unconditional-adapter")
  }

  @Test func sourcesOfDifferentModelsShareTheAdapters() {
    #expect(toldOfAdapters("UserRow, PostRow", "AllUsers", "AllPosts") == [])
    #expect(toldOfAdapters("PostRow", "AllPosts", "OldPosts") == [])
  }

  @Test func anAdapterForWhatNoneYieldsIsToldOnce() {
    #expect(
      toldOfAdapters("UserRow, PostRow", "AllPosts", "OldPosts") == [
        "`UserRow` shows `User`, which none of the sources here yields"
      ])
  }

  @Test func whatSeveralYieldAndNothingShowsIsToldOnce() {
    #expect(
      toldOfAdapters("UserRow", "AllUsers", "AllPosts") == [
        "`Home` has no adapter for `Post`, which `AllPosts` yields"
      ])
    #expect(
      toldOfAdapters("UserRow", "AllPosts", "OldPosts") == [
        "`Home` has no adapter for `Post`, which `AllPosts` yields"
      ], "none of the two alone is the wrong one")
  }
}
