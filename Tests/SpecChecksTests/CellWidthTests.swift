import Testing

@testable import SpecChecks

/// Rows of tables go from side to side, however wide they are said to be.
@Suite struct CellWidthTests {
  private func told(host: String) -> [String] {
    findings(
      """
      app: Words
      language: 1
      \(host)
      ---
      model: Word
      fields: { id: ID, title: String }
      ---
      adapter: WordRow
      for: Word
      cell: { text: $item.title }
      size: { width: 200 }
      ---
      screen: Home
      architecture: table
      source: { yields: Word, items: [{ id: a, title: A }] }
      adapters: [WordRow]

      """, with: "ineffective-key"
    ).filter { $0.rule == "ineffective-key" }.map(\.message)
  }

  @Test func widthsOfRowsThatOnlyTablesShowAreTold() {
    #expect(
      told(host: "host: { menu: [{ screen: Home, title: tab.home }] }") == [
        "`width` means nothing here: `WordRow` is only ever shown in a table, whose rows go from side to side"
      ])
  }

  @Test func ofWhatOthersMayShowNothingIsTold() {
    #expect(told(host: "") == [])
  }
}
