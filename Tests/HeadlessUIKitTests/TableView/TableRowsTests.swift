import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct TableRowsTests {
  @Test("rows are where the heights of those above put them, whichever are measured when")
  func rowsAreWhereHeightsPutThem() {
    // Plain arithmetic, so that every run is the same.
    var state = 7
    func random(_ limit: Int) -> Int {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 65_536 % limit
    }
    for count in [0, 1, 255, 256, 257, 700] {
      var heights = (0..<count).map { _ in CGFloat(random(60)) }
      var rows = TableRows(heights.map { .expected($0) })
      for _ in 0..<5 {
        var settled: [Int: TableExtent] = [:]
        for row in heights.indices where random(20) == 0 {
          heights[row] = CGFloat(random(60))
          settled[row] = TableExtent(length: heights[row])
        }
        rows.settle(settled)
        var starts: [CGFloat] = [0]
        for height in heights { starts.append(starts[starts.count - 1] + height) }
        #expect((0...count).map(rows.start(of:)) == starts)
        #expect(rows.length == starts.last)
        #expect(rows.extents.map(\.length) == heights)
        for offset in stride(from: CGFloat(0), through: rows.length + 10, by: 97) {
          let row = heights.indices.first { starts[$0 + 1] > offset } ?? count
          #expect(rows.firstRow(endingBelow: offset) == row)
        }
      }
    }
  }
}
