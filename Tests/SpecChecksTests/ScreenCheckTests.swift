import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with screens, effects and forms.
@Suite struct ScreenCheckTests {
  private static let base = """
    api: Main
    base: https://api.example.com
    ---
    model: Post
    fields: { id: ID, title: String, liked: Bool }
    ---
    model: Ad
    swift: { type: SponsoredAd, module: AdsKit }
    fields: { id: ID, seen: Bool }
    ---
    request: Like
    parameters: { id: ID, note: "String = hello" }
    method: POST
    path: /posts/{$parameters.id}/like
    yields: Post
    ---
    screen: Detail
    parameters:
      postID: ID
      page: { type: Int, default: 1 }
    returns: Post
    sections: []
    ---

    """

  private func messages(_ text: String) -> [String] {
    findings(Self.base + text).map(\.message)
  }

  private func messages(effect: String, returns: String? = nil) -> [String] {
    let returns = returns.map { "returns: \($0)\n" } ?? ""
    return messages(
      """
      screen: Feed
      \(returns)state: { query: String = "", on: Bool = false }
      sections: []
      bar: { trailing: [{ title: feed.go, \(effect) }] }
      """)
  }

  @Test(arguments: [
    "title: { verbatim: '{$state.query}' }", "title: { key: a, with: [$data.found.title] }",
    "title: $state.query", "title: $data.found.title",
    "sections: [{ id: a, header: $state.query, footer: { key: a, with: [$state.on] }, rows: [] }]",
    "bar: { trailing: [{ title: $state.query, label: $state.query, do: reload }] }",
  ])
  func textsThatFollowTheScreenAreFine(line: String) {
    let sections = line.hasPrefix("sections") ? "" : "sections: []\n"
    #expect(
      messages(
        """
        screen: Feed
        state: { query: String = "", on: Bool = false }
        data: { found: { request: { path: /found }, yields: Post } }
        \(sections)\(line)
        """) == [])
  }

  @Test(arguments: [
    ("field: { type: String, title: a, when: $form.on }", []),
    (
      "field: { type: String, title: a, when: $form.field == \"\" }",
      ["`field` is there only if its own value says so, so that it can't come back"]
    ),
    (
      "field: { type: String, title: a, when: $form.other }",
      ["`$form` has no field `other`"]
    ),
    (
      "field: { type: String, title: a, when: $form.on.count > 1 }",
      ["`Bool` has no field `count`"]
    ),
  ])
  func fieldsOfFormsHaveConditions(field: String, expected: [String]) {
    #expect(
      messages(
        """
        screen: Write
        form:
          on: { type: Bool, title: a }
          \(field)
        submit: { title: a, do: dismiss }
        """) == expected)
  }

  @Test func fieldsThatMayNotBeThereAreMissingWhereTheFormIsSent() {
    let form = """
      screen: Write
      form:
        on: { type: Bool, title: a }
        note: { type: String, title: a, required: true, when: $form.on }
      submit: { title: a, request: Like, with: { id: a, note: $form.note } }
      """
    #expect(
      messages(form) == ["parameter `note` of request `Like`: expected `String`, found `String?`"])
    let amended = Self.base.replacing("note: \"String = hello\"", with: "note: String?")
    #expect(findings(amended + form).map(\.message) == [])
  }

  @Test(arguments: [
    "push: Detail, with: { postID: abc }", "push: Detail, with: { postID: 7, page: 2 }",
    "request: Like, with: { id: a }, then: { do: reload }, failed: { notice: a.b, retry: true }",
    "set: { $state.on: not $state.on }", "open: https://example.com/a?b=c",
    "push: Detail, with: { postID: a }, returned: { set: { $state.query: $result.title } }",
    "request: Like, with: { id: a }, then: { set: { $state.query: $result.title } }",
  ])
  func effectsThatMakeSenseAreFine(effect: String) {
    #expect(messages(effect: effect) == [])
  }

  @Test(arguments: [
    ("push: Detail", "screen `Detail` needs `postID`"),
    ("push: Detail, with: { postID: a, post: b }", "screen `Detail` has no parameter `post`"),
    (
      "push: Detail, with: { postID: $state.on }",
      "parameter `postID` of screen `Detail`: expected `ID`, found `Bool`"
    ),
    (
      "push: Detail, with: { postID: a, page: two }",
      "parameter `page` of screen `Detail`: expected `Int`, found `two`"
    ),
    ("do: pop, with: { a: b }", "this effect takes no values"),
    (
      "do: pop, then: { do: reload }",
      "`then:` follows on a `request` or a `call`, which take their time"
    ),
    ("notice: a.b, retry: true", "there is nothing to try again"),
    ("return: $state.query", "this screen returns nothing"),
    ("push: Feed, returned: { do: reload }", "nothing comes back from this effect"),
    (
      "request: Like, with: { id: a }, optimistic: { $item.liked: true }",
      "there is no `$item` here"
    ),
    ("set: { $state.on: 3 }", "expected `Bool`, found `3`"),
    ("set: { $state.of: true }", "`$state` has no field `of`"),
    ("tab: Detail", "`Detail` is not in the host's menu"),
    ("open: example", "expected `URL`, found `example`"),
    ("do: pop, when: $result.liked", "there is no `$result` here"),
  ])
  func effectsThatMakeNoSenseAreRefused(effect: String, message: String) {
    #expect(messages(effect: effect).contains(message))
  }

  @Test(
    arguments: [
      ("text: $form.text, day: $form.day, note: a, count: 3", []),
      ("text: $form.name", ["`$form` has no field `name`"]),
      ("text: nil", ["`nil` has no type by itself"]),
      ("self: $form.text", ["`self` is taken by the generated code"]),
    ] as [(String, [String])])
  func aCallIsHandedValuesThatHaveATypeByThemselves(values: String, found: [String]) {
    let said = messages(
      """
      screen: Compose
      form:
        text: { type: String, title: a.b }
        day: { type: Date, title: a.c, required: true }
      submit: { title: a.d, call: save, with: { \(values) } }
      """)
    #expect(said == found)
  }

  @Test func aResultHasTheTypeThatTheScreenReturns() {
    #expect(messages(effect: "return: $state.query", returns: "String") == [])
    #expect(
      messages(effect: "return: $state.query", returns: "Post")
        == ["expected `Post`, found `String`"])
  }

  @Test func fieldsOfTheAppsOwnTypesAreOnlyRead() {
    let found = messages(
      """
      adapter: AdRow
      for: Ad
      cell:
        button:
          title: ad.seen
          request: Like
          with: { id: $item.id }
          optimistic: { $item.seen: true }
      """)
    #expect(found == ["`Ad` is the app's own type, which specs only read"])
  }

  @Test func aRowInPlaceHasEveryFieldOfItsModel() {
    let found = messages(
      """
      adapter: PostRow
      for: Post
      cell: { text: $item.title }
      ---
      screen: Feed
      sections:
        - id: rows
          rows:
            - { use: PostRow, item: { id: a, title: b } }
            - { use: PostRow, item: { id: b, title: b, liked: maybe } }
            - { use: PostRow, item: { id: c, title: b, liked: true, likes: 3 } }
      """)
    #expect(
      found == [
        "this `Post` has no `liked`", "expected `Bool`, found `maybe`",
        "`Post` has no field `likes`",
      ])
  }

  @Test func aChoiceWithoutADefaultIsMissingUntilItIsMade() {
    func form(_ audience: String) -> [String] {
      messages(
        """
        enum: Audience
        cases: { everyone: everyone }
        ---
        request: Publish
        parameters: { audience: Audience }
        method: POST
        path: /publish
        body: { audience: $parameters.audience }
        ---
        screen: Compose
        form: { audience: { type: Audience, title: a.b, \(audience) } }
        submit: { title: a.c, request: Publish, with: { audience: $form.audience } }
        """)
    }
    #expect(form("default: everyone") == [])
    // What is required is there when the form is sent.
    #expect(form("required: true") == [])
    #expect(
      form("required: false") == [
        "parameter `audience` of request `Publish`: expected `Audience`, found `Audience?`"
      ])
  }

  @Test func aFieldOfAFormMayStartWithWhatCanBeMissing() {
    func form(_ fields: String, sending values: String) -> [String] {
      messages(
        """
        model: Person
        fields: { id: ID, name: String, age: Int }
        ---
        request: Save
        parameters: { name: String, age: Int? }
        path: /save
        ---
        screen: Compose
        parameters: { person: Person? }
        form: { \(fields) }
        submit: { title: a.c, request: Save, with: { \(values) } }
        """)
    }
    let name = "name: { type: String, title: a.a, default: $parameters.person.name }"
    let age = "age: { type: Int, title: a.b, default: $parameters.person.age }"
    #expect(form("\(name), \(age)", sending: "name: $form.name, age: $form.age") == [])
    let wrong = "name: { type: String, title: a.a, default: $parameters.person.age }"
    #expect(
      form(wrong, sending: "name: $form.name") == ["expected `String?`, found `Int?`"])
  }

  @Test(arguments: [
    ("Date?", "without `required:` and `default:` its value can be missing"),
    ("String?", "what is not filled in is empty"), ("Bool?", "what is not switched on is off"),
    (
      "URL",
      "use `String`, `Int`, `Double`, `Decimal`, `Bool`, `Date`, an enum, a list of an enum or `[Data]`"
    ),
    (
      "URL?",
      "use `String`, `Int`, `Double`, `Decimal`, `Bool`, `Date`, an enum, a list of an enum or `[Data]`"
    ),
  ])
  func fieldOfAFormThatNeedNotBeFilledInIsOfThePlainType(type: String, help: String) {
    let found = findings(
      """
      screen: Compose
      form: { value: { type: "\(type)", title: a.a } }
      submit: { title: a.b, do: dismiss }
      """)
    #expect(found.map(\.message) == ["a form has no control for `\(type)`"])
    #expect(found.first?.help.first?.hasSuffix(help) == true)
  }

  @Test func aTextThatIsMadeBeforeTheScreenCannotFollowTheState() {
    let found = messages(
      """
      screen: Feed
      state: { query: String = "" }
      sections: []
      states: { error: { text: $state.query } }
      """)
    #expect(found == ["there is no `$state` here"])
  }

  @Test func whatIsCountedIsSetAndNotItsCount() {
    let found = messages(
      """
      screen: Feed
      state: { query: String = "" }
      sections: []
      bar: { trailing: [{ title: feed.clear, set: { $state.query.count: 0 } }] }
      """)
    #expect(found == ["`$state.query.count` follows from what is counted"])
  }

  @Test(arguments: ["nil", "null"]) func nothingIsNoText(word: String) {
    func screen(type: String, value: String) -> [String] {
      messages(
        """
        screen: Feed
        state: { filter: \(type) }
        sections: []
        bar: { trailing: [{ title: feed.clear, set: { $state.filter: \(value) } }] }
        """)
    }
    #expect(
      screen(type: "String = all", value: word) == ["`nil` stands where `String` is required"])
    #expect(screen(type: "String = all", value: "\"\(word)\"") == [])
    #expect(screen(type: "Int?", value: word) == [])
  }

  @Test func theLayoutOfASectionCannotFollowTheState() {
    let found = findings(
      """
      screen: Feed
      state: { compact: Bool = false }
      layout: [{ when: $state.compact, grid: {} }, list]
      sections:
        - { id: all, layout: [{ when: $state.compact, grid: {} }, list], rows: [] }
      """)
    #expect(found.map(\.message) == ["there is no `$state` here"])
    #expect(found.first?.help.first?.contains("the layouts of sections") == true)
  }

  @Test(arguments: ["5e-324", "1e999", "nan"]) func numbersThatSwiftCannotWriteAreNone(text: String)
  {
    let found = messages(
      """
      screen: Feed
      state: { score: "Double = \(text)" }
      sections: []
      """)
    #expect(found.count == 1)
  }

  @Test func linksCarryTheParametersOfTheirScreens() {
    let found = messages(
      """
      app: Shop
      language: 1
      links:
        - { url: "shop://detail", screen: Detail }
        - { url: "shop://posts/{postID}/{title}", screen: Detail }
        - { url: "shop://pages/{postID}/{page}", screen: Detail }
      """)
    #expect(
      found == ["screen `Detail` needs `postID`", "screen `Detail` has no parameter `title`"])
  }

  private let server = """
    api: Main
    base: https://api.example.com
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    source: OneNote
    request: { path: /note }
    yields: Note
    ---

    """

  @Test func whatLoadingLooksLikeMeansNothingOnAForm() {
    let form = """
      screen: Editor
      form: { text: { type: String, title: t } }
      submit: { title: t, do: pop }
      states: { loading: skeleton }
      """
    let found = findings(form, with: "ineffective-key").map(\.message)
    #expect(found == ["`states` means nothing on a form"])
  }

  @Test func aPageAboutOneObjectHasNoEmptyAnswer() {
    let page = """
      screen: NotePage
      data: { note: { use: OneNote } }
      item: $data.note
      content: { text: $item.text }
      """
    let found = findings(server + page, with: "missing-empty-state", "missing-error-state")
    #expect(found.map(\.rule) == ["missing-error-state"])
  }
}
