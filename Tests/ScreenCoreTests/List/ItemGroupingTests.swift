import Foundation
import ScreenCore
import Testing

/// Items in groups of those that share a value.
@MainActor @Suite struct ItemGroupingTests {
  private func sections(
    _ texts: [String], _ grouping: ItemGrouping<Note>
  ) -> [ShownList<NoteRow>.Section] {
    let bench = EngineBench()
    let notes = texts.enumerated().map { Note(Identifier($0.offset), $0.element) }
    bench.engine.start([
      RowSection(
        id: "main", footer: .verbatim("end"), items: { notes }, groups: grouping,
        row: { NoteRow(note: $0) })
    ])
    bench.engine.screenWillAppear()
    return bench.output.list.sections
  }

  private func contents(_ texts: [String], _ grouping: ItemGrouping<Note>) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: sections(texts, grouping).map { section in
        (headings([section])[0], section.rows.map(\.row.note.text))
      })
  }

  private func headings(_ sections: [ShownList<NoteRow>.Section]) -> [String] {
    sections.map { section in
      section.header.map { StringTable().string(for: $0, now: ManualClock().now) } ?? "–"
    }
  }

  private func headings(_ texts: [String], _ grouping: ItemGrouping<Note>) -> [String] {
    headings(sections(texts, grouping))
  }

  @Test func groupsFollowTheirFirstItems() {
    let grouping = ItemGrouping<Note>.texts(of: { String($0.text.prefix(1)) })
    #expect(headings(["b1", "a1", "b2", "c1", "a2"], grouping) == ["b", "a", "c"])
    #expect(
      contents(["b1", "a1", "b2", "c1", "a2"], grouping)
        == ["b": ["b1", "b2"], "a": ["a1", "a2"], "c": ["c1"]])
  }

  @Test func groupsAreSortedByTheirValues() {
    #expect(
      headings(["2", "10", "1"], .numbers(of: { Int($0.text) }, order: .ascending))
        == ["1", "2", "10"])
    #expect(
      headings(["2", "10", "1"], .numbers(of: { Int($0.text) }, order: .descending))
        == ["10", "2", "1"])
    #expect(
      headings(["b", "A", "c"], .texts(of: \.text, order: .ascending)) == ["A", "b", "c"])
  }

  @Test func itemsWithoutTheValueStandLast() {
    let grouping = ItemGrouping<Note>.numbers(
      of: { Int($0.text) }, order: .descending, missing: .verbatim("none"))
    #expect(headings(["x", "1", "2", "y"], grouping) == ["2", "1", "none"])
    #expect(contents(["x", "1", "2", "y"], grouping)["none"] == ["x", "y"])
    let silent = ItemGrouping<Note>.numbers(of: { Int($0.text) })
    #expect(headings(["x", "1"], silent) == ["1", "–"])
  }

  @Test func lettersAreLargeAndWithoutAccents() {
    let grouping = ItemGrouping<Note>.letters(of: \.text, order: .ascending)
    #expect(
      headings(["émile", "Eve", "7up", " anna", "zoe", ""], grouping) == ["A", "E", "Z", "#"])
    #expect(contents(["émile", "Eve"], grouping) == ["E": ["émile", "Eve"]])
  }

  @Test func lettersStandAtTheSideWhereTheyAreAnIndex() {
    let indexed = ItemGrouping<Note>.letters(of: \.text, order: .ascending, index: true)
    #expect(sections(["émile", "7up", "anna"], indexed).map(\.indexTitle) == ["A", "E", "#"])
    let plain = ItemGrouping<Note>.letters(of: \.text, order: .ascending)
    #expect(sections(["émile", "7up", "anna"], plain).map(\.indexTitle) == [nil, nil, nil])
  }

  @Test func whatLacksTheValueHasNothingAtTheSide() {
    let grouping = ItemGrouping<Note>.letters(
      of: { $0.text.isEmpty ? nil : $0.text }, index: true, missing: .verbatim("none"))
    #expect(sections(["anna", ""], grouping).map(\.indexTitle) == ["A", nil])
  }

  @Test func flagsAreSortedWithFalseFirst() {
    let grouping = ItemGrouping<Note>.flags(
      of: { $0.text == "x" }, order: .ascending,
      heading: { .verbatim($0.value ? "yes" : "no") })
    #expect(headings(["x", "y", "x"], grouping) == ["no", "yes"])
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ note: Note) -> Date? {
    try? Date("\(note.text)T12:00:00Z", strategy: .iso8601)
  }

  @Test func datesAreGroupedByTheirParts() {
    let dates = ["2023-11-13", "2023-11-12", "2023-10-31", "2022-11-13"]
    let heading: @MainActor (ItemGrouping<Note>.Group<Date>) -> ScreenText = {
      .verbatim($0.value.formatted(.iso8601.year().month().day()) + " \($0.count)")
    }
    let days = ItemGrouping<Note>.dates(
      .day, of: date, order: .ascending, in: Self.calendar, heading: heading)
    #expect(
      headings(dates, days) == ["2022-11-13 1", "2023-10-31 1", "2023-11-12 1", "2023-11-13 1"])
    let months = ItemGrouping<Note>.dates(
      .month, of: date, order: .descending, in: Self.calendar, heading: heading)
    #expect(headings(dates, months) == ["2023-11-01 2", "2023-10-01 1", "2022-11-01 1"])
    let years = ItemGrouping<Note>.dates(.year, of: date, in: Self.calendar, heading: heading)
    #expect(headings(dates, years) == ["2023-01-01 3", "2022-01-01 1"])
  }

  @Test func agesGrowInSteps() {
    // The clock stands on 14 November 2023.
    let dates = [
      "2023-11-14", "2023-11-13", "2023-11-12", "2023-11-07", "2023-11-06", "2023-10-15",
      "2023-10-14", "2023-11-15",
    ]
    let grouping = ItemGrouping<Note>.ages(of: date, in: Self.calendar)
    #expect(
      contents(dates, grouping) == [
        "Today": ["2023-11-14"], "Yesterday": ["2023-11-13"],
        "Last 7 days": ["2023-11-12", "2023-11-07"],
        "Last 30 days": ["2023-11-06", "2023-10-15"], "Earlier": ["2023-10-14"],
        "Upcoming": ["2023-11-15"],
      ])
    let latestFirst = ItemGrouping<Note>.ages(of: date, order: .descending, in: Self.calendar)
    #expect(
      headings(dates, latestFirst) == [
        "Upcoming", "Today", "Yesterday", "Last 7 days", "Last 30 days", "Earlier",
      ])
  }

  @Test func footerStandsBelowTheLastGroup() {
    let sections = sections(["b", "a"], .texts(of: \.text))
    #expect(sections.map { $0.footer != nil } == [false, true])
  }

  @Test func moreIsLoadedWhereTheLastGroupEnds() {
    let bench = EngineBench()
    bench.engine.start([
      RowSection(
        id: "main", source: bench.source, groups: .texts(of: { String($0.text.prefix(1)) }),
        row: { NoteRow(note: $0) })
    ])
    bench.engine.screenWillAppear()
    bench.source.finish([Note("1", "a1"), Note("2", "b1")], hasMore: true)
    bench.engine.loadMore(in: bench.output.list) { $0 == 0 }
    #expect(bench.source.begun == [.first])
    bench.engine.loadMore(in: bench.output.list) { $0 == 1 }
    #expect(bench.source.begun == [.first, .bottom])
    bench.source.finish([Note("3", "a2")])
    #expect(
      bench.output.list.sections.map { $0.rows.map(\.row.note.text) } == [["a1", "a2"], ["b1"]])
    #expect(bench.output.list.sections.map(\.id).count == 2)
  }
}
