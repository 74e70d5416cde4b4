import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Colours and pictures that conditions choose, as they are seen.
@MainActor @Suite struct ChosenLookTests {
  private static func home(color: String, icon: String) -> String {
    """
    theme: Plain
    colors:
      ink: { light: "#102030", dark: "#102030" }
      rust: { light: "#a02010", dark: "#a02010" }
    ---
    component: Title
    parameters: { text: String }
    cell: { text: { value: $parameters.text }, part: words }
    ---
    adapter: ChoosingRow
    for: Note
    cell:
      column:
        - text: { value: $item.text, color: \(color) }
        - image: { icon: \(icon), color: \(color), size: 20 }
        - button: { title: { verbatim: Copy }, icon: \(icon), color: \(color), copy: $item.text }
        - progress: { value: 0.5, color: \(color) }
        - rating: { value: 3, color: \(color) }
        - text: { value: $item.text }
          box: { background: \(color), badge: { text: { verbatim: New }, background: \(color) } }
        - component: { use: Title, with: { text: $item.text }, refine: { words: { color: \(color), background: \(color) } } }
        - component: { use: Title, with: { text: $item.text }, refine: { words: { border: { width: 2, color: \(color) } } } }
      background: \(color)
    ---
    screen: Home
    source: { use: Notes }
    adapters: [ChoosingRow]

    """
  }

  private func picture(_ home: String, mood: String) async throws -> String {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "Home.yaml": home,
      "notes.json": """
      {"rows": [{"id": 1, "text": "First", "mood": "\(mood)", "tags": []}]}
      """,
    ])
    let preview = ScreenPreview(
      of: try SpecFolder(sketch.folder.path).checkedApp(),
      samples: Samples(specRoot: sketch.folder.path), strings: StringTable())
    return try #require(try await preview.show("Home", in: .filled, Surroundings())).picture
  }

  @Test func whatIsChosenIsSeenAsIfItWereWrittenAlone() async throws {
    let chosen = Self.home(
      color: "{ when: $item.mood == veryBad, then: rust, else: ink }",
      icon: "{ when: $item.mood == veryBad, then: star.fill, else: { asset: Star } }")
    let bad = Self.home(color: "rust", icon: "star.fill")
    let good = Self.home(color: "ink", icon: "{ asset: Star }")
    #expect(try await picture(chosen, mood: "veryBad") == picture(bad, mood: "veryBad"))
    #expect(try await picture(chosen, mood: "good") == picture(good, mood: "good"))
    #expect(try await picture(bad, mood: "good") != picture(good, mood: "good"))
  }

  @Test func bordersAndShadowsAreInTheColourThatIsChosen() async throws {
    func home(border: String, shadow: String) -> String {
      """
      theme: Plain
      colors:
        ink: { light: "#102030", dark: "#102030" }
        rust: { light: "#a02010", dark: "#a02010" }
        paper: { light: "#ffffff", dark: "#ffffff" }
      ---
      adapter: FramedRow
      for: Note
      cell:
        column:
          - text: { value: $item.text }
            box:
              background: paper
              border: { width: 3, color: \(border) }
              shadow: { color: \(shadow), opacity: 1, radius: 2, x: 4, y: 4 }
        padding: 16
      ---
      screen: Home
      source: { use: Notes }
      adapters: [FramedRow]

      """
    }
    let chosen = "{ when: $item.mood == veryBad, then: rust, else: ink }"
    let border = home(border: chosen, shadow: "ink")
    let shadow = home(border: "ink", shadow: chosen)
    let plain = try await picture(home(border: "ink", shadow: "ink"), mood: "veryBad")
    for (home, bad) in [
      (border, home(border: "rust", shadow: "ink")), (shadow, home(border: "ink", shadow: "rust")),
    ] {
      #expect(try await picture(home, mood: "veryBad") == picture(bad, mood: "veryBad"))
      #expect(try await picture(home, mood: "veryBad") != plain)
      #expect(try await picture(home, mood: "good") == plain)
    }
  }

  @Test func bordersAreThoseThatAreChosenOrNone() async throws {
    func home(_ box: String) -> String {
      """
      theme: Plain
      colors:
        ink: { light: "#102030", dark: "#102030" }
        rust: { light: "#a02010", dark: "#a02010" }
        paper: { light: "#ffffff", dark: "#ffffff" }
      borders: { strong: { width: 6, color: rust } }
      ---
      adapter: FramedRow
      for: Note
      cell:
        column:
          - text: { value: $item.text }
            box: { background: paper\(box) }
        padding: 16
      ---
      screen: Home
      source: { use: Notes }
      adapters: [FramedRow]

      """
    }
    let one = home(
      ", border: { when: $item.mood == veryBad, then: strong, else: { width: 1, color: ink } }")
    let none = home(", border: { when: $item.mood == veryBad, then: strong }")
    let strong = try await picture(home(", border: strong"), mood: "veryBad")
    for chosen in [one, none] {
      #expect(try await picture(chosen, mood: "veryBad") == strong)
      #expect(try await picture(chosen, mood: "good") != strong)
    }
    let thin = home(", border: { width: 1, color: ink }")
    #expect(try await picture(one, mood: "good") == picture(thin, mood: "good"))
    #expect(try await picture(none, mood: "good") == picture(home(""), mood: "good"))
  }

  private static func spaced(_ keys: String) -> String {
    """
    theme: Plain
    colors:
      sand: { light: "#e8d8b0", dark: "#e8d8b0" }
    spacing: { wide: 24 }
    ---
    adapter: SpacedRow
    for: Note
    cell:
      column:
        - column:
            - text: { value: $item.text }
            - text: { verbatim: "A longer text" }
          background: sand
          \(keys)
    ---
    screen: Home
    source: { use: Notes }
    adapters: [SpacedRow]

    """
  }

  @Test(arguments: [
    ("spacing", "wide", "2"), ("padding", "wide", "3"), ("alignment", "trailing", "center"),
  ])
  func distancesAndPlacesAreThoseThatAreChosen(
    key: String, one: String, other: String
  ) async throws {
    let chosen = Self.spaced(
      "\(key): { when: $item.mood == veryBad, then: \(one), else: \(other) }")
    let bad = try await picture(Self.spaced("\(key): \(one)"), mood: "veryBad")
    let good = try await picture(Self.spaced("\(key): \(other)"), mood: "good")
    #expect(try await picture(chosen, mood: "veryBad") == bad)
    #expect(try await picture(chosen, mood: "good") == good)
    #expect(bad != good)
  }

  @Test(arguments: [("minHeight", "90"), ("maxHeight", "12"), ("minWidth", "300")])
  func sizesAreThoseThatAreChosenOrNone(key: String, one: String) async throws {
    let ground = "background: rust"
    let chosen = Self.framed("\(ground), \(key): { when: $item.mood == veryBad, then: \(one) }")
    let bad = try await picture(Self.framed("\(ground), \(key): \(one)"), mood: "veryBad")
    #expect(try await picture(chosen, mood: "veryBad") == bad)
    #expect(
      try await picture(chosen, mood: "good") == picture(Self.framed(ground), mood: "good"))
    #expect(try await picture(chosen, mood: "good") != bad)
  }

  private static func framed(_ box: String) -> String {
    """
    theme: Plain
    colors:
      ink: { light: "#102030", dark: "#102030" }
      rust: { light: "#a02010", dark: "#a02010" }
      paper: { light: "#ffffff", dark: "#ffffff" }
    spacing: { wide: 24 }
    radii: { round: 12 }
    shadows: { strong: { color: rust, opacity: 1, radius: 3, x: 6, y: 6 } }
    gradients: { dusk: { from: rust, to: ink } }
    ---
    adapter: FramedRow
    for: Note
    cell:
      column:
        - text: { value: $item.text }
          box: { \(box) }
      padding: 16
    ---
    screen: Home
    source: { use: Notes }
    adapters: [FramedRow]

    """
  }

  @Test(arguments: [
    (
      "background: paper, shadow", "strong", "{ color: ink, opacity: 1, radius: 1, x: 2 }",
      "background: paper"
    ),
    ("gradient", "dusk", "{ from: ink, to: paper }", "weight: 1"),
    (
      "background: rust, corners", "round", "{ radius: 20, at: [topLeading] }", "background: rust"
    ),
    ("background: rust, padding", "wide", "{ top: 3, leading: 9 }", "background: rust"),
  ])
  func boxesLookAsIsChosen(key: String, one: String, other: String, none: String) async throws {
    let both = Self.framed("\(key): { when: $item.mood == veryBad, then: \(one), else: \(other) }")
    let either = Self.framed("\(key): { when: $item.mood == veryBad, then: \(one) }")
    let (one, other) = (Self.framed("\(key): \(one)"), Self.framed("\(key): \(other)"))
    let bad = try await picture(one, mood: "veryBad")
    for chosen in [both, either] {
      #expect(try await picture(chosen, mood: "veryBad") == bad)
      #expect(try await picture(chosen, mood: "good") != bad)
    }
    #expect(try await picture(both, mood: "good") == picture(other, mood: "good"))
    #expect(try await picture(either, mood: "good") == picture(Self.framed(none), mood: "good"))
  }

  @Test func fontsAndLinesAreThoseThatAreChosen() async throws {
    func home(_ look: String) -> String {
      """
      theme: Plain
      colors:
        paper: { light: "#ffffff", dark: "#ffffff" }
      fonts:
        body: { size: 17 }
        loud: { size: 30, weight: bold }
      ---
      adapter: WordyRow
      for: Note
      cell:
        column:
          - text: { verbatim: "{$item.text} \(Self.long)", \(look) }
      ---
      screen: Home
      source: { use: Notes }
      adapters: [WordyRow]

      """
    }
    let font = home("font: { when: $item.mood == veryBad, then: loud, else: body }")
    let lines = home("lines: { when: $item.mood == veryBad, then: 1 }")
    let loud = try await picture(home("font: loud"), mood: "veryBad")
    let short = try await picture(home("lines: 1"), mood: "veryBad")
    #expect(try await picture(font, mood: "veryBad") == loud)
    #expect(try await picture(font, mood: "good") == picture(home("font: body"), mood: "good"))
    #expect(try await picture(font, mood: "good") != loud)
    #expect(try await picture(lines, mood: "veryBad") == short)
    #expect(try await picture(lines, mood: "good") == picture(home("font: body"), mood: "good"))
    #expect(try await picture(lines, mood: "good") != short)
  }

  @Test(arguments: ["collection", "table"])
  func sectionsStandOnTheColourThatIsChosen(system: String) async throws {
    func home(_ background: String, isOpen: Bool = true) -> String {
      """
      theme: Plain
      colors:
        sand: { light: "#e8d8b0", dark: "#e8d8b0" }
        sea: { light: "#2050a0", dark: "#2050a0" }
      ---
      screen: Home
      architecture: \(system)
      state: { isOpen: Bool = \(isOpen) }
      sections:
        - { id: all, background: \(background), source: { use: Notes }, adapters: [NoteRow] }

      """
    }
    let chosen = "{ when: $state.isOpen, then: sand, else: sea }"
    let (sand, sea) = (home("sand"), home("sea"))
    #expect(try await picture(home(chosen), mood: "good") == picture(sand, mood: "good"))
    #expect(
      try await picture(home(chosen, isOpen: false), mood: "good") == picture(sea, mood: "good"))
    #expect(try await picture(sand, mood: "good") != picture(sea, mood: "good"))
  }

  /// A text of several lines.
  private static let long = String(repeating: "and so on ", count: 20)

  @Test func theFirstOfSeveralConditionsThatHoldsChooses() async throws {
    let chosen = Self.home(
      color: """
        { when: $item.lineCount != nil and $item.lineCount > 3, then: rust, \
        else: { when: $item.mood == veryBad, then: rust, else: ink } }
        """, icon: "star")
    let bad = Self.home(color: "rust", icon: "star")
    #expect(try await picture(chosen, mood: "veryBad") == picture(bad, mood: "veryBad"))
    #expect(try await picture(chosen, mood: "good") != picture(bad, mood: "good"))
  }

  @Test func picturesInBarsFollowTheState() async throws {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      state: { isMuted: Bool = true }
      bar:
        trailing:
          - icon: { when: $state.isMuted, then: bell.slash, else: bell }
            label: { verbatim: Mute }
            set: { $state.isMuted: not $state.isMuted }
          - title: { verbatim: More }
            menu:
              - title: { verbatim: Mute }
                icon: { when: $state.isMuted, then: bell.slash, else: bell }
                set: { $state.isMuted: not $state.isMuted }
      source: { items: [{ id: c, text: Cheese }], yields: Note }
      adapters: [NoteRow]

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    for name in ["bell.slash", "bell"] {
      let items = try #require(screen.navigationItem.rightBarButtonItems)
      #expect(items.compactMap(\.image) == [UIImage(systemName: name)])
      let menu = try #require(items.compactMap(\.menu).first)
      let choice = try #require(menu.headlessElements.first as? UIAction)
      #expect(choice.image == UIImage(systemName: name))
      try await driver.tap(label: "Mute")
    }
    driver.close()
  }
}
