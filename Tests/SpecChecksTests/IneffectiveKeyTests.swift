import Testing

@testable import SpecChecks

/// What is said where nothing is made of it.
@Suite struct IneffectiveKeyTests {
  private static let base = """
    app: Words
    language: 1
    host: { menu: [{ screen: Home, title: tab.home }] }
    ---
    model: Word
    fields: { id: ID, title: String }
    ---
    adapter: WordRow
    for: Word
    cell: { text: $item.title }
    ---

    """

  /// A screen with all that stands in bars.
  private static let part = """
    ---
    screen: Part
    title: part.title
    state: { query: String = "" }
    bar: { trailing: [{ title: part.more, notice: part.said }] }
    toolbar: [{ title: part.more, notice: part.said }]
    search: { query: $state.query }
    selection: { of: Word, actions: [{ title: part.send, notice: part.sent }] }
    source: { yields: Word, items: [{ id: a, title: A }] }
    adapters: [WordRow]

    """

  private func told(_ home: String) -> [String] {
    findings(Self.base + home + Self.part, with: "ineffective-key")
      .filter { $0.rule == "ineffective-key" }.map(\.message)
  }

  @Test func barsOfAScreenInAPageAreNotSeen() {
    let found = told(
      """
      screen: Home
      content: [{ embed: { screen: Part } }]

      """)
    #expect(
      found
        == ["title", "bar", "toolbar", "search", "selection"].map {
          "`\($0)` is not seen: `Part` only ever stands in a cell or a page"
        })
  }

  @Test func barsOfAScreenInACellAreNotSeen() {
    let found = told(
      """
      adapter: WordScreen
      for: Word
      embed: { screen: Part }
      ---
      screen: Home
      source: { yields: Word, items: [{ id: a, title: A }] }
      adapters: [WordScreen]

      """)
    #expect(found.count == 5)
  }

  @Test func barsOfAScreenAboveTabsAreSeen() {
    let found = told(
      """
      screen: Home
      tabs:
        header: { screen: Part }
        pages: [{ title: tab.one, screen: One }, { title: tab.two, screen: One }]
      ---
      screen: One
      sections: []

      """)
    #expect(
      found == [
        "`title` is not seen: `Part` only ever stands above tabs",
        "`search` is not seen: `Part` only ever stands above tabs",
      ])
  }

  @Test func barsAndSearchOfAScreenBehindATabAreSeen() {
    let found = told(
      """
      screen: Home
      tabs: [{ title: tab.one, screen: Part }, { title: tab.two, screen: One }]
      ---
      screen: One
      sections: []

      """)
    #expect(found == ["`title` is not seen: `Part` only ever stands behind a tab"])
  }

  @Test(arguments: [
    "header: { screen: Part }, pages: [", "pages: [{ title: tab.two, screen: Part }, ",
  ])
  func titlesAndPromptsOfPartsAreNotSeen(part: String) {
    let text =
      Self.base + """
        screen: Home
        tabs: { \(part){ title: tab.one, screen: One }, { title: tab.three, screen: One }] }
        ---
        screen: One
        sections: []
        ---
        screen: Part
        state: { side: Side = left }
        bar: { largeTitle: always, prompt: part.prompt, segments: $state.side, trailing: [{ title: part.more, notice: part.said }] }
        sections: []
        ---
        enum: Side
        cases: [left, right]

        """
    let place = part.hasPrefix("header") ? "above tabs" : "behind a tab"
    #expect(
      toldOfWhole(text)
        == ["largeTitle", "prompt", "segments"].map {
          "`\($0)` is not seen: `Part` only ever stands \(place)"
        })
  }

  @Test(arguments: [
    ("header: { screen: Part }, pages: [", "above tabs"),
    ("pages: [{ title: tab.two, screen: Part }, ", "behind a tab"),
  ])
  func subtitlesOfPartsAreNotSeen(part: String, place: String) {
    let text =
      Self.base + """
        screen: Home
        tabs: { \(part){ title: tab.one, screen: One }, { title: tab.three, screen: One }] }
        ---
        screen: One
        bar: { subtitle: one.subtitle }
        sections: []
        ---
        screen: Part
        bar: { subtitle: part.subtitle }
        sections: []

        """
    let found = toldOfWhole(text)
    #expect(found.contains("`subtitle` is not seen: `Part` only ever stands \(place)"))
  }

  @Test(arguments: ["banner", "full", "toast"])
  func bannersSayTheirTextAlone(style: String) {
    let text =
      Self.base + """
        screen: Home
        source: { request: { path: /words }, yields: Word }
        adapters: [WordRow]
        states:
          error: { image: tray, text: home.error, detail: home.detail, as: \(style) }
        ---
        api: Main
        base: https://words.example

        """
    let keys = style == "banner" ? ["image", "detail"] : []
    #expect(
      toldOfWhole(text)
        == keys.map { "`\($0)` is not seen: a `banner` says its `text` alone" })
  }

  @Test func subtitlesAreNotSeenWhereSegmentsStand() {
    let text =
      Self.base + """
        screen: Home
        state: { side: Side = left }
        bar: { subtitle: home.subtitle, segments: $state.side }
        sections: []
        ---
        enum: Side
        cases: [left, right]

        """
    #expect(
      toldOfWhole(text)
        == ["`subtitle` is not seen: `Home` has segments in the place of its title"])
  }

  @Test(arguments: [
    "header: { screen: Part }, pages: [", "pages: [{ title: tab.two, screen: Part }, ",
  ])
  func whatPartsSayOfBarsBelowTheContentIsNotSeen(part: String) {
    let text =
      Self.base + """
        screen: Home
        tabs: { \(part){ title: tab.one, screen: One }, { title: tab.three, screen: One }] }
        ---
        screen: One
        sections: []
        ---
        screen: Part
        toolbar: [{ title: part.more, notice: part.said }]
        toolbarAppearance: { style: opaque }
        hidesTabBar: true
        sections: []

        """
    let place = part.hasPrefix("header") ? "above tabs" : "behind a tab"
    #expect(
      toldOfWhole(text)
        == ["toolbarAppearance", "hidesTabBar"].map {
          "`\($0)` is not seen: `Part` only ever stands \(place)"
        })
  }

  @Test("what a toolbar looks like that a part doesn't have is told once")
  func looksOfNoToolbarOfParts() {
    let text =
      Self.base + """
        screen: Home
        tabs: { pages: [{ title: tab.two, screen: Part }, { title: tab.three, screen: One }] }
        ---
        screen: One
        sections: []
        ---
        screen: Part
        toolbarAppearance: { style: opaque }
        sections: []

        """
    #expect(
      toldOfWhole(text)
        == ["`toolbarAppearance` is not seen: `Part` has nothing in a bar at the bottom"])
  }

  @Test("tabs stay below the first screen of each, unless that is pushed from elsewhere, too")
  func firstScreensOfTabsHideNothing() {
    func told(_ way: String) -> [String] {
      toldOfWhole(
        Self.base + """
          screen: Home
          hidesTabBar: true
          bar: { trailing: [{ title: home.more, push: One }] }
          sections: []
          ---
          screen: One
          bar: { trailing: [{ title: one.back, \(way) }] }
          sections: []

          """)
    }
    #expect(
      told("do: dismiss")
        == [
          "`hidesTabBar` hides nothing: `Home` is the first screen of a tab, below which the tabs stay"
        ])
    #expect(told("present: Home").count == 1, "nothing is below what is presented")
    #expect(told("push: Home") == [])
  }

  @Test("a sheet leaves the status bar to what is below it, and covers the tabs")
  func presentedScreensSayNothingOfBarsAroundThem() {
    func told(_ first: String, _ second: String = "notice: away.said") -> [String] {
      toldOfWhole(
        Self.base + """
          screen: Home
          bar: { trailing: [{ title: home.more, \(first) }] }
          sections: []
          ---
          screen: Away
          statusBar: light
          hidesTabBar: true
          bar: { trailing: [{ title: away.more, \(second) }] }
          sections: []
          ---
          screen: Between
          bar: { trailing: [{ title: between.more, push: Away }] }
          sections: []

          """)
    }
    let tabs = "`hidesTabBar` hides nothing: where `Away` is shown there are no tabs"
    let status =
      "`statusBar` is not seen: `Away` only ever stands in a sheet, which leaves the status bar to what is below it"
    #expect(told("push: Away") == [])
    #expect(told("push: Between") == [])
    #expect(told("present: Away") == [status, tabs])
    #expect(told("present: Between") == [status, tabs])
    #expect(told("present: Away, as: fullScreen") == [tabs])
    #expect(told("present: Between, as: fullScreen") == [tabs])
    #expect(told("present: Away", "push: Home") == [status, tabs])
    #expect(told("notice: home.said") == [], "what nothing leads to is told of as such")
  }

  @Test("what stands in the spec is not waited for, does not fail and is not loaded anew")
  func writtenRowsAreNotLoaded() {
    let row = "rows: [{ use: WordRow, item: { id: a, title: A } }]"
    func told(_ keys: String, _ rows: String = row) -> [String] {
      toldOfWhole(
        Self.base + """
          screen: Home
          state: { on: Bool = true }
          sections: [{ id: all, \(rows) }]
          \(keys)

          """)
    }
    let never = "is never seen: all that `Home` shows is written in the spec"
    let error = "error: { text: home.lost }"
    let all = "states: { loading: skeleton, empty: { text: home.none }, \(error) }"
    let away = row.replacing("} }]", with: "}, when: $state.on }]")
    #expect(told(all) == ["`states` \(never), and always there"])
    #expect(told(all, away) == ["`loading` \(never)", "`error` \(never)"])
    #expect(told("states: { \(error) }", away) == ["`states` \(never)"])
    #expect(
      told("reload: { pull: true, onAppear: 10ms, events: [said] }")
        == ["`reload` loads nothing anew: all that `Home` shows is written in the spec"])
    let items = "source: { yields: Word, items: [{ id: a, title: A }] }, adapters: [WordRow]"
    #expect(told(all, items) == ["`states` \(never), and always there"])
    let file = "disk: { path: Words.json, in: bundle }"
    let disk = "source: { yields: Word, \(file) }, adapters: [WordRow]"
    #expect(told(all + "\nreload: { pull: true }", disk) == [])
  }

  @Test("what a screen says counts where it is shown by itself, wherever else it stands")
  func whatIsShownByItselfIsSeen() {
    let found = told(
      """
      screen: Home
      content: [{ embed: { screen: Part } }]
      bar: { trailing: [{ title: home.more, push: Part }] }

      """)
    #expect(found == [])
  }

  @Test func badgesBelongToScreensOfTheMenu() {
    let text =
      Self.base + """
        screen: Home
        badge: { verbatim: new }
        bar: { trailing: [{ title: home.more, push: Away }] }
        sections: []
        ---
        screen: Away
        badge: { verbatim: new }
        sections: []

        """
    #expect(
      toldOfWhole(text) == ["`badge` is not seen: no entry of the app's menu begins with `Away`"])
    #expect(
      toldOfWhole(text.replacing("host: {", with: "host: { style: stack,"))
        == [
          "`badge` is not seen: in an app of the style `stack` there are no tabs",
          "`badge` is not seen: no entry of the app's menu begins with `Away`",
        ])
  }

  private func toldOfWhole(_ text: String) -> [String] {
    findings(text, with: "ineffective-key").filter { $0.rule == "ineffective-key" }.map(\.message)
  }

  @Test func cellsThatAreNotDescribedHaveNoSizeAndNoLabel() {
    let found = told(
      """
      adapter: OwnRow
      for: Word
      swift: { type: OwnRow, kind: tree }
      size: { height: 40 }
      accessibility: { label: own.spoken }
      ---
      screen: Home
      source: { yields: Word, items: [{ id: a, title: A }] }
      adapters: [OwnRow]
      bar: { trailing: [{ title: home.more, push: Part }] }

      """)
    #expect(
      found == [
        "`size` means nothing here: the class sees to it",
        "`accessibility` means nothing here: the class sees to it",
      ])
  }

  @Test(
    "a side of a swipe counts where rows stand one below the other",
    arguments: [
      ("table", "list", 0), ("mvp", "list", 0), ("composition", "list", 0),
      ("collection", "list", 0), ("viper", "list", 0),
      ("collection", "{ grid: { columns: 2 } }", 1),
      ("collection", "[{ grid: { columns: 2 }, when: $window.regular }, list]", 0),
      ("mvp", "carousel", 1),
    ])
  func sidesOfSwipesCountInColumns(system: String, layout: String, count: Int) {
    let found = told(
      """
      screen: Home
      architecture: \(system)
      layout: \(layout)
      source: { yields: Word, items: [{ id: a, title: A }] }
      adapters: [WordRow]
      actions: [{ swipe: Word, edge: leading, title: word.keep, notice: word.kept }]
      bar: { trailing: [{ title: home.more, push: Part }] }

      """)
    #expect(found.count == count)
  }
}
