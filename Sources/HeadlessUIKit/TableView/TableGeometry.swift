import Foundation

/// The height of a row, a header or a footer.
struct TableExtent: Equatable {
  var length: CGFloat
  /// Whether the content decides the height.
  var isAutomatic = false
  /// Whether the height is final rather than an estimate.
  var isMeasured = true

  static let none = TableExtent(length: 0)

  static func automatic(estimate: CGFloat) -> TableExtent {
    TableExtent(length: max(estimate, 0), isAutomatic: true, isMeasured: false)
  }

  /// A height that is not asked for until there is something to see.
  static func expected(_ estimate: CGFloat) -> TableExtent {
    TableExtent(length: estimate, isMeasured: false)
  }

  /// Whether there may be something to see.
  var isPresent: Bool { !isMeasured || length > 0 }
}

/// The heights in one section, and where they put its rows.
struct TableSection {
  /// The space above the header, if there is one.
  let padding: CGFloat
  var header: TableExtent
  var footer: TableExtent
  private(set) var rows: TableRows

  init(padding: CGFloat, header: TableExtent, footer: TableExtent, rows: [TableExtent]) {
    self.padding = padding
    self.header = header
    self.footer = footer
    self.rows = TableRows(rows)
  }

  var length: CGFloat { rowsEnd + footer.length }

  var headerStart: CGFloat { header.length > 0 ? padding : 0 }

  /// Where the first row starts below the section's top.
  var rowsStart: CGFloat { headerStart + header.length }

  /// Where the last row ends.
  var rowsEnd: CGFloat { rowsStart + rows.length }

  /// Where a row starts below the section's top; behind the last one, where that ends.
  func start(ofRow row: Int) -> CGFloat { rowsStart + rows.start(of: row) }

  mutating func replaceRows(_ rows: [TableExtent]) {
    self.rows = TableRows(rows)
  }

  mutating func settle(_ extents: [ElementKey: TableExtent]) {
    var settled: [Int: TableExtent] = [:]
    for (key, extent) in extents {
      switch key {
      case .cell(let path): settled[path.item] = extent
      case .supplementary(ElementKey.tableHeaderKind, _): header = extent
      case .supplementary, .decoration: footer = extent
      }
    }
    rows.settle(settled)
  }
}

/// Where the rows, headers and footers of a table are, from top to bottom.
struct TableGeometry {
  private(set) var sections: [TableSection]
  private(set) var starts: [CGFloat] = []
  /// What lies above the first section.
  var top: CGFloat { didSet { placeSections() } }

  init(top: CGFloat, sections: [TableSection]) {
    self.top = top
    self.sections = sections
    placeSections()
  }

  /// Where the last section ends.
  var end: CGFloat { starts.last ?? top }

  private mutating func placeSections() {
    var position = top
    starts = []
    starts.reserveCapacity(sections.count + 1)
    for section in sections {
      starts.append(position)
      position += section.length
    }
    starts.append(position)
  }

  /// Takes heights that were measured.
  mutating func settle(_ extents: [ElementKey: TableExtent]) {
    for (section, part) in Dictionary(grouping: extents, by: { $0.key.indexPath.section })
    where sections.indices.contains(section) {
      sections[section].settle(Dictionary(uniqueKeysWithValues: part.map { ($0.key, $0.value) }))
    }
    placeSections()
  }

  func extent(of key: ElementKey) -> TableExtent? {
    let path = key.indexPath
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    switch key {
    case .cell:
      return section.rows.indices.contains(path.item) ? section.rows[path.item] : nil
    case .supplementary(ElementKey.tableHeaderKind, _): return section.header
    case .supplementary, .decoration: return section.footer
    }
  }

  func start(of key: ElementKey) -> CGFloat {
    let path = key.indexPath
    guard sections.indices.contains(path.section) else { return end }
    let section = sections[path.section]
    let top = starts[path.section]
    switch key {
    case .cell:
      return top + section.start(ofRow: path.item)
    case .supplementary(ElementKey.tableHeaderKind, _): return top + section.headerStart
    case .supplementary, .decoration: return top + section.length - section.footer.length
    }
  }

  /// The element at a height, or the first one below it.
  func firstElement(below height: CGFloat) -> ElementKey? {
    let number = starts.dropFirst().partitioningIndex { $0 >= height } - 1
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    let offset = height - starts[number]
    if offset < section.headerStart + section.header.length { return .tableHeader(number) }
    let row = section.rows.firstRow(endingBelow: offset - section.rowsStart)
    if row == 0, !section.header.isMeasured { return .tableHeader(number) }
    return section.rows.indices.contains(row)
      ? .cell(IndexPath(row: row, section: number)) : .tableFooter(number)
  }

  /// The element that follows another.
  func element(after key: ElementKey) -> ElementKey? {
    let number = key.indexPath.section
    let count = sections[number].rows.count
    switch key {
    case .cell(let path) where path.item + 1 < count:
      return .cell(IndexPath(row: path.item + 1, section: number))
    case .supplementary(ElementKey.tableHeaderKind, _) where count > 0:
      return .cell(IndexPath(row: 0, section: number))
    case .cell, .supplementary(ElementKey.tableHeaderKind, _):
      return .tableFooter(number)
    case .supplementary, .decoration:
      return number + 1 < sections.count ? .tableHeader(number + 1) : nil
    }
  }
}

extension ElementKey {
  static let tableHeaderKind = "UITableViewSectionHeader"
  static let tableFooterKind = "UITableViewSectionFooter"

  static func tableHeader(_ section: Int) -> ElementKey {
    .supplementary(tableHeaderKind, IndexPath(row: 0, section: section))
  }

  /// Footers sort behind all rows.
  static func tableFooter(_ section: Int) -> ElementKey {
    .supplementary(tableFooterKind, IndexPath(row: .max, section: section))
  }
}
