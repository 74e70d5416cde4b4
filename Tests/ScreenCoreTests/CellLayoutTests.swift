import Foundation
import Testing

@testable import ScreenCore

private func layout(
  _ tree: CellTree<Int>, width: CGFloat, height: CGFloat? = nil, traits: CellTraits = CellTraits()
) -> CellLayout {
  CellLayout(tree.element, width: width, height: height, in: .typewriter(traits))
}

private func frames(_ layout: CellLayout) -> [CGRect] { layout.parts.map(\.frame) }

private func text(_ text: String, lines: Int? = nil) -> CellTree<Int> {
  .text(.verbatim(text), lines: lines)
}

@MainActor @Suite struct CellLayoutTests {
  @Test func columnStacksWithSpacingAndPadding() {
    let result = layout(
      .column(
        [text("ab"), text("cdef")], spacing: SpacingToken(points: 5),
        padding: SpacingToken(points: 10)), width: 200)
    #expect(result.size == CGSize(width: 200, height: 65))
    #expect(
      frames(result) == [
        CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 10, y: 35, width: 40, height: 20),
      ])
  }

  @Test func hiddenElementsTakeNoSpacing() {
    let result = layout(
      .column([text("ab"), .when(false, text("x")), text("c")], spacing: SpacingToken(points: 5)),
      width: 200)
    #expect(result.size.height == 45)
  }

  @Test func textsInRowsWrapWhenThereIsTooLittleRoom() {
    let result = layout(
      .row([
        .image(.symbol("a"), size: 40), text("name"), text("a long text of thirty letters."),
      ]), width: 200)
    // 160 are left: 40 for the short text, 120 for the long one, which takes three lines.
    #expect(frames(result)[1] == CGRect(x: 40, y: 20, width: 40, height: 20))
    #expect(frames(result)[2] == CGRect(x: 80, y: 0, width: 120, height: 60))
  }

  @Test func spacersTakeWhatIsLeft() {
    let result = layout(
      .row([text("ab"), .spacer(), .image(.symbol("x"), size: 16)]), width: 200)
    #expect(frames(result)[1] == CGRect(x: 184, y: 2, width: 16, height: 16))
  }

  @Test func imagesKeepTheirAspect() {
    let result = layout(.column([.image(.symbol("a"), aspect: 4.0 / 3.0)]), width: 200)
    #expect(result.size.height == 150)
  }

  @Test func lineLimitsCapTheHeight() {
    let long = String(repeating: "x", count: 100)
    #expect(layout(.column([text(long, lines: 3)]), width: 100).size.height == 60)
    #expect(layout(.column([text(long)]), width: 100).size.height == 200)
  }

  @Test func rightToLeftMirrorsPlaces() {
    let row = CellTree<Int>.row([.image(.symbol("a"), size: 40), text("ab")])
    let result = layout(row, width: 200, traits: CellTraits(direction: .rightToLeft))
    #expect(frames(result)[0].minX == 160)
    #expect(frames(result)[1].minX == 140)
  }

  @Test func spacersStretchColumnsOfFixedHeight() {
    let result = layout(
      .column([text("a"), .spacer(), text("b")]), width: 100, height: 200)
    #expect(frames(result).last?.minY == 180)
  }

  @Test func centeredColumnsCenterTheirChildren() {
    let result = layout(
      .column([.image(.symbol("a"), size: 64), text("abcd")], alignment: .center), width: 88)
    #expect(frames(result)[0].minX == 12)
    #expect(frames(result)[1].minX == 24)
  }

  @Test func backgroundsLieBehindWhatTheyHold() {
    let token = ColorToken("surface", light: 0xFFFFFF)
    let result = layout(.column([text("a")], background: token), width: 100)
    #expect(result.parts.count == 2)
    #expect(result.parts.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func buttonsKeepWhatAFingerNeeds() {
    let button = CellTree<Int>(.button(CellButton(id: "b", icon: .symbol("heart"))))
    let size = layout(.row([button]), width: 200).parts.first?.frame.size
    #expect(size == CGSize(width: 44, height: 44))
  }

  @Test func innerRowsSpreadOverTheirColumn() {
    let row = CellTree<Int>.row([text("a"), .spacer(), text("b")])
    let result = layout(.column([row]), width: 100)
    #expect(frames(result).last?.maxX == 100)
  }

  @Test func actionsAreGatheredFromTheWholeTree() {
    let button = CellTree(.button(CellButton(id: "like")), actions: ["like": 7])
    let tree: CellTree<Int> = .column([.row([button]), text("x")])
    #expect(tree.actions == ["like": 7])
  }
}

@Suite("Dividers") struct DividerTests {
  @Test("a divider is one pixel high and as wide as its column")
  func hairline() {
    let column: CellTree<Int> = .column(
      [text("ab"), .divider(), text("c")], spacing: SpacingToken(points: 4),
      padding: SpacingToken(points: 10))
    let result = layout(column, width: 100)
    #expect(frames(result)[1] == CGRect(x: 10, y: 34, width: 80, height: 0.5))
    #expect(frames(result)[2].minY == 38.5)
    let fine = layout(column, width: 100, traits: CellTraits(displayScale: 3))
    #expect(fine.parts[1].frame.height == 1.0 / 3)
    let nothing = layout(column, width: 100, traits: CellTraits(displayScale: 0))
    #expect(nothing.parts[1].frame.height == 1)
  }

  @Test("a divider makes its column no wider")
  func width() {
    let row: CellTree<Int> = .row([.column([text("abc"), .divider()]), text("d")])
    #expect(frames(layout(row, width: 100)).map(\.width) == [30, 30, 10])
  }
}

@Suite("Layout elsewhere") struct LayoutElsewhereTests {
  private static let trees: [CellTree<Int>] = (0..<60).map { index in
    .column(
      [
        .row([
          .image(.symbol("a"), size: 40), text(String(repeating: "ab ", count: index)), .spacer(),
          text("\(index)").boxed(minWidth: 30, priority: 1),
        ]), .divider(), text(String(repeating: "text ", count: index * 2)).boxed(maxWidth: 200),
      ], padding: SpacingToken(points: 7))
  }

  @MainActor
  private func expected(_ traits: CellTraits) -> [CellLayout] {
    Self.trees.map { layout($0, width: 320, traits: traits) }
  }

  @Test(
    "the frames are those of the main actor, from many tasks at once",
    arguments: [CellTraits.LayoutDirection.leftToRight, .rightToLeft])
  func sameFrames(direction: CellTraits.LayoutDirection) async throws {
    let traits = CellTraits(direction: direction)
    let expected = await expected(traits)
    let environment = CellLayoutEnvironment.typewriter(traits)
    let elements = Self.trees.map(\.element)
    try await withThrowingTaskGroup(of: [CellLayout].self) { group in
      for _ in 0..<16 {
        group.addTask {
          try await CellLayout.layouts(of: elements, width: 320, in: environment)
        }
      }
      for try await layouts in group { #expect(layouts == expected) }
    }
  }

  @Test("a cancelled task lays nothing out")
  func cancellation() async {
    let elements = Self.trees.map(\.element)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await CellLayout.layouts(of: elements, width: 320, in: .typewriter())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@MainActor @Suite struct SizeCacheTests {
  private func size(
    _ cache: SizeCache<Int, String>, content: String = "a", width: CGFloat = 100,
    traits: CellTraits = CellTraits(), computed: CGFloat
  ) -> CGFloat {
    cache.size(of: 1, content: content, width: width, traits: traits) {
      CGSize(width: width, height: computed)
    }.height
  }

  @Test func sizesAreComputedOnce() {
    let cache = SizeCache<Int, String>()
    #expect(size(cache, computed: 1) == 1)
    #expect(size(cache, computed: 2) == 1)
  }

  @Test func contentWidthAndTraitsMakeSizesStale() {
    let cache = SizeCache<Int, String>()
    #expect(size(cache, computed: 1) == 1)
    #expect(size(cache, content: "b", computed: 2) == 2)
    #expect(size(cache, content: "b", width: 50, computed: 3) == 3)
    let big = CellTraits(textSize: .accessibilityLarge)
    #expect(size(cache, content: "b", width: 50, traits: big, computed: 4) == 4)
    cache.removeAll()
    #expect(size(cache, content: "b", width: 50, traits: big, computed: 5) == 5)
  }

  @Test func thoseAskedForLastAreRemembered() {
    let cache = SizeCache<Int, Int>(capacity: 20)
    func size(_ row: Int, computed: CGFloat) -> CGFloat {
      cache.size(of: row, content: row, width: 1, traits: CellTraits()) {
        CGSize(width: 1, height: computed)
      }.height
    }
    for row in 0..<1_000 {
      #expect(size(0, computed: 1) == 1)
      _ = size(row, computed: 1)
      #expect(cache.count <= 21)
    }
    #expect(size(0, computed: 2) == 1)
    #expect(size(998, computed: 2) == 1)
    #expect(size(500, computed: 2) == 2)
  }

  @Test func sizesComputedElsewhereAreUsedForWhatTheyWereComputedFor() {
    let cache = SizeCache<Int, String>()
    let size = CGSize(width: 100, height: 7)
    cache.remember(size, of: 1, content: "a", width: 100, traits: CellTraits())
    #expect(cache.contains(1, content: "a", width: 100, traits: CellTraits()))
    #expect(!cache.contains(1, content: "b", width: 100, traits: CellTraits()))
    #expect(!cache.contains(1, content: "a", width: 50, traits: CellTraits()))
    #expect(!cache.contains(2, content: "a", width: 100, traits: CellTraits()))
    #expect(self.size(cache, computed: 1) == 7)
    #expect(self.size(cache, content: "b", computed: 2) == 2)
  }
}
