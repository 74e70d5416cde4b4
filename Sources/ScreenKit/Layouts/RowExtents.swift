import Foundation

/// The sizes of those rows of a long list that have been measured, by their places.
///
/// It takes eight bytes a row, so that it can be kept for all of a list when nothing else can.
struct RowExtents {
  /// A width and a height; the height of what was not measured is no number.
  private typealias Extent = SIMD2<Float>

  private static var unknown: Extent { Extent(0, .nan) }

  private struct Section {
    var extents: [Extent]
    /// The width that rows were measured in.
    var width: CGFloat?
  }

  private var sections: [Section] = []
  private var measuredCount = 0
  private var measuredHeight = 0.0

  /// The height that is expected of rows that were not measured; nil as long as none was.
  var averageHeight: CGFloat? {
    measuredCount == 0 ? nil : measuredHeight / CGFloat(measuredCount)
  }

  /// The size of a row that was measured in `width`.
  func size(at place: ListDiff.Place, width: CGFloat) -> CGSize? {
    guard sections.indices.contains(place.section), sections[place.section].width == width,
      sections[place.section].extents.indices.contains(place.row)
    else { return nil }
    let extent = sections[place.section].extents[place.row]
    return extent.y.isNaN ? nil : CGSize(width: CGFloat(extent.x), height: CGFloat(extent.y))
  }

  mutating func remember(_ size: CGSize, at place: ListDiff.Place, width: CGFloat) {
    guard sections.indices.contains(place.section),
      sections[place.section].extents.indices.contains(place.row)
    else { return }
    if sections[place.section].width != width { forgetSection(place.section, width: width) }
    forget(place)
    let extent = Extent(Float(size.width), Float(size.height))
    sections[place.section].extents[place.row] = extent
    count(extent, 1)
  }

  mutating func forget(_ place: ListDiff.Place) {
    guard sections.indices.contains(place.section),
      sections[place.section].extents.indices.contains(place.row)
    else { return }
    count(sections[place.section].extents[place.row], -1)
    sections[place.section].extents[place.row] = Self.unknown
  }

  private mutating func forgetSection(_ section: Int, width: CGFloat) {
    for extent in sections[section].extents { count(extent, -1) }
    let rows = sections[section].extents.count
    sections[section] = Section(
      extents: Array(repeating: Self.unknown, count: rows), width: width)
  }

  private mutating func count(_ extent: Extent, _ sign: Int) {
    guard !extent.y.isNaN else { return }
    measuredCount += sign
    measuredHeight += Double(extent.y) * Double(sign)
  }

  // MARK: Changes

  /// Forgets everything, and makes room for the rows of `list`.
  @MainActor
  mutating func reset<Row>(for list: ShownList<Row>) {
    self = RowExtents()
    sections = list.sections.map {
      Section(extents: Array(repeating: Self.unknown, count: $0.rows.count))
    }
  }

  /// Goes from one list to the next: rows that stay as they are keep their sizes.
  @MainActor
  mutating func follow<Row>(from old: ShownList<Row>, to new: ShownList<Row>) {
    let places = Dictionary(old.sections.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var next: [Section] = []
    // Where rows only came behind those there are, these are counted already.
    var isCounted = old.sections.count <= new.sections.count
    for section in new.sections {
      guard let place = places[section.id], sections.indices.contains(place) else {
        next.append(
          Section(extents: Array(repeating: Self.unknown, count: section.rows.count)))
        continue
      }
      let before = old.sections[place]
      let shared = section.sharedRowCount(with: before)
      var extents = sections[place].extents
      sections[place].extents = []
      if shared == before.rows.count {
        let more = section.rows.count - shared
        extents.append(contentsOf: repeatElement(Self.unknown, count: more))
      } else {
        isCounted = false
        extents = Self.follow(extents, from: before.rows, to: section.rows, after: shared)
      }
      next.append(Section(extents: extents, width: sections[place].width))
    }
    isCounted = isCounted && old.sections.allSatisfy { places[$0.id] != nil }
    sections = next
    if !isCounted { countAnew() }
  }

  private mutating func countAnew() {
    measuredCount = 0
    measuredHeight = 0
    for section in sections {
      for extent in section.extents { count(extent, 1) }
    }
  }

  @MainActor
  private static func follow<Row>(
    _ extents: [Extent], from old: [ShownList<Row>.ShownRow], to new: [ShownList<Row>.ShownRow],
    after shared: Int
  ) -> [Extent] {
    func isSame(_ left: ShownList<Row>.ShownRow, _ right: ShownList<Row>.ShownRow) -> Bool {
      left.id == right.id && RowContent(left.row.item) == RowContent(right.row.item)
    }
    let most = min(old.count, new.count)
    let head = (shared..<most).first { !isSame(old[$0], new[$0]) } ?? most
    let tail =
      (0..<most - head).first { !isSame(old[old.count - 1 - $0], new[new.count - 1 - $0]) }
      ?? most - head
    let middle = head..<old.count - tail
    let known = Dictionary(middle.map { (old[$0].id, $0) }) { first, _ in first }
    let changed = new[head..<new.count - tail].map { row in
      known[row.id].flatMap { isSame(old[$0], row) ? extents[$0] : nil } ?? unknown
    }
    return Array(extents.prefix(head)) + changed + Array(extents.suffix(tail))
  }
}
