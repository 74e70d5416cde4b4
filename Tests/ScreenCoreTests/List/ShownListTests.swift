import Foundation
import SeededRandom
import Testing

@testable import ScreenCore

@MainActor @Suite struct ShownListTests {
  private struct KindRow: ListRow {
    let item: any Model
    let kind: RowKind
  }

  private enum Wide {}
  private enum Narrow {}

  private func row(_ id: Identifier, _ kind: RowKind = RowKind(Wide.self)) -> KindRow {
    KindRow(item: Note(id), kind: kind)
  }

  @Test func rowsThatShowOneItemInDifferentWaysAreDifferentRows() {
    let section = ShownList<KindRow>.Section(
      id: "main",
      rows: [
        row("1"), row("1", RowKind(Narrow.self)), row("1", RowKind(Narrow.self, variant: 1)),
        row("1"),
      ])
    #expect(Set(section.rows.map(\.id)).count == 4)
    #expect(section.rows.map(\.id.occurrence) == [0, 0, 0, 1])
  }

  @Test func rowsKeepTheirIdentityWhenTheirContentChanges() {
    let before = ShownList<KindRow>.Section(id: "main", rows: [row("1")])
    let changed = KindRow(item: Note("1", "changed"), kind: RowKind(Wide.self))
    let after = ShownList<KindRow>.Section(id: "main", rows: [changed])
    #expect(before.rows.map(\.id) == after.rows.map(\.id))
    let diff = ListDiff(
      from: ShownList(sections: [before]), to: ShownList(sections: [after]))
    #expect(diff?.changedRows == [ListDiff.Place(section: 0, row: 0)])
    #expect(diff?.changeCount == 0)
  }

  @Test func pathsOutsideTheListHaveNoRow() {
    let list = ShownList(sections: [.init(id: "main", rows: [row("1")])])
    #expect(list.row(at: [0, 0])?.id.section == "main")
    #expect(list.row(at: [0, 1]) == nil)
    #expect(list.row(at: [1, 0]) == nil)
    #expect(list.row(at: [0]) == nil)
  }

  @Test func removalsLeaveTheRest() {
    let old = ShownList(sections: [
      .init(id: "a", rows: [row("1"), row("2"), row("3")]), .init(id: "b", rows: [row("4")]),
    ])
    let new = ShownList(sections: [.init(id: "a", rows: [row("3"), row("5")])])
    let diff = ListDiff(from: old, to: new)
    let middle = diff.map(old.removing)
    #expect(middle?.sections.map(\.id) == ["a"])
    #expect(middle?.rowCount == 1)
    #expect(middle?.row(at: [0, 0])?.id == new.row(at: [0, 0])?.id)
  }

  // MARK: Rows behind others

  private typealias Section = ShownList<KindRow>.Section

  private func section(_ ids: [String]) -> Section {
    Section(id: "main", rows: ids.map { row(Identifier($0)) })
  }

  private func appending(_ ids: [String], to section: Section) -> Section {
    section.appending(
      ids.map { row(Identifier($0)) }, header: nil, footer: nil, headers: [], look: nil)
  }

  @Test("rows put behind others are those of a list made at once, however they repeat")
  func appendedRowsAreLikeOthers() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<100 {
      var ids: [String] = []
      var grown = section([])
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let more = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          "\(Int.random(in: 0...9, using: &generator))"
        }
        ids += more
        let before = grown
        grown = appending(more, to: grown)
        let diff = ListDiff(
          from: ShownList(sections: [before]), to: ShownList(sections: [grown]))
        #expect(diff?.insertedRows.map(\.row) == Array(before.rows.count..<grown.rows.count))
        #expect(diff?.changeCount == more.count)
        #expect(grown.sharedRowCount(with: before) == before.rows.count)
      }
      #expect(grown.rows.map(\.id) == section(ids).rows.map(\.id))
    }
  }

  @Test func listsThatGoOnDifferentlyShareNothing() {
    let start = section(["1", "2"])
    let one = appending(["3"], to: start)
    let other = appending(["4"], to: start)
    #expect(one.sharedRowCount(with: other) == 0)
    let diff = ListDiff(from: ShownList(sections: [one]), to: ShownList(sections: [other]))
    #expect(diff?.removedRows == [.init(section: 0, row: 2)])
    #expect(diff?.insertedRows == [.init(section: 0, row: 2)])
    #expect(section(["1", "2"]).sharedRowCount(with: start) == 0)
  }

  @Test func whatIsRemovedIsSharedNoMore() {
    let start = section(["1", "2"])
    let longer = appending(["3"], to: start)
    let diff = ListDiff(
      from: ShownList(sections: [longer]), to: ShownList(sections: [section(["2", "3"])]))
    let middle = diff.map(ShownList(sections: [longer]).removing)
    #expect(middle?.sections.first?.sharedRowCount(with: longer) == 0)
    #expect(middle?.sections.first?.rows.map(\.id) == section(["2", "3"]).rows.map(\.id))
  }
}
