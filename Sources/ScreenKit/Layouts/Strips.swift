/// Sections that stand beside one another and scroll sideways together, with their rows level. A section
/// is as wide as its rows make it, and that is the width of the texts above and below them. Where its rows are folded
/// the header has half the list's width.
struct Strips {
  /// Where each section is; those that are no strips take no room.
  private(set) var placed: [ListGeometry.PlacedSection] = []
  /// What all of them take.
  private(set) var size = CGSize.zero

  @MainActor
  init(
    of sections: [ListGeometry.Section], in bounds: CGSize,
    size: (_ section: Int, _ row: Int, _ width: CGFloat) -> CGSize
  ) {
    var strips: [Strip] = []
    for (index, section) in sections.enumerated() {
      let start = strips.last?.end ?? 0
      strips.append(
        Strip(section, from: start, in: bounds) { size(index, $0, bounds.width) })
    }
    let above = strips.map(\.headerHeight).max() ?? 0
    let below = strips.map(\.footerHeight).max() ?? 0
    let pageHeight = max(bounds.height - above - below, 0)
    placed = strips.map { $0.placed(below: above, pageHeight: pageHeight) }
    self.size = CGSize(
      width: strips.last?.end ?? 0, height: placed.map(\.bottom).max() ?? 0)
  }
}

/// A section beside others, before it is known how much room these need above their rows.
private struct Strip {
  private let start: CGFloat
  private var rows: [CGRect] = []
  private var isPages = false
  private(set) var end: CGFloat
  private(set) var headerHeight: CGFloat = 0
  private(set) var footerHeight: CGFloat = 0

  @MainActor
  init(
    _ section: ListGeometry.Section, from start: CGFloat, in bounds: CGSize,
    size: (Int) -> CGSize
  ) {
    self.start = start
    end = start
    switch section.layout {
    case .columns, .shelf: return
    case .strip(let spacing):
      for row in 0..<section.rowCount { append(size(row), after: spacing) }
      if !rows.isEmpty { end += spacing }
    case .pages:
      isPages = true
      for _ in 0..<section.rowCount { append(bounds, after: 0) }
    }
    if section.isFolded { end += bounds.width / 2 }
    guard !rows.isEmpty || section.isFolded else { return }
    headerHeight = section.headerHeight(end - start)
    footerHeight = rows.isEmpty ? 0 : section.footerHeight(end - start)
  }

  private mutating func append(_ size: CGSize, after spacing: CGFloat) {
    rows.append(CGRect(origin: CGPoint(x: end + spacing, y: 0), size: size))
    end += spacing + size.width
  }

  /// The section with its rows from `y` on, and those that are pages as high as `pageHeight`.
  func placed(below y: CGFloat, pageHeight: CGFloat) -> ListGeometry.PlacedSection {
    var placed = ListGeometry.PlacedSection(end: end, isSideways: true)
    placed.rows = .placed(
      rows.map { row in
        CGRect(
          x: row.minX, y: y, width: row.width, height: isPages ? pageHeight : row.height)
      })
    if headerHeight > 0 {
      placed.header = CGRect(
        x: start, y: y - headerHeight, width: end - start, height: headerHeight)
    }
    if footerHeight > 0 {
      let bottom = placed.rows.map(\.maxY).max() ?? y
      placed.footer = CGRect(x: start, y: bottom, width: end - start, height: footerHeight)
    }
    return placed
  }
}

extension ListGeometry.PlacedSection {
  /// Where everything ends from above.
  fileprivate var bottom: CGFloat { footer?.maxY ?? rows.map(\.maxY).max() ?? header?.maxY ?? 0 }
}
