import Diagnostics
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Parameters, state and flags that nothing reads.
@Suite struct UnusedFieldTests {
  private func messages(_ text: String) -> [String] {
    findings(text, with: "unused-state", "unused-parameter", "unused-flag", "forgotten-dollar")
      .map { "\($0.severity) \($0.rule): \($0.message)" }
  }

  private func messages(screen rest: String, architecture: String = "collection") -> [String] {
    messages(
      """
      screen: Page
      architecture: \(architecture)
      \(rest)
      ---
      model: Line
      fields: { id: ID, text: String }
      ---
      adapter: LineRow
      for: Line
      cell: { text: $item.text }
      """)
  }

  private static let row = "use: LineRow, item: { id: a, text: A }"

  @Test(
    "what is read anywhere on a screen is used",
    arguments: [
      "when: $state.on", "when: not $state.on and $state.on", "call: save, with: { on: $state.on }",
    ])
  func statesThatAreReadAreUsed(part: String) {
    let effect = part.hasPrefix("when") ? "\(part), do: reload" : part
    #expect(
      messages(
        screen: """
          state: { on: Bool = false }
          sections: [{ id: a, rows: [{ \(Self.row), \(effect) }] }]
          """) == [])
  }

  @Test("what a control shows is read")
  func controlsRead() {
    #expect(
      messages(
        screen: """
          state: { on: Bool = false }
          sections: [{ id: a, rows: [{ toggle: $state.on, title: a.b }] }]
          """) == [])
  }

  private static let setting = "sections: [{ id: a, rows: [{ \(row), set: { $state.on: true } }] }]"
  private static let unread = "warning unused-state: nothing on `Page` reads `$state.on`"

  @Test(
    "what is only set is not read, unless others can see it",
    arguments: [
      ("on: Bool = false", "collection", [unread]), ("on: Bool = false", "table", [unread]),
      ("on: Bool = false", "composition", [unread]), ("on: Bool = false", "mvp", []),
      ("on: Bool = false", "viper", []),
      ("on: { type: Bool, default: false, stored: page.on }", "collection", []),
    ] as [(String, String, [String])])
  func stateThatIsSetIsNotRead(field: String, architecture: String, expected: [String]) {
    #expect(
      messages(screen: "state: { \(field) }\n" + Self.setting, architecture: architecture)
        == expected)
  }

  @Test(
    "a mistake that keeps something from being read is the only finding",
    arguments: [
      ("when: $state.onn", "unknown-field"), ("whne: $state.on", "unknown-key"),
      ("when: state.on", "invalid-value"), ("when: $state.on =", "invalid-value"),
      ("copy: state.on", "forgotten-dollar"), ("push: Nowhere", "unknown-screen"),
    ])
  func mistakesAreFoundOnce(part: String, rule: String) {
    let found = messages(
      screen: """
        state: { on: String = "" }
        sections: [{ id: a, rows: [{ \(Self.row), \(part), do: reload }] }]
        """.replacing(", do: reload", with: part.contains("when") ? ", do: reload" : ""))
    #expect(found.count == 1 && found.first?.contains(rule) == true, "\(found)")
  }

  @Test(
    "parameters are read by what is declared with them, or by code of the app's own",
    arguments: [
      ("swift: { type: OwnLines }", []), ("request: { path: \"/a/{$parameters.id}\" }", []),
      ("request: { path: /a, query: { id: $parameters.id } }", []),
      (
        "request: { path: /a }",
        ["warning unused-parameter: nothing in source `Lines` reads `$parameters.id`"]
      ),
    ] as [(String, [String])])
  func parametersOfSourcesAreRead(content: String, expected: [String]) {
    let spec = """
      api: Main
      base: https://api.example.com
      ---
      model: Line
      fields: { id: ID }
      ---
      source: Lines
      parameters: { id: ID }
      \(content)
      yields: Line
      """
    #expect(messages(spec) == expected)
    // A gateway of the app's own may read it.
    let scene = "\n---\nscreen: Other\narchitecture: viper\nsections: []\n"
    #expect(messages(spec + scene) == [])
  }

  @Test(
    "screens of the app's own read what they are told",
    arguments: [
      ("swift: { type: PageController }", 0), ("sections: []", 1),
      ("title: { value: $parameters.name }\nsections: []", 0),
      ("bar: { trailing: [{ title: a.b, call: save }] }\nsections: []", 1),
    ])
  func parametersOfScreensAreRead(rest: String, count: Int) {
    #expect(messages(screen: "parameters: { name: String }\n\(rest)").count == count)
  }

  private func flags(_ rest: String) -> [String] {
    messages(
      """
      app: Notes
      language: 1
      flags: { helps: Bool = false }
      host: { menu: [{ screen: Page, title: tab.page }] }
      ---
      screen: Page
      \(rest)
      """)
  }

  @Test("a flag that no spec reads may be read by the app's own code, where there is any")
  func flagsAreRead() {
    let effect = "sections: []\nbar: { trailing: [{ title: a.b, "
    #expect(flags("sections: []") == ["warning unused-flag: no spec reads `$flags.helps`"])
    #expect(flags("swift: { type: P }") == ["note unused-flag: no spec reads `$flags.helps`"])
    #expect(flags(effect + "call: a }] }") == ["note unused-flag: no spec reads `$flags.helps`"])
    #expect(flags(effect + "when: $flags.helps, do: reload }] }") == [])
    #expect(
      flags(effect + "when: $flags.hlps, do: reload }] }").map { $0.prefix(19) } == [
        "error unknown-field"
      ])
  }
}
