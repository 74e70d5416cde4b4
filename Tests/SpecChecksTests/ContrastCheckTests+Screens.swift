import Testing

/// What screens show around their cells, and behind them, holds texts to its colours, too.
extension ContrastCheckTests {
  @Test("titles of bars are held to their backgrounds, in the colour of texts where none is said")
  func titlesOfBarsAreFound() {
    func told(_ bar: String) -> [String] {
      let text = """
        theme: Plain
        colors:
          ink: { light: "#202020", dark: "#202020" }
          mist: { light: "#f0f0f0", dark: "#f0f0f0" }
        ---
        screen: Home
        state: { on: Bool = true }
        bar: { appearance: \(bar) }
        content: { text: { verbatim: Home } }
        """
      return SpecChecksTests.findings(text, with: "low-contrast").map(\.message)
    }
    #expect(told("{ background: ink, titles: mist }") == [])
    #expect(told("{ style: transparent, titles: ink }") == [])
    #expect(told("{ background: ink, titles: ink }").count == 1)
    #expect(told("{ background: ink }").count == 1)
    let chosen = "{ when: $state.on, then: ink, else: mist }"
    let other = "{ when: $state.on, then: mist, else: ink }"
    #expect(told("{ background: \(chosen), titles: \(other) }") == [])
    #expect(told("{ background: \(chosen), titles: mist }").count == 1)
    #expect(told("{ background: \(chosen), titles: \(chosen) }").count == 2)
  }

  @Test("buttons of toolbars are held to their backgrounds, in the accent where nothing is said")
  func buttonsOfToolbarsAreFound() {
    func told(_ look: String) -> [String] {
      let text = """
        theme: Plain
        colors:
          ink: { light: "#202020", dark: "#202020" }
          mist: { light: "#f0f0f0", dark: "#f0f0f0" }
          accent: { light: "#303030", dark: "#303030" }
        ---
        screen: Home
        state: { on: Bool = true }
        toolbar: [{ title: { verbatim: Turn }, set: { $state.on: not $state.on } }]
        toolbarAppearance: \(look)
        content: { text: { verbatim: Home } }
        """
      return SpecChecksTests.findings(text, with: "low-contrast").map(\.message)
    }
    #expect(told("{ background: ink, items: mist }") == [])
    #expect(told("{ style: transparent, items: ink }") == [])
    #expect(told("{ background: ink, items: ink }").count == 1)
    #expect(told("{ background: ink }").count == 1)
    #expect(told("{ background: mist }") == [])
    let chosen = "{ when: $state.on, then: ink, else: mist }"
    let other = "{ when: $state.on, then: mist, else: ink }"
    #expect(told("{ background: \(chosen), items: \(other) }") == [])
    #expect(told("{ background: \(chosen), items: mist }").count == 1)
  }

  @Test(
    "what rows show is held to what is behind them while they are pressed or selected",
    arguments: [
      ("pressed: { background: night }", "", "{ text: { value: $item.title } }", 1),
      ("pressed: { background: day }", "", "{ text: { value: $item.title } }", 0),
      (
        "pressed: { background: night }", "",
        "{ component: { use: Line, with: { text: $item.title } } }", 1
      ),
      ("selected: { background: night }", "", "{ text: { value: $item.title } }", 0),
      (
        "selected: { background: night }",
        "selection: { of: Note, actions: [{ title: { verbatim: Out }, do: reload }] }",
        "{ text: { value: $item.title } }", 1
      ),
      (
        "pressed: { background: night }", "",
        "{ column: [{ text: { value: $item.title } }], background: day }", 0
      ),
      (
        "pressed: { border: { width: 1, color: night } }", "", "{ text: { value: $item.title } }", 0
      ),
    ])
  func looksOfRowsAreLookedAt(look: String, selection: String, cell: String, count: Int) {
    let text = """
      api: Main
      base: https://api.example.com
      ---
      theme: Plain
      colors:
        background: { light: "#ffffff", dark: "#ffffff" }
        text: { light: "#000000", dark: "#000000" }
        day: { light: "#eeeeee", dark: "#eeeeee" }
        night: { light: "#202020", dark: "#202020" }
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      component: Line
      parameters: { text: String }
      cell: { text: { value: $parameters.text } }
      ---
      adapter: NoteRow
      for: Note
      cell: \(cell)
      ---
      screen: Home
      source: { yields: Note, request: { path: /notes } }
      adapters: [NoteRow]
      \(look)
      \(selection)
      """
    #expect(SpecChecksTests.findings(text, with: "low-contrast").count == count)
  }
}
