import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// What was measured is shown without being laid out again, as long as nothing has changed that it follows from.
@MainActor @Suite struct SharedLayoutTests {
  private let bench = FixtureBench()
  private let measure = CountingMeasure()
  private let source = LocalDataSource(Line.some(0..<6))

  init() {
    bench.app.runtime.shared.measure = measure
  }

  private func show(isTable: Bool) async throws -> ScreenDriver {
    let source = source
    let table = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: source) { TestRow($0, PlainRow()) }]
    }
    let list = LinesController(runtime: bench.app.runtime, source: source, row: PlainRow())
    let driver = bench.show(isTable ? table : list)
    try await driver.settle()
    return driver
  }

  // MARK: Lists

  @Test("a row is laid out once, for its size and for what is seen", arguments: [true, false])
  func rows(isTable: Bool) async throws {
    let driver = try await show(isTable: isTable)
    for line in source.items { #expect(measure.count(of: line.text) == 1, "\(line.text)") }
    source.items[2].text = "Other"
    source.items.append(Line(id: 50, text: "New"))
    try await driver.settle()
    #expect(driver.sees("Other") && driver.sees("New"))
    #expect(measure.count(of: "Other") == 1)
    #expect(measure.count(of: "New") == 1)
    #expect(measure.count(of: "Line 1") == 1)
    driver.close()
  }

  @Test("a row whose text depends on the time is laid out for its size and when it is seen")
  func rowsOfTheirTime() async throws {
    let list = LinesController(runtime: bench.app.runtime, source: source, row: DayRow())
    let driver = bench.show(list)
    try await driver.settle()
    measure.forget()
    source.items.append(Line(id: 50, text: "New"))
    try await driver.settle()
    #expect(measure.all == 2)
    driver.close()
  }

  @Test("a row that shows the same again is not laid out again", arguments: [true, false])
  func sameAgain(isTable: Bool) async throws {
    let driver = try await show(isTable: isTable)
    measure.forget()
    (driver.topScreen as? ScreenController)?.stateDidChange()
    try await driver.settle()
    #expect(measure.all == 0)
    driver.close()
  }

  @Test("another width is another layout", arguments: [true, false])
  func width(isTable: Bool) async throws {
    let driver = try await show(isTable: isTable)
    measure.forget()
    try await driver.resize(to: CGSize(width: 300, height: 844))
    #expect(measure.count(of: "Line 1") >= 1)
    #expect(measure.widths(of: "Line 1") == [292])
    driver.close()
  }

  @Test("other traits are another layout", arguments: [true, false])
  func traits(isTable: Bool) async throws {
    let driver = try await show(isTable: isTable)
    for change in TraitChange.ofCells {
      measure.forget()
      driver.window.headlessSetTraits(change.set)
      try await driver.settle()
      #expect(measure.count(of: "Line 1") >= 1, "\(change.name)")
    }
    driver.close()
  }

  @Test("rows of a long list are laid out once as they come near, beside the main actor or on it")
  func longLists() async throws {
    source.items = Line.some(0..<2_500)
    let screen = LinesController(runtime: bench.app.runtime, source: source, row: PlainRow())
    let driver = bench.show(screen)
    try await driver.settle()
    for _ in 0..<20 {
      screen.collectionView.contentOffset.y += 200
      screen.collectionView.layoutIfNeeded()
      await screen.display.surface.sizes.preparation?.value
    }
    let seen = screen.collectionView.indexPathsForVisibleItems.map(\.item)
    #expect(!seen.isEmpty && seen.allSatisfy { $0 > 50 })
    #expect(seen.allSatisfy { measure.count(of: "Line \($0)") == 1 })
    #expect(screen.display.surface.sizes.layouts.count <= MeasuredLayouts.capacity)
    driver.close()
  }

  @Test func noMoreLayoutsWaitThanAFewScreensOfRowsHave() throws {
    let layouts = MeasuredLayouts()
    let environment = context().layoutEnvironment
    let tree = CellElement.divider
    let kept = try #require(
      KeptLayout(
        CellLayout(tree, width: 100, in: environment), of: tree, in: environment))
    let rows = (0..<MeasuredLayouts.capacity * 2).map { number in
      RowID(
        section: "all", item: ModelID(of: Line(id: number, text: "")),
        kind: RowKind(PlainRow.self), occurrence: 0)
    }
    for row in rows { layouts.keep(kept, of: row) }
    #expect(layouts.count == MeasuredLayouts.capacity)
    #expect(layouts.layout(of: rows[0]) != nil && layouts.layout(of: rows[99]) == nil)
    layouts.keepsLatest = true
    layouts.keep(kept, of: rows[99])
    #expect(layouts.layout(of: rows[0]) == nil && layouts.take(rows[99]) != nil)
    #expect(layouts.take(rows[99]) == nil)
    layouts.keep(kept, of: rows[0])
    #expect(layouts.count == MeasuredLayouts.capacity, "what was taken makes room")
    layouts.removeAll()
    #expect(layouts.count == 0)
  }

  // MARK: Views

  private func context(_ traits: CellTraits = CellTraits()) -> CellContext {
    CellContext(runtime: bench.app.runtime, traits: traits, containerWidth: 300, displayScale: 2)
  }

  private func tree(_ text: String) -> CellNode { .column([.text(.verbatim(text))]) }

  @Test func viewLaysOutAnewOnlyWhatHasChanged() {
    let view = TreeContentView()
    view.show(tree("Words"), in: context())
    view.frame = CGRect(origin: .zero, size: view.contentSize(width: 300))
    view.layoutIfNeeded()
    #expect(measure.count(of: "Words") == 1, "measured and shown")
    view.show(tree("Words"), in: context())
    view.layoutIfNeeded()
    #expect(measure.count(of: "Words") == 1, "the same again")
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(measure.count(of: "Words") == 2, "another width")
    view.frame.size.height += 10
    view.layoutIfNeeded()
    #expect(measure.count(of: "Words") == 3, "another height")
    view.show(tree("Others"), in: context())
    view.layoutIfNeeded()
    #expect(measure.count(of: "Others") == 1, "another text")
    for (number, traits) in Self.otherTraits.enumerated() {
      view.show(tree("Others"), in: context(traits))
      view.layoutIfNeeded()
      #expect(measure.count(of: "Others") == 2 + number, "\(traits)")
    }
    bench.app.runtime.setTheme(Theme(name: "Other"))
    view.applyThemeInside()
    view.layoutIfNeeded()
    #expect(measure.count(of: "Others") == 2 + Self.otherTraits.count, "another theme")
  }

  private static let otherTraits = [
    CellTraits(textSize: .accessibilityLarge), CellTraits(direction: .rightToLeft),
    CellTraits(displayScale: 3), CellTraits(style: .dark),
    CellTraits(horizontalSizeClass: .regular),
  ]

  @Test("what is shown by a kept layout stands where a new one puts it")
  func sameFrames() throws {
    let traits = CellTraits(direction: .rightToLeft)
    let view = TreeContentView()
    view.show(tree("Words"), in: context(traits))
    view.frame = CGRect(origin: .zero, size: view.contentSize(width: 300))
    view.layoutIfNeeded()
    let label = try #require(view.all(UILabel.self).first)
    let new = context(traits).layout(of: tree("Words"), width: 300).parts.map(\.frame)
    #expect(new == [label.frame] && label.frame.maxX == 300)
  }

  @Test(
    "what may read otherwise later is laid out each time",
    arguments: [
      (ScreenText.formatted(Date(timeIntervalSince1970: 0), .relative), true),
      (.formatted(Date(timeIntervalSince1970: 0), .day), true),
      (.joined([.verbatim("a"), .formatted(Date(timeIntervalSince1970: 0), .day)]), true),
      (.key("k", [ScreenText.formatted(Date(timeIntervalSince1970: 0), .relative)]), true),
      (.formatted(Date(timeIntervalSince1970: 0), .date), false), (.verbatim("a"), false),
      (.key("k", ["a"]), false), (.money(2, in: "EUR"), false),
    ])
  func time(text: ScreenText, dependsOnTime: Bool) {
    let environment = context().layoutEnvironment
    let trees: [CellNode] = [
      .text(text), .row([.text(text)]), .box(.text(text), decoration: CellDecoration()),
      .button(id: "a", title: text) { _ in },
    ]
    for tree in trees {
      let layout = CellLayout(tree.element, width: 300, in: environment)
      let kept = KeptLayout(layout, of: tree.element, in: environment)
      #expect((kept == nil) == dependsOnTime)
    }
  }
}

private struct PlainRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column([.text(.verbatim(item.text))], padding: SpacingToken(points: 4))
  }
}

private struct DayRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column([.text(.formatted(Date(timeIntervalSince1970: 0), .day))])
  }
}

/// The measure of texts, with how often each was measured: once in each layout.
private final class CountingMeasure: TextMeasuring {
  private let measured = Locked<[String: [CGFloat]]>([:])

  func size(
    of text: String, font: FontToken, lines: Int, width: CGFloat, textSize: TextSize
  ) -> CGSize {
    measured.update { $0[text, default: []].append(width) }
    return TextMeasure().size(of: text, font: font, lines: lines, width: width, textSize: textSize)
  }

  func count(of text: String) -> Int { measured.value[text]?.count ?? 0 }

  func widths(of text: String) -> Set<CGFloat> { Set(measured.value[text] ?? []) }

  var all: Int { measured.value.values.map(\.count).reduce(0, +) }

  func forget() { measured.update { $0 = [:] } }
}
