import Diagnostics
import Testing

@testable import SpecChecks

/// Colors that two cells name and their theme does not have, beside one that no spec names.
@Suite struct RenamedColorTests {
  private func found(colors: String) -> [Diagnostic] {
    findings(
      """
      app: Books
      language: 1
      theme: Classic
      host: { menu: [{ screen: Books, title: { verbatim: Books }, icon: book }] }
      ---
      theme: Classic
      colors: { \(colors) }
      ---
      model: Book
      fields: { id: ID, title: String }
      ---
      adapter: BookRow
      for: Book
      cell: { row: [{ text: { value: $item.title } }], background: surface }
      ---
      adapter: BookTile
      for: Book
      cell: { column: [{ text: { value: $item.title } }], background: surface }
      ---
      screen: Books
      swift: { type: BooksController }
      """
    ).filter { $0.rule == "unknown-color" }
  }

  /// It stands in the place of the one that is missing among those that views take by themselves.
  @Test func theOnlyOtherColorOfAWholeThemeWasRenamed() {
    let found = found(colors: ##"text: { light: "#000000" }, card: { light: "#ffffff" }"##)
    #expect(
      found.map(\.message) == [
        "the color `card` is used nowhere, and `surface` is, which the theme does not have"
      ])
    #expect(found.first?.help.last == "or declare `surface` under `colors:` of `Classic`")
  }

  /// It may be there for the app's own code.
  @Test func theOnlyColorOfANewThemeIsNoOther() {
    let found = found(colors: ##"brand: { light: "#3068cc" }"##)
    #expect(
      Set(found.map(\.message)) == ["the theme `Classic` has no color `surface`"])
    #expect(found.count == 2)
    #expect(found.first?.help.last == "or declare `surface` under `colors:` of `Classic`")
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  @Test func aColorThatIsCalledNearlySoWasMisspelt() {
    let found = found(colors: ##"surfcae: { light: "#ffffff" }"##)
    #expect(
      found.map(\.message) == [
        "the color `surfcae` is used nowhere, and `surface` is, which the theme does not have"
      ])
  }
}
