import Foundation
import Testing

@testable import ScreenCore

private func layout(
  _ tree: CellTree<Int>, width: CGFloat, height: CGFloat? = nil, traits: CellTraits = CellTraits()
) -> CellLayout {
  CellLayout(tree.element, width: width, height: height, in: .typewriter(traits))
}

private func frames(
  _ tree: CellTree<Int>, width: CGFloat, height: CGFloat? = nil, traits: CellTraits = CellTraits()
) -> [CGRect] {
  layout(tree, width: width, height: height, traits: traits).parts.map(\.frame)
}

private func text(_ text: String) -> CellTree<Int> { .text(.verbatim(text)) }

private let inset = CellInsets(
  top: SpacingToken(points: 1), leading: SpacingToken(points: 2),
  bottom: SpacingToken(points: 3), trailing: SpacingToken(points: 4))

private let twentyLetters = "twenty letters long."

@Suite("Boxes") struct CellBoxTests {
  // MARK: Insets

  @Test("insets are leading and trailing in either direction")
  func insetsMirror() {
    let tree: CellTree<Int> = .column([text("ab").boxed(insets: inset), text("c")])
    #expect(
      frames(tree, width: 100) == [
        CGRect(x: 2, y: 1, width: 20, height: 20), CGRect(x: 0, y: 24, width: 10, height: 20),
      ])
    let mirrored = frames(tree, width: 100, traits: CellTraits(direction: .rightToLeft))
    #expect(mirrored.map(\.minX) == [78, 90])
    #expect(mirrored.map(\.minY) == [1, 24])
  }

  @Test("insets are the theme's, and boxes in boxes add theirs")
  func insetsAreThemed() {
    let token = SpacingToken("gap", 5)
    var environment = CellLayoutEnvironment.typewriter()
    environment.theme = Theme(name: "Wide", spacing: [SpacingToken("gap", 9)])
    let tree = text("ab").boxed(insets: CellInsets(leading: token)).boxed(insets: inset)
    let part = CellLayout(tree.element, width: 100, in: environment).parts.first
    #expect(part?.frame == CGRect(x: 11, y: 1, width: 85, height: 20))
  }

  // MARK: Limits

  @Test("boxes keep within their limits, and texts wrap in them")
  func limits() {
    let sizes = frames(
      .column([
        text("a").boxed(minWidth: 50, minHeight: 30), text("ten letters").boxed(maxWidth: 60),
        text("abcdefghijklmno").boxed(maxWidth: 50, maxHeight: 25),
        .image(.symbol("i")).boxed(maxWidth: 40),
        text("ab").boxed(insets: inset, minWidth: 50, maxWidth: 10),
      ]), width: 200
    ).map(\.size)
    #expect(
      sizes == [
        CGSize(width: 50, height: 30), CGSize(width: 60, height: 40), CGSize(width: 50, height: 25),
        CGSize(width: 40, height: 40), CGSize(width: 44, height: 20),
      ])
  }

  @Test("what is aligned or fills keeps within its greatest width too")
  func limitsOfWhatFills() {
    let centered = frames(
      .column([.divider().boxed(maxWidth: 40), text("ab")], alignment: .center), width: 100)
    #expect(centered.map(\.minX) == [30, 40])
    #expect(centered.first?.width == 40)
    let filling = frames(
      .column([text("ab").boxed(maxWidth: 40), text("ab")], alignment: .fill), width: 100)
    #expect(filling.map(\.width) == [40, 100])
    let row = frames(
      .row([text("a").boxed(maxHeight: 30), text("b")], alignment: .fill), width: 100, height: 80)
    #expect(row.map(\.height) == [30, 80])
  }

  @Test("an image of a given size is not stretched to its box")
  func imagesAreNotStretched() {
    let row: CellTree<Int> = .row([.image(.symbol("i"), size: 20).boxed(weight: 1), text("ab")])
    #expect(frames(row, width: 100).map(\.width) == [20, 20])
    #expect(frames(row, width: 100).map(\.minX) == [0, 80])
  }

  // MARK: Weights

  @Test("equal weights make equal widths, others widths in their ratio")
  func weightsInRows() {
    let even = frames(
      .row([text("abcdef").boxed(weight: 1), text("a").boxed(weight: 1)]), width: 100)
    #expect(even.map(\.width) == [50, 50])
    let row = frames(
      .row([text("ab"), text("c").boxed(weight: 1), text("d").boxed(weight: 3)]), width: 100)
    #expect(row.map(\.width) == [20, 20, 60])
    #expect(row.map(\.minX) == [0, 20, 40])
  }

  @Test("a spacer has the weight 1, and a box's weight instead of that")
  func weightsOfSpacers() {
    let row = frames(
      .row([text("a"), .spacer(), text("b"), CellTree.spacer().boxed(weight: 3), text("c")]),
      width: 70)
    #expect(row.map(\.minX) == [0, 20, 60])
    let least = frames(
      .row([text("abc"), CellTree.spacer().boxed(minWidth: 30), text("abcdef")]), width: 100)
    #expect(least.map(\.minX) == [0, 60])
    let column = frames(
      .column([text("a"), CellTree.spacer().boxed(maxHeight: 10), text("b")]), width: 70,
      height: 100)
    #expect(column.map(\.minY) == [0, 30])
  }

  @Test("in a column, weights divide the height that is left")
  func weightsInColumns() {
    let column: CellTree<Int> = .column(
      [text("a"), text("a").boxed(weight: 1), text("b").boxed(weight: 3)],
      spacing: SpacingToken(points: 10))
    #expect(frames(column, width: 100, height: 160).map(\.height) == [20, 30, 90])
    // Never less than the content takes.
    #expect(frames(column, width: 100, height: 100).map(\.height) == [20, 20, 40])
    #expect(frames(column, width: 100).map(\.height) == [20, 20, 20])
  }

  @Test("shares that limits cut or raise are left to, or taken from, the others")
  func weightsWithinLimits() {
    let row = frames(
      .row([
        text("a").boxed(maxWidth: 10, weight: 1), text("b").boxed(minWidth: 50, weight: 1),
        text("c").boxed(weight: 1), text("d").boxed(weight: 1),
      ]), width: 100)
    #expect(row.map(\.width) == [10, 50, 20, 20])
    let column = frames(
      .column([
        text("a").boxed(maxHeight: 30, weight: 1), text("b").boxed(minHeight: 90, weight: 1),
        text("c").boxed(weight: 1),
      ]), width: 100, height: 180)
    #expect(column.map(\.height) == [30, 90, 60])
  }

  @Test("a weight that is none counts as none", arguments: [0, -1, CGFloat.nan, .infinity])
  func strangeWeights(weight: CGFloat) {
    let row = frames(.row([text("ab").boxed(weight: weight), text("c")]), width: 100)
    #expect(row.map(\.width) == [20, 10])
  }

  // MARK: Priorities

  @Test("where a row is too narrow, higher priorities get their width first")
  func prioritiesInRows() {
    let equal = frames(.row([text(twentyLetters), text(twentyLetters)]), width: 240)
    #expect(equal.map(\.width) == [120, 120])
    let first = frames(
      .row([text(twentyLetters).boxed(priority: 1), text(twentyLetters)]), width: 240)
    #expect(first.map(\.size) == [CGSize(width: 200, height: 20), CGSize(width: 40, height: 100)])
    let last = frames(
      .row([text(twentyLetters).boxed(priority: -1), text(twentyLetters)]), width: 240)
    #expect(last.map(\.width) == [40, 200])
  }

  @Test("least widths come before priorities, and are cut only where they alone are too much")
  func leastWidthsAndPriorities() {
    let row: CellTree<Int> = .row([
      text(twentyLetters).boxed(minWidth: 100, priority: 1),
      text(twentyLetters).boxed(minWidth: 90),
    ])
    #expect(frames(row, width: 240).map(\.width) == [150, 90])
    #expect(frames(row, width: 160).map(\.width) == [100, 60])
    #expect(frames(row, width: 60).map(\.width) == [60, 0])
  }

  @Test("equals share by level: who keeps a least width takes no more from the others than that")
  func leastWidthsAmongEquals() {
    let row: CellTree<Int> = .row([
      text(twentyLetters), text(twentyLetters).boxed(minWidth: 90), text("abc"),
    ])
    #expect(frames(row, width: 270).map(\.width) == [120, 120, 30])
    #expect(frames(row, width: 180).map(\.width) == [60, 90, 30])
  }

  @Test("where a column is too low, what has a priority gives way, the lowest first")
  func prioritiesInColumns() {
    let column: CellTree<Int> = .column([
      text("a"), text("a\(twentyLetters)b").boxed(minHeight: 20, priority: 0),
      text("a\(twentyLetters)b").boxed(priority: 1),
    ])
    #expect(frames(column, width: 110).map(\.height) == [20, 40, 40])
    #expect(frames(column, width: 110, height: 90).map(\.height) == [20, 30, 40])
    #expect(frames(column, width: 110, height: 70).map(\.height) == [20, 20, 30])
    #expect(frames(column, width: 110, height: 20).map(\.height) == [20, 0, 0])
  }

  // MARK: Together

  @Test("stacks in boxes divide the widths that their boxes got")
  func nested() {
    let inner: CellTree<Int> = .row(
      [text("a").boxed(weight: 1), text("b").boxed(weight: 1)], spacing: SpacingToken(points: 4))
    let tree: CellTree<Int> = .row([
      inner.boxed(insets: inset, weight: 2),
      CellTree.column([text("abcdefgh"), .divider()]).boxed(maxWidth: 30, weight: 1),
    ])
    let result = frames(tree, width: 140)
    // 110 are left to the inner row, without its insets 104.
    #expect(result.map(\.minX) == [2, 56, 110, 110])
    #expect(result.map(\.width) == [50, 50, 30, 30])
    #expect(result[2].height == 60)
  }

  @Test("a cell without a width lays out its boxes without one", arguments: [0, -1])
  func noWidth(width: CGFloat) {
    let result = layout(
      .row([
        text("ab").boxed(insets: inset, minWidth: 30, weight: 1),
        text("ab").boxed(insets: inset, minWidth: 30, priority: 1),
        .column([text("ab").boxed(minWidth: 30, maxWidth: 40)]),
      ]), width: width)
    #expect(result.parts.count == 3)
    for part in result.parts {
      #expect(part.frame.width == 0)
      #expect(part.frame.height.isFinite && part.frame.minX.isFinite)
    }
  }

  @Test func buttonsInBoxesKeepTheirActions() {
    let tree: CellTree<Int> = .row([
      .button(id: "a", title: .verbatim("A"), action: 7).boxed(weight: 1),
      CellTree.when(false, text("x")).boxed(minWidth: 40),
    ])
    #expect(tree.actions == ["a": 7])
    #expect(layout(tree, width: 100).parts.count == 1)
    let part: CellTree<Int> = .component(id: "p", tree) { $0 + 1 }
    #expect(part.actions == ["p.a": 8])
    guard case .button(let button)? = layout(part, width: 100).parts.first?.element else {
      Issue.record("There is no button.")
      return
    }
    #expect(button.id == "p.a")
    #expect(layout(part, width: 100).parts.first?.frame.width == 100)
  }

  @Test("boxes are compared by all that they say")
  func equality() {
    let plain = text("a").boxed()
    let others = [
      text("b").boxed(), text("a").boxed(insets: inset), text("a").boxed(minWidth: 1),
      text("a").boxed(maxWidth: 1), text("a").boxed(minHeight: 1), text("a").boxed(maxHeight: 1),
      text("a").boxed(weight: 1), text("a").boxed(priority: 1), text("a"),
    ]
    #expect(plain.element == text("a").boxed().element)
    #expect(Set((others + [plain]).map(\.element)).count == 10)
  }
}
