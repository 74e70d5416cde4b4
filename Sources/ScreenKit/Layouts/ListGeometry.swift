/// Where everything in a list is, computed from sizes alone.
struct ListGeometry {
  struct Section {
    var layout: SectionLayout
    var headerHeight: TextHeight
    var footerHeight: TextHeight
    var rowCount: Int
    /// Whether its rows are folded below the header, so that there are none.
    var isFolded = false
    /// Whether the header stays in sight as long as its rows do.
    var isSticky = false
    /// The room around its rows, between the texts above and below them.
    var insets = NSDirectionalEdgeInsets.zero
    /// The colour behind all of it.
    var ground: UIColor?
    /// Whether its rows, which stand in one column, are swiped.
    var isSwiped = false
  }

  /// How high the text above or below a section is in a width; 0 without one.
  typealias TextHeight = @MainActor (CGFloat) -> CGFloat

  /// A section's layout with its tokens and size classes resolved.
  enum SectionLayout: Hashable {
    case columns(Int, spacing: CGFloat, liquid: Bool)
    case strip(spacing: CGFloat)
    case shelf(Shelf)
    case pages
  }

  /// Rows that are scrolled sideways by themselves.
  struct Shelf: Hashable {
    /// How many are seen at once; nil where each is as wide as it needs.
    var columns: Int?
    var spacing: CGFloat
    var stops: ShelfStops
  }

  struct PlacedSection {
    var header: CGRect?
    /// Whether the header stays in sight as long as the rows do.
    var isSticky = false
    var rows = RowFrames.placed([])
    var footer: CGRect?
    /// Where the section begins, from above.
    var start: CGFloat = 0
    /// Where the section ends, along the direction in which the list scrolls.
    var end: CGFloat = 0
    /// The width that rows have at most.
    var rowWidth: CGFloat = 0
    /// The room between the last row and the footer.
    var roomBelow: CGFloat = 0
    /// Whether rows stand side by side in the direction in which the list scrolls.
    var isSideways = false
  }

  private(set) var sections: [PlacedSection] = []
  private(set) var more: CGRect?
  private(set) var contentSize = CGSize.zero

  /// Whether a header moves as the list scrolls.
  let hasStickyHeaders: Bool

  /// Whether sections end in their order, so that they can be looked up by where they are.
  private let isOrdered: Bool
  /// The sections in which rows have no place yet, the last one first: mostly it is the first that gets its
  /// places.
  private var waiting: [Int] = []

  /// Tells a row's size in a width.
  typealias RowSize = (_ section: Int, _ row: Int, _ width: CGFloat) -> CGSize

  /// Places sections in `bounds`. `size` tells a row's size in a width.
  ///
  /// With `expectedHeight`, the height that rows have by and large, those whose places take long to find
  /// get them by ``place(downTo:size:)``.
  @MainActor
  init(
    _ sections: [Section], in bounds: CGSize, moreHeight: CGFloat = 0,
    expectedHeight: CGFloat? = nil, size: RowSize
  ) {
    var y: CGFloat = 0
    let strips = Strips(of: sections, in: bounds, size: size)
    for (index, section) in sections.enumerated() {
      switch section.layout {
      case .columns(let count, let spacing, let liquid):
        let insets = section.rowCount > 0 ? section.insets : .zero
        let columns = EvenColumns(
          count, spacing: spacing, in: bounds.width - insets.leading - insets.trailing,
          from: insets.leading)
        var placed = Self.header(of: section, at: y, width: bounds.width)
        placed.rowWidth = columns.width
        placed.end += insets.top
        placed.roomBelow = insets.bottom
        placed.placeRows(
          section.rowCount, in: columns, isLiquid: liquid, expectedHeight: expectedHeight
        ) { size(index, $0, $1) }
        placed.addFooter(of: section, width: bounds.width)
        if !placed.isPlaced { waiting.append(index) }
        y = placed.end
        self.sections.append(placed)
      case .shelf(let shelf):
        let placed = Self.placed(section, on: shelf, at: y, width: bounds.width) {
          size(index, $0, $1)
        }
        y = placed.end
        self.sections.append(placed)
      case .strip, .pages:
        self.sections.append(strips.placed[index])
      }
    }
    waiting.reverse()
    isOrdered = strips.size.width == 0
    hasStickyHeaders = self.sections.contains(where: \.isSticky)
    if moreHeight > 0 {
      more = CGRect(x: 0, y: y, width: bounds.width, height: moreHeight)
      y += moreHeight
    }
    contentSize = strips.size.width > 0 ? strips.size : CGSize(width: bounds.width, height: y)
  }

  /// Takes the sizes that rows of columns have now, and moves what is below them. Rows whose places take
  /// long to find have to get them anew, by ``place(downTo:size:)``.
  mutating func resize(_ places: [ListDiff.Place], size: RowSize) {
    let rows = Dictionary(grouping: places, by: \.section)
    change(rows.keys.sorted()) { number, section in
      section.resize((rows[number] ?? []).map(\.row)) { size(number, $0, $1) }
    }
  }

  /// Gives rows that have none yet their places, until all further ones begin below `y`.
  mutating func place(downTo y: CGFloat, size: RowSize) {
    change(Array(waiting.reversed().prefix { sections[$0].start <= y })) { number, section in
      section.place(downTo: y) { size(number, $0, $1) }
    }
  }

  /// Whether a row has its place, and not only one that it is expected to have.
  func isPlaced(_ place: ListDiff.Place) -> Bool {
    guard case .liquid(let rows) = sections[place.section].rows else { return true }
    return place.row < rows.placedCount
  }

  /// Changes the sections of these numbers, in their order, and moves what is below them.
  private mutating func change(
    _ numbers: [Int], _ change: (_ number: Int, _ section: inout PlacedSection) -> Void
  ) {
    var shift: CGFloat = 0
    var next = numbers.first ?? sections.endIndex
    for number in numbers where sections.indices.contains(number) {
      for index in next..<number { sections[index].move(by: shift) }
      sections[number].move(by: shift)
      let before = sections[number].end
      change(number, &sections[number])
      note(number)
      shift += sections[number].end - before
      next = number + 1
    }
    guard shift != 0 else { return }
    for index in next..<sections.endIndex { sections[index].move(by: shift) }
    more?.origin.y += shift
    contentSize.height += shift
  }

  /// Notes whether rows of a section have no place.
  private mutating func note(_ number: Int) {
    let index = waiting.indices.partition { waiting[$0] <= number }
    let isWaiting = index < waiting.endIndex && waiting[index] == number
    guard isWaiting == sections[number].isPlaced else { return }
    if isWaiting { waiting.remove(at: index) } else { waiting.insert(number, at: index) }
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
  private static func placed(
    _ section: Section, on shelf: Shelf, at y: CGFloat, width: CGFloat,
    size: (_ row: Int, _ width: CGFloat) -> CGSize
  ) -> PlacedSection {
    let insets = section.rowCount > 0 ? section.insets : .zero
    var placed = header(of: section, at: y, width: width)
    let room = max(width - insets.leading - insets.trailing, 0)
    let rows = ShelfRows(
      section.rowCount, on: shelf,
      from: CGPoint(x: insets.leading, y: placed.end + insets.top), in: room, size: size)
    placed.rowWidth = room
    placed.rows = .placed(rows.frames)
    placed.end += insets.top + rows.height + insets.bottom
    placed.addFooter(of: section, width: width)
    return placed
  }

  @MainActor
  private static func header(of section: Section, at y: CGFloat, width: CGFloat) -> PlacedSection {
    let hasHeader = section.rowCount > 0 || section.isFolded
    let height = hasHeader ? section.headerHeight(width) : 0
    guard height > 0 else { return PlacedSection(start: y, end: y) }
    let header = CGRect(x: 0, y: y, width: width, height: height)
    return PlacedSection(
      header: header, isSticky: section.isSticky, start: y, end: header.maxY)
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
    _ count: Int, in columns: EvenColumns, isLiquid: Bool, expectedHeight: CGFloat?,
    size: (Int, CGFloat) -> CGSize
  ) {
    guard isLiquid else {
      let lines = RowLines(count, in: columns, from: end, size: size)
      rows = .lines(lines)
      takeEnd(lines.end)
      return
    }
    var liquid = LiquidRows(count, in: columns, from: end, expectedHeight: expectedHeight ?? 0)
    if expectedHeight == nil { liquid.place(downTo: .infinity, size: size) }
    rows = .liquid(liquid)
    takeEnd(liquid.end)
  }

  /// Whether all rows have their places.
  fileprivate var isPlaced: Bool {
    guard case .liquid(let rows) = rows else { return true }
    return rows.placedCount == rows.count
  }

  /// Takes the sizes that rows have now.
  fileprivate mutating func resize(_ places: [Int], size: (Int, CGFloat) -> CGSize) {
    // The arrays are let go before they are changed, so that they need not be copied.
    switch rows {
    case .lines(var lines):
      rows = .placed([])
      lines.resize(places, size: size)
      rows = .lines(lines)
      takeEnd(lines.end)
    case .liquid(var liquid):
      rows = .placed([])
      liquid.displace(from: places.min() ?? liquid.count)
      rows = .liquid(liquid)
      takeEnd(liquid.end)
    case .placed: break
    }
  }

  /// Gives rows that have none yet their places, until all further ones begin below `y`.
  fileprivate mutating func place(downTo y: CGFloat, size: (Int, CGFloat) -> CGSize) {
    guard case .liquid(var liquid) = rows else { return }
    rows = .placed([])
    liquid.place(downTo: y, size: size)
    rows = .liquid(liquid)
    takeEnd(liquid.end)
  }

  /// Ends where the rows now end, with the footer.
  private mutating func takeEnd(_ newEnd: CGFloat) {
    end = newEnd + roomBelow
    guard let footer else { return }
    self.footer?.origin.y = end
    end += footer.height
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
    case .liquid(var liquid):
      rows = .placed([])
      liquid.top += shift
      rows = .liquid(liquid)
    case .placed(let frames):
      rows = .placed(frames.map { $0.offsetBy(dx: 0, dy: shift) })
    }
  }
}

extension ListGeometry.PlacedSection {
  /// Where the header is while the list is seen from `top` on: one that is sticky goes there as long as rows of
  /// its section do, and then leaves with the last of them.
  func header(seenFrom top: CGFloat) -> CGRect? {
    guard isSticky, let header else { return self.header }
    let last = (footer?.minY ?? end) - header.height
    return header.offsetBy(dx: 0, dy: max(min(top, last) - header.minY, 0))
  }

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
    guard case .liquid(let liquid) = rows else { return end(of: rows[row]) }
    return liquid.reach(upTo: row)
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
