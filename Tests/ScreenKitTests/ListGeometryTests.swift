import Foundation
import ScreenCore
import SeededRandom
import Testing

@testable import ScreenKit

@MainActor @Suite struct ListGeometryTests {
  private func section(
    _ layout: ListGeometry.SectionLayout, rows: Int, header: CGFloat = 0, footer: CGFloat = 0
  ) -> ListGeometry.Section {
    ListGeometry.Section(
      layout: layout, headerHeight: { _ in header }, footerHeight: { _ in footer },
      rowCount: rows)
  }

  @Test(arguments: [
    ListGeometry.SectionLayout.columns(1, spacing: 3, liquid: false),
    .columns(3, spacing: 0, liquid: false), .columns(3, spacing: 5, liquid: true),
    .strip(spacing: 4), .pages, .shelf(ListGeometry.Shelf(spacing: 4, stops: .anywhere)),
  ])
  func rowsInARectangleAreFound(layout: ListGeometry.SectionLayout) {
    var random = SeededGenerator(seed: 5)
    let sizes = (0..<80).map { _ in
      CGSize(width: 40, height: CGFloat(Int.random(in: 0...90, using: &random)))
    }
    let geometry = ListGeometry(
      [section(layout, rows: sizes.count, header: 20, footer: 10)],
      in: CGSize(width: 120, height: 300)
    ) { _, row, _ in sizes[row] }
    let placed = geometry.sections[0]
    for _ in 0..<60 {
      let rect = CGRect(
        x: CGFloat.random(in: -50...4_000, using: &random),
        y: CGFloat.random(in: -50...2_000, using: &random), width: 500, height: 300)
      for rect in [rect, CGRect(x: 0, y: rect.minY, width: 120, height: 300)] {
        #expect(
          placed.rows(in: rect) == placed.rows.indices.filter { placed.rows[$0].intersects(rect) })
      }
    }
  }

  @Test("rows that get other sizes move what is below them as if all were placed anew")
  func resizedRowsMoveWhatIsBelow() {
    var random = SeededGenerator(seed: 8)
    let layouts: [ListGeometry.SectionLayout] = [
      .columns(1, spacing: 3, liquid: false), .columns(3, spacing: 5, liquid: false),
      .columns(2, spacing: 4, liquid: true),
    ]
    for _ in 0..<60 {
      let sections = (0..<Int.random(in: 1...5, using: &random)).map { index in
        section(
          layouts[Int.random(in: 0...2, using: &random)],
          rows: Int.random(in: 0...40, using: &random),
          header: index % 2 == 0 ? 20 : 0, footer: index % 3 == 0 ? 10 : 0)
      }
      var sizes = sections.map { section in
        (0..<section.rowCount).map { _ in randomSize(&random) }
      }
      let bounds = CGSize(width: 120, height: 300)
      var geometry = ListGeometry(sections, in: bounds, moreHeight: 44) { section, row, _ in
        sizes[section][row]
      }
      for _ in 0..<4 {
        var places: [ListDiff.Place] = []
        for section in sizes.indices {
          for row in sizes[section].indices where Int.random(in: 0..<9, using: &random) == 0 {
            sizes[section][row] = randomSize(&random)
            places.append(ListDiff.Place(section: section, row: row))
          }
        }
        geometry.resize(places) { section, row, _ in
          sizes[section][row]
        }
        geometry.place(downTo: .infinity) { section, row, _ in sizes[section][row] }
        let anew = ListGeometry(sections, in: bounds, moreHeight: 44) { section, row, _ in
          sizes[section][row]
        }
        #expect(geometry.contentSize == anew.contentSize)
        #expect(geometry.more == anew.more)
        for (section, other) in zip(geometry.sections, anew.sections) {
          #expect(Array(section.rows) == Array(other.rows))
          #expect(section.header == other.header)
          #expect(section.footer == other.footer)
          #expect(section.end == other.end)
        }
        let rect = CGRect(
          x: 0, y: CGFloat.random(in: -100...2_000, using: &random), width: 120, height: 200)
        let all = geometry.sections.enumerated().flatMap { number, section in
          section.rows.indices.filter { section.rows[$0].intersects(rect) }
            .map { ListDiff.Place(section: number, row: $0) }
        }
        #expect(geometry.rows(in: rect) == all)
      }
    }
  }

  @Test("liquid sections that get their places bit by bit stand as if all were placed at once")
  func sectionsGetTheirPlacesInTurn() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let sections = (0..<Int.random(in: 2...30, using: &random)).map { _ in
        section(
          .columns(2, spacing: 4, liquid: Bool.random(using: &random)),
          rows: Int.random(in: 0...12, using: &random), header: 20)
      }
      var sizes = sections.map { section in
        (0..<section.rowCount).map { _ in randomSize(&random) }
      }
      let bounds = CGSize(width: 120, height: 300)
      var geometry = ListGeometry(sections, in: bounds, moreHeight: 44, expectedHeight: 40) {
        section, row, _ in sizes[section][row]
      }
      var y: CGFloat = 0
      while y < geometry.contentSize.height {
        y += 150
        geometry.place(downTo: y) { section, row, _ in sizes[section][row] }
        // Rows that had their places lose them, in sections that wait and in such as don't.
        let section = Int.random(in: sizes.indices, using: &random)
        guard !sizes[section].isEmpty else { continue }
        let row = Int.random(in: sizes[section].indices, using: &random)
        sizes[section][row] = randomSize(&random)
        geometry.resize([ListDiff.Place(section: section, row: row)]) { section, row, _ in
          sizes[section][row]
        }
      }
      geometry.place(downTo: .infinity) { section, row, _ in sizes[section][row] }
      let anew = ListGeometry(sections, in: bounds, moreHeight: 44) { section, row, _ in
        sizes[section][row]
      }
      #expect(geometry.contentSize == anew.contentSize)
      #expect(geometry.sections.map { Array($0.rows) } == anew.sections.map { Array($0.rows) })
    }
  }

  private func randomSize(_ random: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 10...120, using: &random)),
      height: CGFloat(Int.random(in: 0...90, using: &random)))
  }

  @Test func linesAreAsHighAsTheirHighestRow() {
    let geometry = ListGeometry(
      [section(.columns(2, spacing: 10, liquid: false), rows: 3)],
      in: CGSize(width: 110, height: 500)
    ) { _, row, width in
      CGSize(width: width, height: CGFloat(row + 1) * 20)
    }
    #expect(
      Array(geometry.sections[0].rows) == [
        CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 60, y: 0, width: 50, height: 40),
        CGRect(x: 0, y: 50, width: 50, height: 60),
      ])
    #expect(geometry.contentSize == CGSize(width: 110, height: 110))
  }

  @Test func liquidRowsGoWhereTheShortestColumnEnds() {
    let heights: [CGFloat] = [100, 20, 30, 10]
    let geometry = ListGeometry(
      [section(.columns(2, spacing: 0, liquid: true), rows: 4)],
      in: CGSize(width: 100, height: 500)
    ) { _, row, width in
      CGSize(width: width, height: heights[row])
    }
    #expect(geometry.sections[0].rows.map(\.minX) == [0, 50, 50, 50])
    #expect(geometry.sections[0].rows.map(\.minY) == [0, 0, 20, 50])
    #expect(geometry.sections[0].end == 100)
  }

  @Test("rows of any height are placed only as far down as somebody looks")
  func liquidRowsArePlacedAsFarAsTheyAreSeen() {
    let count = 10_000
    var heights: [Int: CGFloat] = [:]
    var asked = 0
    func size(_ section: Int, _ row: Int, _ width: CGFloat) -> CGSize {
      asked += 1
      return CGSize(width: width, height: heights[row] ?? 50)
    }
    let liquid = section(.columns(2, spacing: 10, liquid: true), rows: count, header: 20)
    let bounds = CGSize(width: 110, height: 500)
    var geometry = ListGeometry(
      [liquid, section(.columns(1, spacing: 0, liquid: false), rows: 1)], in: bounds,
      expectedHeight: 50, size: size)
    // The only row of the second section is asked for.
    #expect(asked == 1)
    #expect(geometry.sections[0].end == 20 + CGFloat(count / 2) * 60 - 10)
    geometry.place(downTo: 600, size: size)
    #expect(asked <= 25)
    #expect(geometry.rows(in: CGRect(x: 0, y: 0, width: 110, height: 600)).count == 20)
    // In the middle a row gets another height.
    geometry.place(downTo: 150_000, size: size)
    let changed = geometry.rows(in: CGRect(x: 0, y: 149_000, width: 110, height: 500))[3]
    heights[changed.row] = 95
    asked = 0
    geometry.resize([changed], size: size)
    geometry.place(downTo: 150_000, size: size)
    #expect(asked < 60)
    #expect(geometry.sections[0].rows[changed.row].height == 95)
    // What stands below moves with the end, and everything is as if it was placed at once.
    geometry.place(downTo: .infinity, size: size)
    let anew = ListGeometry(
      [liquid, section(.columns(1, spacing: 0, liquid: false), rows: 1)], in: bounds, size: size)
    #expect(Array(geometry.sections[0].rows) == Array(anew.sections[0].rows))
    #expect(geometry.sections[1].rows[0] == anew.sections[1].rows[0])
    #expect(geometry.contentSize == anew.contentSize)
  }

  @Test func headersStandAboveRowsAndOnlyAboveRows() {
    let list = ListGeometry.SectionLayout.columns(1, spacing: 0, liquid: false)
    let geometry = ListGeometry(
      [section(list, rows: 1, header: 30), section(list, rows: 0, header: 30)],
      in: CGSize(width: 100, height: 500), moreHeight: 50
    ) { _, _, width in
      CGSize(width: width, height: 40)
    }
    #expect(geometry.sections[0].header == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(Array(geometry.sections[0].rows) == [CGRect(x: 0, y: 30, width: 100, height: 40)])
    #expect(geometry.sections[1].header == nil)
    #expect(geometry.more == CGRect(x: 0, y: 70, width: 100, height: 50))
    #expect(geometry.contentSize.height == 120)
  }

  @Test func stripsRunSideways() {
    let geometry = ListGeometry(
      [section(.strip(spacing: 8), rows: 2)], in: CGSize(width: 100, height: 60)
    ) { _, row, _ in
      CGSize(width: 40, height: row == 0 ? 50 : 30)
    }
    #expect(geometry.sections[0].rows.map(\.minX) == [8, 56])
    #expect(geometry.contentSize == CGSize(width: 104, height: 50))
  }

  @Test func headersOfStripsStandAboveTheirRows() {
    let sections = [
      section(.strip(spacing: 8), rows: 2, header: 20), section(.strip(spacing: 8), rows: 1),
      section(.strip(spacing: 8), rows: 1, header: 30, footer: 10),
      section(.strip(spacing: 8), rows: 0, header: 30),
    ]
    let geometry = ListGeometry(sections, in: CGSize(width: 100, height: 90)) { _, _, _ in
      CGSize(width: 40, height: 50)
    }
    #expect(geometry.sections.flatMap(\.rows).allSatisfy { $0.minY == 30 })
    #expect(geometry.sections[0].header == CGRect(x: 0, y: 10, width: 104, height: 20))
    #expect(geometry.sections[1].header == nil)
    #expect(geometry.sections[2].header == CGRect(x: 160, y: 0, width: 56, height: 30))
    #expect(geometry.sections[2].footer == CGRect(x: 160, y: 80, width: 56, height: 10))
    #expect(geometry.sections[3].header == nil)
    #expect(geometry.contentSize == CGSize(width: 216, height: 90))
  }

  @Test func textsOfStripsAreMeasuredInTheWidthThatTheyGet() {
    // As high as ten lines of 20 points in 10 points of width.
    let text: ListGeometry.TextHeight = { (100 / $0).rounded(.up) * 20 }
    let strip = ListGeometry.Section(
      layout: .strip(spacing: 5), headerHeight: text, footerHeight: text, rowCount: 1)
    let page = ListGeometry.Section(
      layout: .pages, headerHeight: text, footerHeight: { _ in 0 }, rowCount: 2)
    let geometry = ListGeometry([strip, page], in: CGSize(width: 100, height: 300)) { _, _, _ in
      CGSize(width: 40, height: 50)
    }
    #expect(geometry.sections[0].header == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(geometry.sections[0].footer == CGRect(x: 0, y: 90, width: 50, height: 40))
    #expect(geometry.sections[1].header == CGRect(x: 50, y: 20, width: 200, height: 20))
    #expect(geometry.sections[1].rows.map(\.height) == [220, 220])
  }

  @Test func pagesLeaveRoomForTheirTexts() {
    let geometry = ListGeometry(
      [section(.pages, rows: 2, header: 20, footer: 10), section(.pages, rows: 1)],
      in: CGSize(width: 100, height: 90)
    ) { _, _, _ in .zero }
    #expect(
      geometry.sections.flatMap(\.rows)
        == [0, 100, 200].map { CGRect(x: $0, y: 20, width: 100, height: 60) })
    #expect(geometry.contentSize == CGSize(width: 300, height: 90))
  }

  @Test(arguments: [
    (1000.0, 300.0, false), (1000.0, 700.0, true), (200.0, 500.0, true), (3000.0, 1300.0, false),
    (3000.0, 1800.0, true), (9000.0, 7000.0, false), (9000.0, 7500.0, true),
  ])
  func moreIsDueNearTheEnd(end: Double, visibleEnd: Double, isDue: Bool) {
    #expect(
      BottomLoading.isDue(end: CGFloat(end), visibleEnd: CGFloat(visibleEnd), viewport: 800)
        == isDue)
    #expect(!BottomLoading.isDue(end: CGFloat(end), visibleEnd: CGFloat(visibleEnd), viewport: 0))
  }

  @Test("a folded section has its header, and no room below it")
  func foldedSections() {
    var folded = section(.columns(2, spacing: 5, liquid: false), rows: 0, header: 20, footer: 10)
    folded.isFolded = true
    let geometry = ListGeometry(
      [folded, section(.columns(1, spacing: 0, liquid: false), rows: 1, header: 20)],
      in: CGSize(width: 120, height: 300)
    ) { _, _, _ in CGSize(width: 40, height: 30) }
    #expect(geometry.sections[0].header == CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(geometry.sections[0].footer == nil)
    #expect(geometry.sections[1].header?.minY == geometry.sections[0].end)
  }

  @Test("a folded strip has its header, in half the width")
  func foldedStrips() {
    var folded = section(.strip(spacing: 4), rows: 0, header: 20)
    folded.isFolded = true
    let geometry = ListGeometry(
      [folded, section(.strip(spacing: 4), rows: 1, header: 20)],
      in: CGSize(width: 120, height: 300)
    ) { _, _, _ in CGSize(width: 40, height: 30) }
    #expect(geometry.sections[0].header == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(geometry.sections[1].header?.minX == 60)
    #expect(geometry.contentSize.height == 50)
  }

  @Test(
    "rows keep clear of the insets of their section, in columns of any kind",
    arguments: [false, true])
  func insets(liquid: Bool) throws {
    var inset = section(
      .columns(2, spacing: 4, liquid: liquid), rows: 4, header: 20, footer: 10)
    inset.insets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 10)
    var geometry = ListGeometry(
      [inset, section(.columns(1, spacing: 0, liquid: false), rows: 1)],
      in: CGSize(width: 120, height: 300)
    ) { _, _, width in CGSize(width: width, height: 30) }
    let placed = try #require(geometry.sections.first)
    #expect(placed.rowWidth == 50)
    #expect(placed.header == CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(placed.rows[0] == CGRect(x: 6, y: 25, width: 50, height: 30))
    #expect(placed.rows[1] == CGRect(x: 60, y: 25, width: 50, height: 30))
    #expect(placed.rows[3].maxY == 89)
    #expect(placed.footer == CGRect(x: 0, y: 96, width: 120, height: 10))
    #expect(placed.end == 106)
    let below = ListDiff.Place(section: 0, row: 3)
    geometry.resize([below]) { _, row, width in
      CGSize(width: width, height: row == 3 ? 50 : 30)
    }
    geometry.place(downTo: .infinity) { _, row, width in
      CGSize(width: width, height: row == 3 ? 50 : 30)
    }
    #expect(geometry.sections[0].footer?.minY == 116)
    #expect(geometry.sections[1].start == 126)
    #expect(geometry.contentSize.height == 156)
  }

  @Test("insets take no room where there are no rows")
  func insetsWithoutRows() throws {
    var empty = section(.columns(1, spacing: 0, liquid: false), rows: 0, header: 20)
    empty.insets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 10)
    let geometry = ListGeometry([empty], in: CGSize(width: 120, height: 300)) { _, _, _ in .zero }
    #expect(geometry.contentSize.height == 0)
  }

  @Test("a sticky header stays above the footer of its section")
  func stickyHeaders() throws {
    var sticky = section(.columns(1, spacing: 0, liquid: false), rows: 4, header: 20, footer: 10)
    sticky.isSticky = true
    let geometry = ListGeometry([sticky], in: CGSize(width: 120, height: 300)) { _, _, _ in
      CGSize(width: 120, height: 30)
    }
    let placed = try #require(geometry.sections.first)
    #expect(geometry.hasStickyHeaders)
    #expect(placed.header(seenFrom: -50)?.minY == 0)
    #expect(placed.header(seenFrom: 70)?.minY == 70)
    #expect(placed.header(seenFrom: 500)?.maxY == placed.footer?.minY)
  }
}
