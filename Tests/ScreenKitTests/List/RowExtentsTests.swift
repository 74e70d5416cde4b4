import Foundation
import SeededRandom
import Testing

@testable import ScreenCore
@testable import ScreenKit

@MainActor @Suite struct RowExtentsTests {
  private func list(_ lines: [Line]) -> ShownList<TestRow> {
    ShownList(sections: [
      ShownList<TestRow>.Section(id: "all", rows: lines.map { TestRow($0, LineRow()) })
    ])
  }

  private func extents(of list: ShownList<TestRow>) -> RowExtents {
    var extents = RowExtents()
    extents.reset(for: list)
    for row in 0..<list.rowCount {
      extents.remember(CGSize(width: 100, height: 10 + row), at: place(row), width: 100)
    }
    return extents
  }

  private func place(_ row: Int) -> ListDiff.Place { ListDiff.Place(section: 0, row: row) }

  @Test func sizesHoldForTheirWidth() {
    var extents = extents(of: list(Line.some(0..<3)))
    #expect(extents.size(at: place(2), width: 100) == CGSize(width: 100, height: 12))
    #expect(extents.size(at: place(2), width: 90) == nil)
    #expect(extents.size(at: place(3), width: 100) == nil)
    #expect(extents.averageHeight == 11)
    extents.remember(CGSize(width: 90, height: 40), at: place(0), width: 90)
    #expect(extents.size(at: place(2), width: 90) == nil)
    #expect(extents.averageHeight == 40)
    extents.forget(place(0))
    #expect(extents.averageHeight == nil)
  }

  @Test func rowsThatStayAsTheyAreKeepTheirSizes() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let old = Line.some(0..<30)
      var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      new.insert(Line(id: 99, text: "New"), at: Int.random(in: 0...new.count, using: &random))
      new.swapAt(0, Int.random(in: 0..<new.count, using: &random))
      let changed = Int.random(in: 0..<new.count, using: &random)
      new[changed].text += " changed"
      var extents = extents(of: list(old))
      extents.follow(from: list(old), to: list(new))
      for (row, line) in new.enumerated() {
        let before = old.firstIndex(of: line)
        let height = extents.size(at: place(row), width: 100)?.height
        #expect(height == before.map { CGFloat(10 + $0) })
      }
    }
  }

  @Test func rowsBehindOthersLeaveTheirSizes() {
    let old = list(Line.some(0..<10))
    var extents = extents(of: old)
    let average = extents.averageHeight
    let longer = ShownList(
      sections: old.sections.map {
        $0.appending(
          Line.some(10..<14).map { TestRow($0, LineRow()) }, header: nil, footer: nil, headers: [],
          look: nil)
      })
    extents.follow(from: old, to: longer)
    #expect(extents.averageHeight == average)
    #expect(extents.size(at: place(9), width: 100)?.height == 19)
    #expect(extents.size(at: place(10), width: 100) == nil)
    extents.remember(CGSize(width: 100, height: 30), at: place(13), width: 100)
    #expect(extents.size(at: place(13), width: 100)?.height == 30)
    extents.follow(from: longer, to: ShownList())
    #expect(extents.averageHeight == nil)
  }
}
