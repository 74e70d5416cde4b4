import Foundation
import ScreenCore
import Testing

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
      from: ShownList(sections: [before]).snapshot, to: ShownList(sections: [after]).snapshot)
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
    let diff = ListDiff(from: old.snapshot, to: new.snapshot)
    let middle = diff.map(old.removing)
    #expect(middle?.sections.map(\.id) == ["a"])
    #expect(middle?.rowCount == 1)
    #expect(middle?.row(at: [0, 0])?.id == new.row(at: [0, 0])?.id)
  }
}
