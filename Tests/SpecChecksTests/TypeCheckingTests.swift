import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What values may stand where, by the messages of what may not.
@Suite struct TypeCheckingTests {
  /// The messages for a cell of a model that has a field of every type.
  private func messages(cell: String) -> [String] {
    findings(
      """
      enum: Audience
      cases: { everyone: everyone, friends: friends-only }
      ---
      enum: Mood
      cases: { good: good }
      ---
      model: User
      fields: { id: ID, name: String, birthday: { type: Date? } }
      ---
      model: Post
      fields:
        id: ID
        title: String
        teaser: String?
        likes: Int
        score: Double
        price: Decimal
        former: Decimal?
        rank: Int?
        hot: Bool
        seen: Bool?
        audience: Audience
        createdAt: Date
        photo: URL?
        author: User
        editor: User?
        tags: "[String]"
      ---
      adapter: PostRow
      for: Post
      cell: \(cell)
      """
    ).map(\.message)
  }

  private func messages(condition: String) -> [String] {
    messages(cell: "{ text: { value: $item.title, when: \(condition) } }")
  }

  @Test(arguments: [
    "$item.likes > 3", "$item.score >= 3", "$item.teaser != nil", "$item.editor.name != nil",
    "$item.audience == friends", "$item.seen == true", "not $item.hot", "$item.tags.count == 0",
    "$item.title.count > 3 and ($item.hot or $item.likes == 0)", "$item.id == 'me'",
    "$item.rank == 3", "$item.author == $item.editor", "friends == $item.audience",
    "$item.author.birthday == nil", "$item.rank != nil and $item.rank >= 3",
    "$item.rank == nil or $item.rank >= 3", "not ($item.rank == nil) and $item.rank >= 3",
    "not ($item.rank != nil and $item.rank >= 3)", "$item.rank == 3 and $item.rank < $item.likes",
    "$item.hot and $item.rank != nil and $item.likes < 3 and $item.rank >= 3",
    "($item.rank == nil or $item.hot) or $item.rank > 3", "$item.seen != nil and not $item.seen",
    "$item.seen != nil and $item.seen", "$item.editor.birthday != nil and $item.editor.name != nil",
    "not ($item.rank == nil or $item.seen == nil) and $item.seen and $item.rank > 1",
    "$item.price > 9.99", "$item.price == 0", "$item.former == nil", "$item.former == 12.5",
    "$item.former != nil and $item.former > $item.price", "100 <= $item.price",
  ])
  func conditionsOfOneTypeAreFine(condition: String) {
    #expect(messages(condition: condition) == [])
  }

  @Test(arguments: [
    ("$item.likes == 'three'", "expected `Int`, found a string in quotes"),
    ("$item.likes > 1.5", "expected `Int`, found `Double`"),
    ("$item.price > $item.score", "expected `Decimal`, found `Double`"),
    ("$item.score < $item.price", "expected `Double`, found `Decimal`"),
    ("$item.former < 3", "values of type `Decimal?` have no order"),
    ("$item.createdAt == 'now'", "expected `Date`, found a string in quotes"),
    ("$item.rank < 3", "values of type `Int?` have no order"),
    (
      "$item.rank != nil or $item.rank < 3",
      "what follows `or` is asked only where `$item.rank` is missing, and takes its value"
    ),
    (
      "$item.rank == nil and $item.rank < 3",
      "what follows `and` is asked only where `$item.rank` is missing, and takes its value"
    ),
    ("$item.rank < 3 and $item.rank != nil", "values of type `Int?` have no order"),
    ("($item.rank != nil or $item.hot) and $item.rank < 3", "values of type `Int?` have no order"),
    ("$item.rank == $item.rank and $item.rank < 3", "values of type `Int?` have no order"),
    (
      "$item.rank != nil and $item.rank != nil",
      "what stands before makes sure that this is not `nil`"
    ),
    ("$item.title < 'm'", "values of type `String` have no order"),
    ("$item.title == nil", "a value of type `String` is never `nil`"),
    ("$item.tags == nil", "a value of type `[String]` is never `nil`"),
    ("$item.audience == good", "`Audience` has no case `good`"),
    ("$item.title == friends", "expected `String`, found the bare name `friends`"),
    ("$item.seen", "expected a condition, found `Bool?`"),
    ("$item.likes", "expected a condition, found `Int`"),
    ("$item.hot and $item.title", "expected a condition, found `String`"),
    ("$item.author.birthday == $item.title", "expected `Date?`, found `String`"),
    ("1 == 2", "this condition does not depend on anything"),
    ("true", "this condition does not depend on anything"),
    ("$item.audience.raw == nil", "`Audience` has no field `raw`"),
    ("$item.title.length > 3", "`String` has no field `length`"),
  ])
  func conditionsOfTwoTypesAreRefused(condition: String, message: String) {
    #expect(messages(condition: condition) == [message])
  }

  @Test(arguments: [
    ("value: $item.createdAt", "`Date` cannot be shown as text"),
    ("value: $item.author", "`User` cannot be shown as text"),
    ("{ value: $item.title, as: relative }", "`as: relative` does not show `String`"),
    ("{ value: $item.price, as: bytes }", "`as: bytes` does not show `Decimal`"),
    ("{ value: $item.score, as: bytes }", "`as: bytes` does not show `Double`"),
    ("{ key: a, with: [$item.author] }", "`User` cannot be an argument of a text"),
    ("{ value: $item.title, currency: EUR }", "`as: currency` does not show `String`"),
    ("{ value: $item.score, currency: EURO }", "ISO 4217 has no currency `EURO`"),
    ("{ value: $item.score, currency: eur }", "ISO 4217 has no currency `eur`"),
    ("{ value: $item.score, currency: $item.score }", "expected `String?`, found `Double`"),
    ("{ verbatim: 'by {$item.teaser}' }", "`String?` cannot stand inside a string"),
    ("{ verbatim: $item.likes }", "expected `String`, found `Int`"),
  ])
  func textsShowWhatReads(text: String, message: String) {
    let text = text.hasPrefix("{") ? text : "{ \(text) }"
    #expect(messages(cell: "{ text: \(text) }") == [message])
  }

  @Test(arguments: [
    "$item.price", "$item.former", "{ value: $item.price, currency: EUR }",
    "{ value: $item.former, as: percent }", "{ verbatim: '{$item.price} left' }",
    "{ key: a, with: [$item.price] }", "$item.title", "$item.teaser", "$item.rank", "$item.id",
    "$item.editor.name",
    "{ value: $item.score, currency: EUR }", "{ value: $item.score, currency: $item.title }",
    "{ key: a, with: [{ value: $item.score, currency: EUR }] }",
    "{ value: $item.editor.birthday, as: date }", "{ key: a, with: [$item.photo, $item.hot, 3] }",
    "{ verbatim: '{$item.likes} × {$item.title}' }", "$item.audience",
    "{ key: a, with: [$item.audience] }", "{ verbatim: 'seen by {$item.audience}' }",
  ])
  func textsOfEverySuitableTypeAreFine(text: String) {
    #expect(messages(cell: "{ text: \(text) }") == [])
  }

  @Test(arguments: [
    ("12.99", nil), ("0.1", nil), ("-3", nil), ("1234567890123456789", nil),
    ("0.000000000000000123", nil),
    (
      "1234567890.1234567",
      "`1234567890.1234567` has more than 15 digits, of which the last ones would be lost"
    ),
    ("12,99", "expected `Decimal`, found `12,99`"), ("many", "expected `Decimal`, found `many`"),
  ])
  func exactNumbersStandInSpecsAsFarAsTheyStayExact(written: String, message: String?) {
    let found = findings(
      """
      model: Ware
      fields:
        id: ID
        price:
          type: Decimal
          default: \(written)
      """)
    #expect(found.map(\.message) == [message].compactMap(\.self))
  }

  @Test func pathsThroughWhatCanBeMissingCanBeMissing() throws {
    let files = specs(
      (
        "a.yaml",
        """
        model: User
        fields: { id: ID, name: String }
        ---
        model: Post
        fields:
          id: ID
          editor: User?
        """
      ))
    let checker = TypeChecker(index: AppIndex(files: files))
    let name = Name("name", span: .zero)
    let path = ValuePath(scope: .item, components: [Name("editor", span: .zero), name])
    let typed = try checker.type(
      Expression(.path(path), span: .zero), expecting: nil,
      in: ValueScope(item: .model("Post")))
    #expect(typed.type == .optional(.builtin(.string)))
    guard case .path(_, let steps) = typed.kind else {
      Issue.record("a path is typed as a path")
      return
    }
    #expect(steps.map(\.followsOptional) == [false, true])
  }

  // MARK: What stands under a condition

  private func messages(underState rest: String) -> [String] {
    findings(
      """
      model: Post
      fields: { id: ID, title: String, note: String?, rank: Int? }
      ---
      adapter: PostRow
      for: Post
      cell: { text: $item.title }
      ---
      component: Line
      parameters: { title: String }
      cell: { text: $parameters.title }
      ---
      api: Main
      base: https://api.example.com
      ---
      request: Send
      parameters: { note: String }
      path: /posts
      ---
      screen: Detail
      parameters: { note: String }
      sections: [{ id: a, rows: [{ use: PostRow, item: { id: a, title: a } }] }]
      ---
      screen: Posts
      state: { note: String?, other: String? }
      \(rest)
      """
    ).map(\.message)
  }

  @Test(arguments: [
    """
    source: { items: [], yields: Post }
    adapters: [PostRow]
    actions:
      - { select: Post, when: $item.note != nil, push: Detail, with: { note: $item.note } }
    """,
    """
    source: { items: [], yields: Post }
    adapters: [PostRow]
    actions:
      - select: Post
        when: $item.note != nil
        request: Send
        with: { note: $item.note }
        then: { push: Detail, with: { note: $item.note } }
    """,
    "content: { column: [{ component: { use: Line, with: { title: $state.note } } }], when: $state.note != nil }",
    "content: { column: [{ component: { use: Line, with: { title: $state.note }, when: $state.note != nil } }] }",
    """
    sections:
      - id: a
        when: $state.note != nil
        rows: [{ use: PostRow, item: { id: a, title: $state.note } }]
    """,
    """
    sections:
      - id: a
        rows: [{ use: PostRow, when: $state.note != nil, item: { id: a, title: $state.note } }]
    """,
    """
    content: [{ text: a }]
    bar: { trailing: [{ title: a, when: $state.note != nil, push: Detail, with: { note: $state.note } }] }
    """,
  ])
  func whatStandsUnderAConditionKnowsWhatItAsksFor(rest: String) {
    #expect(messages(underState: rest) == [])
  }

  @Test(arguments: [
    """
    content: [{ text: a }]
    bar:
      trailing:
        - title: a
          when: $state.note != nil
          request: Send
          with: { note: $state.note }
          then: { push: Detail, with: { note: $state.note } }
    """,
    """
    content: [{ text: a }]
    bar:
      trailing:
        - title: a
          when: $state.note != nil and $state.other != nil
          set: { $state.note: nil, $state.other: "{$state.note}" }
    """,
    """
    sections:
      - id: a
        rows: [{ use: PostRow, when: $state.other != nil, item: { id: a, title: $state.note } }]
    """,
  ])
  func whatMayHaveChangedIsAskedForAnew(rest: String) {
    #expect(messages(underState: rest).count == 1)
  }

  @Test func conditionsBesideAndInsideOfANodeBothHold() {
    let content = """
      content:
        - component: { use: Line, with: { title: a }, when: $state.note != nil }
          when: $state.x
      """
    #expect(messages(underState: content) == ["`$state` has no field `x`"])
  }

  // MARK: Bodies

  private func messages(body: String) -> [String] {
    findings(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      api: Main
      base: https://api.example.com
      ---
      request: Send
      parameters: { title: String, tags: "[String]", post: Post }
      method: POST
      path: /posts
      body: \(body)
      """
    ).map(\.message)
  }

  @Test(arguments: [
    "{ address: { street: $parameters.title, tags: [$parameters.title], all: $parameters.tags } }",
    "{ lines: [{ title: $parameters.title, deep: { on: true } }, {}], none: {}, mixed: [1, { a: b }] }",
  ])
  func bodiesHaveMappingsAndLists(body: String) {
    #expect(messages(body: body) == [])
  }

  @Test(arguments: [
    ("{ a: { b: $parameters.post } }", "`Post` cannot be sent"),
    ("{ a: [{ b: $parameters.nothing }] }", "`$parameters` has no field `nothing`"),
  ])
  func whatIsDeepInABodyIsTyped(body: String, message: String) {
    #expect(messages(body: body) == [message])
  }

  @Test func mappingsStandInNoQuery() {
    let messages = findings(
      """
      api: Main
      base: https://api.example.com
      ---
      request: Send
      path: /posts
      query: { a: { b: c } }
      """
    ).map(\.message)
    #expect(messages == ["a mapping cannot be sent here"])
  }

  @Test(
    "state that nobody declared is declared as what its place needs",
    arguments: [
      ("when: $state.open", "open: Bool = false"),
      ("when: $state.count > 3", "count: Int = 0"), ("when: 2.5 > $state.size", "size: Double = 0"),
      ("when: $state.name == \"a\"", "name: String = \"\""),
      ("when: $state.user == $parameters.id", "user: ID?"), ("when: $state.mood == good", nil),
      ("set: { $state.open: true }", "open: Bool = false"),
      ("set: { $state.name: \"\" }", "name: String = \"\""),
      ("set: { $state.count: $parameters.count }", "count: Int = 0"),
      ("set: { $state.mood: good }", nil), ("copy: $state.name", nil),
    ])
  func undeclaredStateHasTheTypeOfItsPlace(effect: String, declaration: String?) {
    let effect = effect.hasPrefix("when") ? "\(effect), do: reload" : effect
    let found = findings(
      """
      screen: Feed
      parameters: { id: ID, count: Int }
      sections: []
      bar: { trailing: [{ title: a.b, \(effect) }] }
      """)
    #expect(found.map(\.rule) == ["unavailable-scope"])
    let help =
      declaration.map { "declare it in the screen, as in `state: { \($0) }`" }
      ?? "declare it in the screen with its type and what it is at first"
    #expect(found.first?.help.first?.hasPrefix(help) == true, "\(found.map(\.help))")
  }

  @Test(
    "what searches and controls write is declared as what they write",
    arguments: [
      ("search: { query: $state.text }", "text: String = \"\""),
      ("sections: [{ id: a, rows: [{ toggle: $state.on, title: a.b }] }]", "on: Bool = false"),
      ("sections: [{ id: a, rows: [{ stepper: $state.n, title: a.b }] }]", "n: Int = 0"),
      ("sections: [{ id: a, rows: [{ field: $state.name, title: a.b }] }]", "name: String = \"\""),
    ])
  func undeclaredStateIsWhatIsWritten(part: String, declaration: String) {
    let found = findings(
      "screen: Feed\n" + (part.hasPrefix("search") ? "sections: []\n" : "") + part)
    #expect(found.map(\.rule) == ["unavailable-scope"])
    #expect(
      found.first?.help == ["declare it in the screen, as in `state: { \(declaration) }`"])
  }
}
