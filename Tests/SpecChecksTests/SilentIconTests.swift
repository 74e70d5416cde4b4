import Testing

@testable import SpecChecks

/// Icons that are there for some rows only, and say nothing.
@Suite struct SilentIconTests {
  private func messages(_ nodes: String) -> [String] {
    findings(
      """
      model: Post
      fields: { id: ID, title: String, liked: Bool = false, pinned: Bool = false }
      ---
      adapter: PostRow
      for: Post
      events: [like]
      cell: { row: [\(nodes)] }
      """, with: "missing-accessibility-label"
    ).filter { $0.rule == "missing-accessibility-label" }.map(\.message)
  }

  private static let liked =
    "{ text: { value: $item.title } }, { image: { icon: heart.fill, when: $item.liked } }"
  private static let told = "nothing says what this icon tells of the row"

  @Test(arguments: [
    ("icon: heart, label: post.like", [told]),
    ("icon: heart, label: { when: $item.liked, then: post.unlike, else: post.like }", []),
    ("icon: { when: $item.liked, then: heart.slash, else: heart }, label: post.like", []),
  ])
  func buttonsSayWhatTheyAreChosenBy(button: String, expected: [String]) {
    #expect(messages("\(Self.liked), { button: { \(button), event: like } }") == expected)
  }

  @Test func eachIconIsLookedAt() {
    let pinned = "{ image: { icon: pin, when: $item.pinned } }"
    let said = "{ text: { key: post.liked, when: $item.liked } }"
    #expect(messages("\(Self.liked), \(said)") == [])
    #expect(messages("\(Self.liked), \(said), \(pinned)") == [Self.told])
  }
}
