import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Ways out of screens, and what they give back.
@Suite struct ExitCheckTests {
  private static let rows = """
    model: Entry
    fields: { id: ID, title: String }
    ---
    adapter: EntryRow
    for: Entry
    cell: { text: $item.title }
    ---
    api: Main
    base: https://api.example.com
    ---
    request: Vote
    yields: Entry
    method: POST
    path: /votes
    ---

    """

  private func findings(_ text: String, with rule: String) -> [String] {
    SpecChecksTests.findings(Self.rows + text, with: rule).map { "\($0.rule): \($0.message)" }
  }

  /// A screen that fills the window, with a row that does something, and what else there is.
  private func tour(_ effect: String, keys: String = "", more: String = "") -> [String] {
    findings(
      """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }, { screen: Other, title: tab.other }] }
      ---
      screen: Home
      sections:
        - id: main
          rows: [{ use: EntryRow, item: { id: a, title: A }, present: Tour, as: fullScreen }]
      ---
      screen: Other
      content: [{ text: other.text }]
      ---
      screen: Tour
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: b, title: B }, \(effect) }] }
      \(keys)
      \(more)
      """, with: "no-way-out")
  }

  private static let stuck = ["no-way-out: `Tour` fills the window, and nothing leads out of it"]

  @Test(arguments: [
    "do: dismiss", "do: logOut", "tab: Home", "call: close", "request: Vote, then: { do: dismiss }",
  ])
  func whatClosesOrLeavesIsAWayOut(effect: String) {
    #expect(tour(effect).filter { $0.hasPrefix("no-way-out") } == [])
  }

  @Test(arguments: [
    "do: pop", "do: reload", "request: Vote", "open: \"https://example.com\"", "notice: a.b",
  ])
  func whatDoesNotCloseIsNoWayOut(effect: String) {
    #expect(tour(effect) == Self.stuck)
  }

  @Test func screensThatArePushedCloseAllAndThoseThatArePresentedCloseThemselves() {
    let next = """
      ---
      screen: Next
      content: [{ text: next.text }]
      bar: { leading: [{ icon: xmark, label: next.close, do: dismiss }] }
      """
    #expect(tour("push: Next", more: next) == [])
    #expect(tour("present: Next", more: next) == Self.stuck)
    #expect(tour("present: Next", more: next.replacing("do: dismiss", with: "tab: Home")) == [])
  }

  @Test func whatIsWrittenByHandMayClose() {
    let next = """
      ---
      screen: Next
      swift: { type: NextController }
      """
    #expect(tour("push: Next", more: next) == [])
    #expect(tour("present: Next", more: next) == [])
  }

  /// An app whose own code shows screens, too, and a form that closes itself by a button and when it is sent.
  private func pushed(
    by keys: String, as way: String = "push",
    closing closings: String =
      "bar: { leading: [{ icon: xmark, label: order.close, do: dismiss }] }"
  ) -> [String] {
    findings(
      """
      app: Shop
      language: 1
      ---
      screen: Home
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: a, title: A }, \(way): Order }] }
      \(keys)
      ---
      screen: Order
      form: { text: { type: String, title: order.text } }
      submit: { title: order.send, request: Vote, then: { do: dismiss } }
      \(closings)
      """, with: "nothing-to-close")
  }

  @Test func whatClosesItselfAsASheetIsNotPushed() {
    let told = ["nothing-to-close: `Order` is pushed here, and all that closes it is `dismiss`"]
    #expect(pushed(by: "") == told)
    #expect(pushed(by: "", as: "present") == [])
    // Who may be presented closes what it has pushed with it.
    #expect(
      pushed(by: "bar: { leading: [{ icon: xmark, label: home.close, do: dismiss }] }") == [])
  }

  @Test func whatClosesItselfInBothWaysIsShownInBoth() {
    let ways = """
      bar:
        leading:
          - { icon: xmark, label: order.close, when: not $state.isPushed, do: dismiss }
          - { icon: chevron.left, label: order.back, when: $state.isPushed, do: pop }
      state: { isPushed: Bool = false }
      """
    #expect(pushed(by: "", closing: ways) == [])
  }

  /// An app without a host, with three screens one behind the other, of which the first has more keys.
  private func steps(_ keys: String) -> [String] {
    findings(
      """
      app: Shop
      language: 1
      ---
      screen: First
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: a, title: A }, push: Second }] }
      \(keys)
      ---
      screen: Second
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: b, title: B }, push: Third }] }
      ---
      screen: Third
      form: { text: { type: String, title: order.text } }
      submit: { title: order.send, request: Vote, then: { do: dismiss } }
      bar: { leading: [{ icon: xmark, label: order.close, do: dismiss }] }
      """, with: "nothing-to-close")
  }

  @Test func theLastOfSeveralStepsClosesTheSheetThatAllAreIn() {
    #expect(steps("bar: { leading: [{ icon: xmark, label: home.close, do: dismiss }] }") == [])
    let told = ["nothing-to-close: `Third` is pushed here, and all that closes it is `dismiss`"]
    #expect(steps("") == told)
  }

  @Test func sheetsArePulledAway() {
    let text = """
      screen: Home
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: a, title: A }, present: Tour }] }
      ---
      screen: Tour
      content: [{ text: tour.text }]
      """
    #expect(findings(text, with: "no-way-out") == [])
  }

  /// A screen that fills the window and loads what it shows.
  private func loading(_ keys: String) -> [String] {
    findings(
      """
      adapter: ClosingRow
      for: Entry
      cell: { button: { title: row.close, do: dismiss } }
      ---
      screen: Home
      sections:
        - id: main
          rows: [{ use: EntryRow, item: { id: a, title: A }, present: Tour, as: fullScreen }]
      ---
      screen: Tour
      source: { request: { path: /tours }, yields: Entry }
      adapters: [ClosingRow]
      \(keys)
      """, with: "no-way-out")
  }

  @Test func rowsAreNotThereWhileTheyLoad() {
    #expect(
      loading("") == ["no-way-out: `Tour` fills the window, and only what it loads leads out of it"]
    )
    #expect(loading("bar: { leading: [{ icon: xmark, label: a.b, do: dismiss }] }") == [])
  }

  /// An entry of a menu, and what else there is.
  private func entry(style: String = "tabBar", _ order: String, home: String = "do: reload")
    -> [String]
  {
    findings(
      """
      app: Shop
      language: 1
      host:
        style: \(style)
        menu: [{ screen: Home, title: tab.home }, { screen: Order, title: tab.order }]
      ---
      screen: Home
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: a, title: A }, \(home) }] }
      ---
      screen: Order
      \(order)
      """, with: "dead-end-tab")
  }

  @Test(arguments: [
    "content: [{ text: a.b }]\nbar: { leading: [{ icon: xmark, label: a.b, do: dismiss }] }",
    "content: [{ text: a.b }]\nbar: { leading: [{ icon: xmark, label: a.b, do: pop }] }",
    "returns: Int\nform: { count: { type: Int, title: a.b, default: 1 } }\nsubmit: { title: a.b, return: $form.count }",
  ])
  func entriesDoNotCloseThemselves(order: String) {
    let message = "there is nothing that closing it would lead to"
    #expect(entry(order) == ["dead-end-tab: `Order` is an entry of the menu, and \(message)"])
  }

  @Test(arguments: [
    "content: [{ text: a.b }]\nbar: { leading: [{ icon: xmark, label: a.b, do: popToRoot }] }",
    "parameters: { isSheet: Bool = false }\ncontent: [{ text: a.b }]\n"
      + "bar: { leading: [{ icon: xmark, label: a.b, when: $parameters.isSheet, do: dismiss }] }",
    "source: { items: [], yields: Entry }\nadapters: [EntryRow]",
  ])
  func whatMayMeanSomethingIsLeftAlone(order: String) {
    #expect(entry(order).filter { $0.hasPrefix("dead-end-tab") } == [])
  }

  @Test func entriesOfAStackAreLedToAndFrom() {
    let back = """
      content: [{ text: a.b }]
      bar: { leading: [{ icon: xmark, label: a.b, tab: Home }] }
      """
    let alone = "content: [{ text: a.b }]"
    #expect(entry(style: "stack", back, home: "tab: Order") == [])
    #expect(
      entry(style: "stack", back) == [
        "dead-end-tab: no effect goes to `Order`, and in the style `stack` no menu does"
      ])
    #expect(
      entry(style: "stack", alone, home: "tab: Order") == [
        "dead-end-tab: nothing leads on from `Order`, and in the style `stack` there is no menu"
      ])
    #expect(entry(style: "drawer", alone) == [])
  }

  @Test func oneTakerIsEnough() {
    func home(_ first: String, _ second: String) -> String {
      """
      screen: Home
      sections:
        - id: main
          rows:
            - { use: EntryRow, item: { id: a, title: A }, present: Choice\(first) }
            - { use: EntryRow, item: { id: b, title: B }, push: Choice\(second) }
      ---
      screen: Choice
      returns: String
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: c, title: C }, return: C }] }
      """
    }
    let unused = ["unused-result: nobody who shows `Choice` takes the `String` that it returns"]
    #expect(findings(home("", ""), with: "unused-result") == unused)
    #expect(findings(home(", returned: { do: reload }", ""), with: "unused-result") == [])
    #expect(findings(home("", ", returned: { notice: a.b }"), with: "unused-result") == [])
  }

  @Test func callsWithoutAServerAreOneFinding() {
    let calls = """
      api: Second
      base: https://second.example.com
      ---
      source: Entries
      request: { path: /entries }
      yields: Entry
      ---
      source: Others
      request: { path: /others }
      yields: Entry
      """
    #expect(
      findings(calls, with: "unknown-api") == [
        "unknown-api: there are 2 APIs that this call and 2 others could go to"
      ])
  }
}
