import Testing

@testable import ScreenCore

/// Sections whose headers fold the rows below them.
@MainActor @Suite struct SectionFoldingTests {
  private let bench = EngineBench()

  private func start(
    _ headers: HeaderTraits, header: ScreenText? = .verbatim("Notes"), hasMore: Bool = false
  ) {
    let section = RowSection(
      id: "main", header: header, footer: .verbatim("End"), headers: headers,
      source: bench.source
    ) { NoteRow(note: $0) }
    let others = RowSection<NoteRow>(id: "others", header: .verbatim("Others")) {
      [NoteRow(note: Note("9", "nine"))]
    }
    bench.engine.start([section, others])
    bench.engine.screenWillAppear()
    bench.source.finish([Note("1", "one"), Note("2", "two")], hasMore: hasMore)
  }

  private var section: ShownList<NoteRow>.Section? {
    bench.output.list.sections.first { $0.id == "main" }
  }

  @Test("a section is folded and brought back, and its header stays")
  func turning() {
    start(.collapsible)
    #expect(bench.output.texts == ["one", "two", "nine"])
    bench.engine.turnSection("main")
    #expect(bench.output.texts == ["nine"])
    #expect(section?.isFolded == true)
    #expect(section?.showsTexts == true)
    #expect(section?.header == .verbatim("Notes"))
    #expect(section?.footer == nil)
    bench.engine.turnSection("main")
    #expect(bench.output.texts == ["one", "two", "nine"])
    #expect(section?.footer == .verbatim("End"))
  }

  @Test("a section that begins folded is brought back by the first tap")
  func beginning() {
    start(.collapsed)
    #expect(bench.output.texts == ["nine"])
    #expect(bench.engine.phase == .content)
    bench.engine.turnSection("main")
    #expect(bench.output.texts == ["one", "two", "nine"])
  }

  @Test("what was folded is so after a reload")
  func reloading() {
    start(.collapsible)
    bench.engine.turnSection("main")
    bench.engine.reload()
    bench.source.finish([Note("3", "three")])
    #expect(bench.output.texts == ["nine"])
    bench.engine.turnSection("main")
    #expect(bench.output.texts == ["three", "nine"])
  }

  @Test("a condition folds what nobody has tapped, and what was tapped stays as that left it")
  func followingConditions() {
    let isDense = StateBox(false)
    let headers: @MainActor () -> HeaderTraits = { isDense.value ? .collapsed : .collapsible }
    bench.engine.start([
      RowSection(id: "main", header: .verbatim("Notes"), makeHeaders: headers) {
        [NoteRow(note: Note("1", "one"))]
      },
      RowSection(id: "others") { [NoteRow(note: Note("9", "nine"))] },
    ])
    #expect(bench.output.texts == ["one", "nine"])
    isDense.value = true
    bench.engine.update()
    #expect(bench.output.texts == ["nine"])
    isDense.value = false
    bench.engine.update()
    #expect(bench.output.texts == ["one", "nine"])
    isDense.value = true
    bench.engine.update()
    bench.engine.turnSection("main")
    #expect(bench.output.texts == ["one", "nine"])
    isDense.value = false
    bench.engine.update()
    isDense.value = true
    bench.engine.update()
    #expect(bench.output.texts == ["one", "nine"])
  }

  @Test("a list whose rows are all folded is not empty")
  func phaseOfFoldedRows() {
    let section = RowSection(
      id: "main", header: .verbatim("Notes"), headers: .collapsed, source: bench.source
    ) { NoteRow(note: $0) }
    bench.engine.start([section])
    bench.engine.screenWillAppear()
    bench.source.finish([Note("1", "one")])
    #expect(bench.engine.phase == .content)
    #expect(bench.output.list.rowCount == 0)
    #expect(self.section?.isFolded == true)
  }

  @Test("rows without a header can't be folded")
  func rowsWithoutAHeader() {
    start(.collapsed, header: nil)
    #expect(bench.output.texts == ["one", "two", "nine"])
  }

  @Test("without rows there is nothing to fold, and no header either")
  func sectionsWithoutRows() {
    bench.engine.start([
      RowSection(id: "main", header: .verbatim("Notes"), headers: .collapsed) { [] },
      RowSection(id: "others") { [NoteRow(note: Note("9", "nine"))] },
    ])
    #expect(section?.isFolded == false)
    #expect(section?.showsTexts == false)
  }

  @Test("nothing more is loaded below a header that is folded, and it is as soon as that is not")
  func loadingMore() {
    start(.collapsible, hasMore: true)
    #expect(bench.engine.more == .loading)
    bench.engine.turnSection("main")
    #expect(bench.engine.more == .none)
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first])
    bench.engine.turnSection("main")
    #expect(bench.engine.more == .loading)
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .bottom])
  }

  @Test("each group is folded by its own header")
  func groups() {
    let section = RowSection(
      id: "main", headers: .collapsible, source: bench.source,
      groups: .texts(of: { $0.text })
    ) { NoteRow(note: $0) }
    bench.engine.start([section])
    bench.engine.screenWillAppear()
    bench.source.finish([Note("1", "a"), Note("2", "b"), Note("3", "a")])
    let groups = bench.output.list.sections.map(\.id)
    #expect(groups.count == 2)
    bench.engine.turnSection(groups[0])
    #expect(bench.output.texts == ["b"])
    #expect(bench.output.list.sections.map(\.id) == groups)
    #expect(bench.output.list.sections.map(\.isFolded) == [true, false])
  }

  @Test("a list on its way to one that is folded keeps the header")
  func middleOfAnUpdate() throws {
    start(.collapsible)
    let before = bench.output.list
    bench.engine.turnSection("main")
    let after = bench.output.list
    let diff = try #require(ListDiff(from: before, to: after))
    let middle = before.removing(diff)
    #expect(middle.sections.map(\.showsTexts) == [false, true])
    #expect(middle.folded(as: after).sections.map(\.showsTexts) == [true, true])
  }
}
