/// Where everything in a list is, computed from sizes alone.
struct ListGeometry {
  struct Section {
    var layout: SectionLayout
    var headerHeight: CGFloat
    var footerHeight: CGFloat = 0
    var rowCount: Int
  }

  /// A section's layout with its tokens and size classes resolved.
  enum SectionLayout: Hashable {
    case columns(Int, spacing: CGFloat, liquid: Bool)
    case strip(spacing: CGFloat)
    case pages
  }

  struct PlacedSection {
    var header: CGRect?
    var rows: [CGRect] = []
    var footer: CGRect?
    /// Where the section ends, along the direction in which the list scrolls.
    var end: CGFloat = 0
  }

  private(set) var sections: [PlacedSection] = []
  private(set) var more: CGRect?
  private(set) var contentSize = CGSize.zero

  /// Places sections in `bounds`. `size` tells a row's size in a width.
  @MainActor
  init(
    _ sections: [Section], in bounds: CGSize, moreHeight: CGFloat = 0,
    size: (_ section: Int, _ row: Int, _ width: CGFloat) -> CGSize
  ) {
    var start = CGPoint.zero
    var crossLength: CGFloat = 0
    let margins = StripMargins(of: sections)
    for (index, section) in sections.enumerated() {
      let sized: (Int, CGFloat) -> CGSize = { size(index, $0, $1) }
      switch section.layout {
      case .columns(let count, let spacing, let liquid):
        var placed = Self.header(of: section, at: start.y, width: bounds.width)
        let columns = Columns(
          count: count, spacing: spacing, width: bounds.width, top: placed.end)
        (placed.rows, placed.end) =
          liquid
          ? columns.placeLiquid(section.rowCount, size: sized)
          : columns.placeLines(section.rowCount, size: sized)
        placed.addFooter(of: section, width: bounds.width)
        start.y = placed.end
        self.sections.append(placed)
      case .strip, .pages:
        let placed = Self.strip(section, from: start.x, in: bounds, margins, size: sized)
        start.x = placed.end
        crossLength = max(crossLength, placed.footer?.maxY ?? placed.bottom)
        self.sections.append(placed)
      }
    }
    if moreHeight > 0 {
      more = CGRect(x: 0, y: start.y, width: bounds.width, height: moreHeight)
      start.y += moreHeight
    }
    contentSize =
      start.x > 0
      ? CGSize(width: start.x, height: crossLength) : CGSize(width: bounds.width, height: start.y)
  }

  private static func header(of section: Section, at y: CGFloat, width: CGFloat) -> PlacedSection {
    guard section.headerHeight > 0, section.rowCount > 0 else {
      return PlacedSection(end: y)
    }
    let header = CGRect(x: 0, y: y, width: width, height: section.headerHeight)
    return PlacedSection(header: header, end: header.maxY)
  }

  /// A section beside others. Its header stands above its rows, which are level with those of the
  /// others.
  private static func strip(
    _ section: Section, from x: CGFloat, in bounds: CGSize, _ margins: StripMargins,
    size: (Int, CGFloat) -> CGSize
  ) -> PlacedSection {
    var placed = PlacedSection(end: x)
    guard section.rowCount > 0 else { return placed }
    let page = CGSize(
      width: bounds.width, height: max(bounds.height - margins.above - margins.below, 0))
    for row in 0..<section.rowCount {
      let frame: CGRect
      if case .strip(let spacing) = section.layout {
        let size = size(row, bounds.width)
        frame = CGRect(origin: CGPoint(x: placed.end + spacing, y: margins.above), size: size)
        placed.end = frame.maxX + (row == section.rowCount - 1 ? spacing : 0)
      } else {
        frame = CGRect(origin: CGPoint(x: placed.end, y: margins.above), size: page)
        placed.end = frame.maxX
      }
      placed.rows.append(frame)
    }
    placed.addTexts(of: section, from: x, margins)
    return placed
  }
}

/// How much room sections that stand beside one another need for the texts above and below them.
private struct StripMargins {
  let above: CGFloat
  let below: CGFloat

  init(of sections: [ListGeometry.Section]) {
    let strips = sections.filter { section in
      switch section.layout {
      case .columns: false
      case .strip, .pages: section.rowCount > 0
      }
    }
    above = strips.map(\.headerHeight).max() ?? 0
    below = strips.map(\.footerHeight).max() ?? 0
  }
}

extension ListGeometry.PlacedSection {
  /// Where the rows end from above.
  fileprivate var bottom: CGFloat { rows.map(\.maxY).max() ?? 0 }

  /// Puts the header and the footer of a section that begins at `x` above and below its rows.
  fileprivate mutating func addTexts(
    of section: ListGeometry.Section, from x: CGFloat, _ margins: StripMargins
  ) {
    if section.headerHeight > 0 {
      header = CGRect(
        x: x, y: margins.above - section.headerHeight, width: end - x,
        height: section.headerHeight)
    }
    if section.footerHeight > 0 {
      footer = CGRect(x: x, y: bottom, width: end - x, height: section.footerHeight)
    }
  }

  fileprivate mutating func addFooter(of section: ListGeometry.Section, width: CGFloat) {
    guard section.footerHeight > 0, section.rowCount > 0 else { return }
    let footer = CGRect(x: 0, y: end, width: width, height: section.footerHeight)
    self.footer = footer
    end = footer.maxY
  }
}

/// Columns of equal width.
private struct Columns {
  let count: Int
  let spacing: CGFloat
  let width: CGFloat
  let top: CGFloat

  private var columnWidth: CGFloat {
    max((width - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
  }

  private func x(of column: Int) -> CGFloat {
    CGFloat(column) * (columnWidth + spacing)
  }

  func placeLines(_ rows: Int, size: (Int, CGFloat) -> CGSize) -> ([CGRect], CGFloat) {
    var frames: [CGRect] = []
    var y = top
    for line in stride(from: 0, to: rows, by: count) {
      let inLine = line..<min(line + count, rows)
      let sizes = inLine.map { size($0, columnWidth) }
      let height = sizes.map(\.height).max() ?? 0
      if line > 0 { y += spacing }
      for (column, size) in sizes.enumerated() {
        let frame = CGRect(
          x: x(of: column), y: y, width: min(size.width, columnWidth), height: height)
        frames.append(frame)
      }
      y += height
    }
    return (frames, y)
  }

  func placeLiquid(_ rows: Int, size: (Int, CGFloat) -> CGSize) -> ([CGRect], CGFloat) {
    var frames: [CGRect] = []
    var ends = [CGFloat](repeating: top, count: count)
    for row in 0..<rows {
      let shortest = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let y = ends[shortest] > top ? ends[shortest] + spacing : top
      let size = size(row, columnWidth)
      let frame = CGRect(
        x: x(of: shortest), y: y, width: min(size.width, columnWidth), height: size.height)
      frames.append(frame)
      ends[shortest] = frame.maxY
    }
    return (frames, ends.max() ?? top)
  }
}
