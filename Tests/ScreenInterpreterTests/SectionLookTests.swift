import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What sections look like around their rows, straight from specs.
@MainActor @Suite struct SectionLookTests {
  private func show(
    _ look: String, in system: String, screen: String = ""
  ) async throws -> ScreenDriver {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      theme: Plain
      colors: { sand: { light: "#e8d8b0", dark: "#e8d8b0" } }
      spacing: { m: 12 }
      ---
      screen: Home
      architecture: \(system)
      \(screen)
      sections:
        - id: cheese
          header: { verbatim: Cheese }
          \(look)
          source: { items: [{ id: a, text: Brie, tags: [] }], yields: Note }
          adapters: [NoteRow]
        - id: wine
          source: { items: [{ id: b, text: Wine, tags: [] }], yields: Note }
          adapters: [NoteRow]

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  private let sand = UIColor(red: 232 / 255, green: 216 / 255, blue: 176 / 255, alpha: 1)

  @Test(arguments: ["collection", "mvp", "viper"])
  func rowsKeepClearOfTheInsets(system: String) async throws {
    let driver = try await show("insets: { leading: m, trailing: 20 }", in: system)
    let list = try #require(driver.list)
    let inset = try #require(list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(inset.frame.minX == 12)
    #expect(inset.frame.maxX == list.bounds.width - 20)
    let plain = try #require(list.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)))
    #expect(plain.frame.minX == 0)
    driver.close()
  }

  @Test(arguments: ["collection", "mvp", "viper"])
  func insetsAreThoseThatConditionsChoose(system: String) async throws {
    let driver = try await show(
      "insets: { when: $state.open, then: { leading: m } }", in: system,
      screen: """
        state: { open: Bool = false }
        bar: { trailing: [{ title: { verbatim: Open }, set: { $state.open: not $state.open } }] }
        """)
    let list = try #require(driver.list)
    func leading() -> CGFloat? {
      list.layoutIfNeeded()
      return list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }
    #expect(leading() == 0)
    try await driver.tap(text: "Open")
    #expect(leading() == 12)
    try await driver.tap(text: "Open")
    #expect(leading() == 0)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func theColourOfTheThemeIsBehindTheSection(system: String) async throws {
    let driver = try await show("background: sand", in: system)
    let rows: UIScrollView = try #require(driver.list ?? driver.table)
    let colored = views(in: rows).filter {
      $0.backgroundColor?.resolvedColor(with: $0.traitCollection) == sand
    }
    let cells: [UIView] = driver.list?.visibleCells ?? driver.table?.visibleCells ?? []
    let first = try #require(cells.min { $0.frame.minY < $1.frame.minY })
    let middle = CGPoint(x: first.frame.midX, y: first.frame.midY)
    #expect(colored.contains { $0.convert($0.bounds, to: rows).contains(middle) })
    let last = try #require(cells.max { $0.frame.minY < $1.frame.minY })
    #expect(
      !colored.contains {
        $0.convert($0.bounds, to: rows).contains(CGPoint(x: last.frame.midX, y: last.frame.midY))
      })
    driver.close()
  }

  private func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(in: $0) }
  }
}
