import Testing

@testable import SpecModel

@Suite struct ShortcutTests {
  private func item(_ shortcut: String) -> String {
    "screen: Feed\nsections: []\nbar:\n  trailing:\n    - { title: a, do: reload, shortcut: \(shortcut) }\n"
  }

  @Test(arguments: [
    ("cmd+n", "cmd+n"), ("shift+cmd+f", "cmd+shift+f"), ("ctrl+alt+1", "alt+ctrl+1"),
    ("escape", "escape"), ("cmd+up", "cmd+up"), ("cmd++", "cmd++"), ("alt+ä", "alt+ä"),
    ("shift+enter", "shift+enter"),
  ])
  func keysAreReadInOneOrder(text: String, spelt: String) throws {
    #expect(try #require(SpecShortcut(text)).description == spelt)
    #expect(SpecShortcut(spelt) == SpecShortcut(text))
    #expect(findings(item("\"\(text)\"")) == [])
  }

  @Test(arguments: [
    "n", "shift+n", "cmd+N", "cmd+", "cmd", "", "cmd+cmd+n", "command+n", "cmd+nn", "cmd + n",
    "cmd+page", "+",
  ])
  func whatIsNoShortcutIsRefused(text: String) {
    #expect(SpecShortcut(text) == nil)
    #expect(findings(item("\"\(text)\"")).map(\.rule) == ["wrong-type"])
  }
}
