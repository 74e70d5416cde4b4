import Testing

/// Methods of tables' and collections' delegates are spelt as UIKit's are, also those with sizes in them.
@Suite struct DelegateNameTests {
  private static func names() throws -> DelegateNames {
    DelegateNames(
      ObjectiveCProtocols(texts: Array(try RuntimeSources.files(of: "HeadlessUIKit").values)))
  }

  @Test func theyAreSpeltAsUIKitsAre() throws {
    let names = try Self.names()
    var count = 0
    for (path, text) in try RuntimeSources.files(of: "ScreenKit") where text.contains("func ") {
      let methods = names.methods(in: text)
      count += methods.count
      #expect(methods.unknown == [], "\(path)")
    }
    #expect(count > 30)
  }

  @Test func misspeltOneIsFound() throws {
    let mistake = SeededMistake(
      "a height is misspelt", in: "ScreenKit/Table/TableSurface.swift",
      replacing: "heightForRowAt indexPath", by: "heightForRowsAt indexPath",
      saying: "tableView(_:heightForRowsAt:)")
    #expect(try Self.names().methods(in: mistake.text()).unknown == [mistake.words])
  }
}
