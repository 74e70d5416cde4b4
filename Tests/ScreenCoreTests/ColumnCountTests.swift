import ScreenCore
import Testing

@Suite struct ColumnCountTests {
  @Test("columns are half as many at the text sizes for accessibility, and at least one")
  func columnsOfBigTextAreWide() {
    let columns = ColumnCount(compact: 3, regular: 6)
    func count(_ textSize: TextSize, _ width: CellTraits.SizeClass) -> Int {
      var traits = CellTraits()
      traits.textSize = textSize
      traits.horizontalSizeClass = width
      return columns.count(in: traits)
    }
    #expect(count(.extraExtraExtraLarge, .compact) == 3)
    #expect(count(.accessibilityMedium, .compact) == 1)
    #expect(count(.extraSmall, .regular) == 6)
    #expect(count(.accessibilityExtraExtraExtraLarge, .regular) == 3)
  }
}
