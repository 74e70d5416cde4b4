/// Where everything in a list is, computed from sizes alone.
struct ListGeometry {
  struct Section {
    var layout: SectionLayout
    var headerHeight: TextHeight
    var footerHeight: TextHeight
    var rowCount: Int
  }

  /// How high the text above or below a section is in a width; 0 without one.
  typealias TextHeight = @MainActor (CGFloat) -> CGFloat

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
    /// The width that rows have at most.
    var rowWidth: CGFloat = 0
    /// How far the rows up to each one reach, where later ones may end before.
    var reach: [CGFloat] = []
    /// Whether rows stand side by side in the direction in which the list scrolls.
    var isSideways = false
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
    var y: CGFloat = 0
    let strips = Strips(of: sections, in: bounds, size: size)
    for (index, section) in sections.enumerated() {
      switch section.layout {
      case .columns(let count, let spacing, let liquid):
        let sized: (Int, CGFloat) -> CGSize = { size(index, $0, $1) }
        var placed = Self.header(of: section, at: y, width: bounds.width)
        let columns = Columns(
          count: count, spacing: spacing, width: bounds.width, top: placed.end)
        placed.rowWidth = columns.columnWidth
        (placed.rows, placed.end) =
          liquid
          ? columns.placeLiquid(section.rowCount, size: sized)
          : columns.placeLines(section.rowCount, size: sized)
        if liquid { placed.reach = Self.reach(of: placed.rows) }
        placed.addFooter(of: section, width: bounds.width)
        y = placed.end
        self.sections.append(placed)
      case .strip, .pages:
        self.sections.append(strips.placed[index])
      }
    }
    if moreHeight > 0 {
      more = CGRect(x: 0, y: y, width: bounds.width, height: moreHeight)
      y += moreHeight
    }
    contentSize = strips.size.width > 0 ? strips.size : CGSize(width: bounds.width, height: y)
  }

  private static func reach(of rows: [CGRect]) -> [CGFloat] {
    var furthest: CGFloat = 0
    return rows.map { row in
      furthest = max(furthest, row.maxY)
      return furthest
    }
  }

  @MainActor
  private static func header(of section: Section, at y: CGFloat, width: CGFloat) -> PlacedSection {
    let height = section.rowCount > 0 ? section.headerHeight(width) : 0
    guard height > 0 else { return PlacedSection(end: y) }
    let header = CGRect(x: 0, y: y, width: width, height: height)
    return PlacedSection(header: header, end: header.maxY)
  }
}

extension ListGeometry.PlacedSection {
  @MainActor
  fileprivate mutating func addFooter(of section: ListGeometry.Section, width: CGFloat) {
    let height = section.rowCount > 0 ? section.footerHeight(width) : 0
    guard height > 0 else { return }
    let footer = CGRect(x: 0, y: end, width: width, height: height)
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

  var columnWidth: CGFloat {
    max((width - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
  }

  private func x(of column: Int) -> CGFloat {
    CGFloat(column) * (columnWidth + spacing)
  }

  func placeLines(_ rows: Int, size: (Int, CGFloat) -> CGSize) -> ([CGRect], CGFloat) {
    guard count > 1 else { return placeColumn(rows, size: size) }
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

  private func placeColumn(
    _ rows: Int, size: (Int, CGFloat) -> CGSize
  ) -> ([CGRect], CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(rows)
    var y = top
    for row in 0..<rows {
      let size = size(row, columnWidth)
      if row > 0 { y += spacing }
      frames.append(
        CGRect(x: 0, y: y, width: min(size.width, columnWidth), height: size.height))
      y += size.height
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

extension ListGeometry.PlacedSection {
  /// The rows that have something in common with `rect`.
  ///
  /// Rows begin one behind the other along the direction in which the list scrolls. So do their ends,
  /// except in columns of their own, where a row may reach below others that come after it.
  func rows(in rect: CGRect) -> [Int] {
    let first = rows.indices.partition { end(ofRowsUpTo: $0) >= start(of: rect) }
    let last = rows.indices.partition { start(of: rows[$0]) > end(of: rect) }
    guard first < last else { return [] }
    return (first..<last).filter { rows[$0].intersects(rect) }
  }

  private func start(of frame: CGRect) -> CGFloat { isSideways ? frame.minX : frame.minY }

  private func end(of frame: CGRect) -> CGFloat { isSideways ? frame.maxX : frame.maxY }

  private func end(ofRowsUpTo row: Int) -> CGFloat {
    reach.isEmpty ? end(of: rows[row]) : reach[row]
  }
}

extension Range<Int> {
  /// The first number from which on `isBehind` holds, which it does not before.
  fileprivate func partition(where isBehind: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
