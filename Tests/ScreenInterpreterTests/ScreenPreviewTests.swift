import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens that nobody has compiled, as they are seen.
@MainActor @Suite struct ScreenPreviewTests {
  private func sketch(
    _ screen: String, rows: String = "[]", beside: [String: String] = [:]
  ) throws -> Sketch {
    let files = [
      "App.yaml": Sketch.notes, "Home.yaml": screen, "notes.json": "{\"rows\": \(rows)}",
    ]
    return try Sketch(files.merging(beside) { $1 })
  }

  private static let home = """
    screen: Home
    title: { verbatim: Notes }
    source: { use: Notes }
    adapters: [NoteRow]
    states:
      empty: { text: { verbatim: Nothing here } }
      error: { text: { verbatim: Try later }, retry: true, as: full }

    """

  @Test func modelsAreReadByTheirPlan() async throws {
    let rows = """
      [{"id": 1, "text": "First", "mood": "veryBad", "line_count": 3, "tags": ["a"]},
       {"id": "two", "text": "Second", "tags": null}]
      """
    let sketch = try sketch(Self.home, rows: rows)
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("cell 0.0 \"First\" \"3 lines\" \"Very bad\" \"tagged\""))
    #expect(tree.hasSuffix("cell 0.1 \"Second\""))
  }

  @Test func eachStateIsSeen() async throws {
    let sketch = try sketch(Self.home, rows: "[{\"id\": 1, \"text\": \"First\"}]")
    #expect(try await sketch.tree("Home", in: .loading).hasSuffix("spinner"))
    #expect(try await sketch.tree("Home", in: .filled).contains("First"))
    #expect(try await sketch.tree("Home", in: .empty).contains("Nothing here"))
    #expect(try await sketch.tree("Home", in: .error).contains("Try later"))
  }

  @Test func badgesAreSeen() async throws {
    let sketch = try sketch(
      Self.home + """
        data: { all: { yields: "[Note]", request: { path: /notes.json }, items: rows, samples: [notes.json] } }
        bar:
          trailing:
            - { icon: tray, label: { verbatim: All }, badge: $data.all.count, push: Home }
            - { title: { verbatim: Some }, badge: { verbatim: "" }, push: Home }

        """, rows: "[{\"id\": 1, \"text\": \"First\"}, {\"id\": 2, \"text\": \"Second\"}]")
    #expect(try await sketch.tree("Home").contains("[All •2] [Some]"))
  }

  @Test func titlesPromptsAndScopesAreSeen() async throws {
    let sketch = try sketch(
      Self.home + """
        state: { words: String = "", mood: Mood = veryBad }
        bar: { largeTitle: always, prompt: $state.mood, segments: $state.mood }
        search: { query: $state.words, prompt: { verbatim: Find }, scopes: $state.mood }

        """)
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("navigation \"Notes\" large\n"))
    #expect(tree.contains("prompt \"Very bad\"\n"))
    #expect(tree.contains("segments Good [Very bad]\n"))
    #expect(tree.contains("search \"Find\"\n"))
    #expect(tree.contains("scopes Good [Very bad]\n"))
  }

  @Test func secondTextsOfStatesAreSeen() async throws {
    let sketch = try sketch(
      """
      screen: Home
      title: { verbatim: Notes }
      source: { use: Notes }
      adapters: [NoteRow]
      state: { mood: Mood = veryBad }
      states:
        empty:
          image: { when: $state.mood == good, then: tray, else: star }
          text: { verbatim: Nothing here }
          detail: $state.mood
        error: { image: wifi.slash, text: { verbatim: Try later }, detail: { verbatim: Sorry } }

      """)
    let empty = try await sketch.tree("Home", in: .empty)
    #expect(empty.contains("Nothing here") && empty.contains("Very bad"))
    let failed = try await sketch.tree("Home", in: .error)
    #expect(failed.contains("Try later") && failed.contains("Sorry"))
  }

  @Test func subtitlesAreSeen() async throws {
    let sketch = try sketch(
      Self.home + """
        state: { mood: Mood = veryBad }
        bar: { subtitle: $state.mood }

        """)
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("navigation \"Notes\"\n"))
    #expect(tree.contains("subtitle \"Very bad\"\n"))
  }

  @Test func menusOfferWhatHoldsNow() async throws {
    let sketch = try sketch(
      """
      screen: Home
      state: { isNew: Bool = true }
      bar:
        trailing:
          - title: { verbatim: More }
            menu:
              - title: { verbatim: Order }
                menu:
                  - { title: { verbatim: New }, checked: $state.isNew, set: { $state.isNew: true } }
                  - { title: { verbatim: Old }, checked: not $state.isNew, set: { $state.isNew: false } }
              - { title: { verbatim: Send }, enabled: not $state.isNew, do: reload }
      source: { use: Notes }
      adapters: [NoteRow]

      """)
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    screen.loadViewIfNeeded()
    let menu = try #require(screen.navigationItem.rightBarButtonItems?.first?.menu)
    let order = try #require(menu.headlessElements.first as? UIMenu)
    let choices = order.children.compactMap { $0 as? UIAction }
    #expect(choices.map(\.title) == ["New", "Old"])
    #expect(choices.map(\.state) == [.on, .off])
    #expect((menu.headlessElements.last as? UIAction)?.attributes == .disabled)
    choices.last?.headlessPerform()
    let later = try #require(menu.headlessElements.first as? UIMenu)
    #expect(later.children.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
    #expect((menu.headlessElements.last as? UIAction)?.attributes == [])
  }

  @Test func barsHaveTheColoursOfTheTheme() async throws {
    let sketch = try sketch(
      """
      theme: Plain
      colors: { ink: { light: "#102030", dark: "#102030" } }
      ---
      screen: Home
      source: { use: Notes }
      adapters: [NoteRow]
      bar: { appearance: { background: ink, atTop: transparent } }
      statusBar: light

      """)
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    screen.loadViewIfNeeded()
    #expect(screen.preferredStatusBarStyle == .lightContent)
    let item = screen.navigationItem
    let color = try #require(item.standardAppearance?.backgroundColor)
    let ink = UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)
    #expect(color.resolvedColor(with: screen.traitCollection) == ink)
    #expect(item.scrollEdgeAppearance?.backgroundColor == nil)
  }

  @Test func searchesSuggestTextsAndWhatModelsSay() async throws {
    let sketch = try sketch(
      """
      screen: Home
      state: { words: String = "" }
      source: { use: Notes }
      adapters: [NoteRow]
      search: { query: $state.words, suggestions: [{ verbatim: Milk }, { verbatim: Bread }] }

      """)
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    screen.loadViewIfNeeded()
    let search = try #require(screen.navigationItem.searchController)
    #expect(search.searchSuggestions?.map(\.localizedSuggestion) == ["Milk", "Bread"])
    search.searchBar.text = "br"
    #expect(search.searchSuggestions?.map(\.localizedSuggestion) == ["Bread"])
    let bread = try #require(search.searchSuggestions?.first)
    search.searchResultsUpdater?.updateSearchResults(for: search, selecting: bread)
    #expect(search.searchBar.text == "Bread")
    #expect(search.searchSuggestions == nil)
  }

  @Test("what models say is suggested, and not narrowed where their source takes the query")
  func modelsAreSuggested() async throws {
    let sketch = try sketch(
      """
      source: NotesLike
      parameters: { words: String }
      items:
        - { id: a, text: Milk }
        - { id: b, text: Bread }
      yields: "[Note]"
      ---
      screen: Find
      state: { words: String = "" }
      data: { like: { use: NotesLike, with: { words: $state.words } } }
      source: { items: [{ id: c, text: Cheese }], yields: Note }
      adapters: [NoteRow]
      search: { query: $state.words, suggestions: { of: $data.like, text: $item.text } }

      """)
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let driver = ScreenDriver(
      root: UINavigationController(
        rootViewController: try #require(app.makeController(forScreen: "Find"))))
    try await driver.settle()
    try await driver.search(for: "xyz")
    #expect(driver.dump.contains("suggestions [Milk] [Bread]"))
    driver.close()
  }

  @Test func surroundingsAreFollowed() async throws {
    let sketch = try sketch(Self.home)
    let tree = try await sketch.tree(
      "Home", in: .empty,
      Surroundings(
        size: CGSize(width: 820, height: 1180), isDark: true, textSize: .accessibilityLarge))
    #expect(tree.hasPrefix("window 820×1180 dark text accessibilityLarge"))
  }

  @Test func whatOnlyCodeCanShowStandsForItselfByName() async throws {
    let sketch = try sketch(
      """
      screen: Home
      source: { use: Notes }
      adapters: [OwnRow]
      states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }
      ---
      adapter: OwnRow
      for: Note
      swift: { type: NotePresenter, kind: row }
      ---
      screen: Map
      swift: { type: MapController }

      """, rows: "[{\"id\": 1, \"text\": \"First\"}]")
    #expect(try await sketch.tree("Home").contains("NotePresenter: Note"))
    #expect(try await sketch.tree("Map").contains("MapController"))
  }

  @Test func textsOfSamplesAreNoMarkup() async throws {
    let sketch = try sketch(
      Self.home, rows: #"[{"id": 1, "text": "</text><script>alert('x')</script>&"}]"#)
    let preview = ScreenPreview(
      of: try SpecFolder(sketch.folder.path).checkedApp(),
      samples: Samples(specRoot: sketch.folder.path), strings: StringTable())
    let shown = try await preview.show("Home", in: .filled, Surroundings())
    #expect(shown?.picture.contains("<script") == false)
    #expect(shown?.picture.contains("&lt;script") == true)
  }

  @Test func stateIsEditedAndShown() async throws {
    let sketch = try sketch(
      """
      screen: Home
      state:
        name: String = "Ada"
        isOpen: Bool = true
      sections:
        - id: main
          rows:
            - { toggle: $state.isOpen, title: { verbatim: Open } }
            - use: NoteRow
              item: { id: shown, text: "Hello {$state.name}" }
              when: $state.isOpen

      """)
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("Open"))
    #expect(tree.contains("Hello Ada"))
  }

  @Test func parametersAreHandedOverOrMadeUp() async throws {
    let sketch = try sketch(
      """
      screen: Home
      parameters: { name: String }
      sections:
        - id: main
          rows:
            - { use: NoteRow, item: { id: shown, text: "Hello {$parameters.name}" } }

      """)
    #expect(try await sketch.tree("Home").contains("Hello name"))
    #expect(try await sketch.tree("Home", with: ["name": .string("Bo")]).contains("Hello Bo"))
  }

  @Test func specsWithErrorsAreRefusedWithACure() throws {
    let sketch = try Sketch(["App.yaml": "app: Notes\nlanguage: 1\nhost: nowhere\n"])
    let error = #expect(throws: SpecFolder.Failure.self) {
      try SpecFolder(sketch.folder.path).checkedApp()
    }
    #expect(error?.description.contains("screenc lint") == true)
  }
}
