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
    var rows = RowFrames.placed([])
    var footer: CGRect?
    /// Where the section begins, from above.
    var start: CGFloat = 0
    /// Where the section ends, along the direction in which the list scrolls.
    var end: CGFloat = 0
    /// The width that rows have at most.
    var rowWidth: CGFloat = 0
    /// How far the rows up to each one reach, where later ones may end before.
    var reach: [CGFloat] = []
    /// The columns of rows of which each goes where the shortest ends.
    var liquidColumns: EvenColumns?
    /// Whether rows stand side by side in the direction in which the list scrolls.
    var isSideways = false
  }

  private(set) var sections: [PlacedSection] = []
  private(set) var more: CGRect?
  private(set) var contentSize = CGSize.zero

  /// Whether sections end in their order, so that they can be looked up by where they are.
  private let isOrdered: Bool

  /// Tells a row's size in a width.
  typealias RowSize = (_ section: Int, _ row: Int, _ width: CGFloat) -> CGSize

  /// Places sections in `bounds`. `size` tells a row's size in a width.
  @MainActor
  init(
    _ sections: [Section], in bounds: CGSize, moreHeight: CGFloat = 0, size: RowSize
  ) {
    var y: CGFloat = 0
    let strips = Strips(of: sections, in: bounds, size: size)
    for (index, section) in sections.enumerated() {
      switch section.layout {
      case .columns(let count, let spacing, let liquid):
        let columns = EvenColumns(count, spacing: spacing, in: bounds.width)
        var placed = Self.header(of: section, at: y, width: bounds.width)
        placed.rowWidth = columns.width
        placed.placeRows(
          section.rowCount, in: columns, isLiquid: liquid
        ) { size(index, $0, $1) }
        placed.addFooter(of: section, width: bounds.width)
        y = placed.end
        self.sections.append(placed)
      case .strip, .pages:
        self.sections.append(strips.placed[index])
      }
    }
    isOrdered = strips.size.width == 0
    if moreHeight > 0 {
      more = CGRect(x: 0, y: y, width: bounds.width, height: moreHeight)
      y += moreHeight
    }
    contentSize = strips.size.width > 0 ? strips.size : CGSize(width: bounds.width, height: y)
  }

  /// Takes the sizes that rows of columns have now, and moves what is below them.
  mutating func resize(_ places: [ListDiff.Place], size: RowSize) {
    let rows = Dictionary(grouping: places, by: \.section).sorted { $0.key < $1.key }
    var shift: CGFloat = 0
    var next = rows.first?.key ?? sections.endIndex
    for (section, places) in rows where sections.indices.contains(section) {
      for index in next..<section { sections[index].move(by: shift) }
      sections[section].move(by: shift)
      shift += sections[section].resize(places.map(\.row)) { size(section, $0, $1) }
      next = section + 1
    }
    guard shift != 0 else { return }
    for index in next..<sections.endIndex { sections[index].move(by: shift) }
    more?.origin.y += shift
    contentSize.height += shift
  }

  /// The rows that have something in common with `rect`.
  func rows(in rect: CGRect) -> [ListDiff.Place] {
    sections(in: rect).flatMap { number in
      sections[number].rows(in: rect).map { ListDiff.Place(section: number, row: $0) }
    }
  }

  /// The sections that may have something in common with `rect`.
  func sections(in rect: CGRect) -> Range<Int> {
    guard isOrdered else { return sections.indices }
    let first = sections.indices.partition { sections[$0].end >= rect.minY }
    let last = (first..<sections.endIndex).partition { sections[$0].end > rect.maxY }
    return first..<min(last + 1, sections.endIndex)
  }

  @MainActor
  private static func header(of section: Section, at y: CGFloat, width: CGFloat) -> PlacedSection {
    let height = section.rowCount > 0 ? section.headerHeight(width) : 0
    guard height > 0 else { return PlacedSection(start: y, end: y) }
    let header = CGRect(x: 0, y: y, width: width, height: height)
    return PlacedSection(header: header, start: y, end: header.maxY)
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

extension ListGeometry.PlacedSection {
  fileprivate mutating func placeRows(
    _ count: Int, in columns: EvenColumns, isLiquid: Bool,
    size: (Int, CGFloat) -> CGSize
  ) {
    guard !isLiquid else { return placeLiquid(count, in: columns, size: size) }
    let lines = RowLines(count, in: columns, from: end, size: size)
    rows = .lines(lines)
    end = lines.end
  }

  private mutating func placeLiquid(
    _ count: Int, in columns: EvenColumns, size: (Int, CGFloat) -> CGSize
  ) {
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    let top = end
    var ends = [CGFloat](repeating: top, count: columns.count)
    for row in 0..<count {
      let shortest = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let y = ends[shortest] > top ? ends[shortest] + columns.spacing : top
      let size = size(row, columns.width)
      let frame = CGRect(
        x: columns.x(of: shortest), y: y, width: min(size.width, columns.width),
        height: size.height)
      frames.append(frame)
      ends[shortest] = frame.maxY
      reach.append(max(reach.last ?? 0, frame.maxY))
    }
    rows = .placed(frames)
    end = ends.max() ?? top
    liquidColumns = columns
  }

  /// Takes the sizes that rows have now; returns by how much the section has become longer.
  fileprivate mutating func resize(_ places: [Int], size: (Int, CGFloat) -> CGSize) -> CGFloat {
    let before = end
    let top = header?.maxY ?? start
    switch rows {
    case .lines(var lines):
      // The array is let go before it is changed, so that it need not be copied.
      rows = .placed([])
      lines.resize(places, size: size)
      end = lines.end
      rows = .lines(lines)
    case .placed(let frames):
      // Which column a row stands in depends on all rows before it.
      guard let liquidColumns else { return 0 }
      end = top
      reach = []
      placeLiquid(frames.count, in: liquidColumns, size: size)
    }
    if let footer {
      self.footer?.origin.y = end
      end += footer.height
    }
    return end - before
  }

  /// Moves everything down.
  fileprivate mutating func move(by shift: CGFloat) {
    guard shift != 0 else { return }
    start += shift
    end += shift
    header?.origin.y += shift
    footer?.origin.y += shift
    switch rows {
    case .lines(var lines):
      rows = .placed([])
      lines.top += shift
      rows = .lines(lines)
    case .placed(let frames):
      rows = .placed(frames.map { $0.offsetBy(dx: 0, dy: shift) })
      reach = reach.map { $0 + shift }
    }
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
