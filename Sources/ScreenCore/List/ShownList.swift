import Foundation

/// What a list shows at one moment.
@MainActor
public struct ShownList<Row: ListRow> {
  /// Rows under one heading.
  @MainActor
  public struct Section {
    /// The section's identity in its list.
    public let id: String
    /// The section that it is, or is a group of.
    package let origin: String
    /// What stands above the rows.
    public let header: ScreenText?
    /// What stands below the rows.
    public let footer: ScreenText?
    /// How the rows are laid out; nil for the way of the whole list.
    public var layout: ListLayout?
    /// What the header does beside standing above the rows.
    public let headerTraits: HeaderTraits
    /// What the section looks like around its rows; nil for as the list does.
    public let look: SectionAppearance?
    /// What stands at the side of the list for the section, by which somebody goes there; nil for nothing.
    public internal(set) var indexTitle: String?
    /// Whether the rows are folded below the header, so that there are none here.
    public private(set) var isFolded = false
    /// Whether its rows can be moved among each other.
    package let isArrangeable: Bool
    /// The rows from top to bottom.
    public private(set) var rows: [ShownRow]
    /// What a diff compares of the rows.
    private var marks: [RowMark]
    private var lineage: RowLineage<Row>

    /// A section that shows `rows`, as a whole or as a group of the section `origin`.
    public init(
      id: String, of origin: String? = nil, header: ScreenText? = nil, footer: ScreenText? = nil,
      layout: ListLayout? = nil, headers: HeaderTraits = [], look: SectionAppearance? = nil,
      rows: [Row]
    ) {
      self.init(
        id: id, of: origin, header: header, footer: footer, layout: layout, headers: headers,
        look: look, isArrangeable: false, rows: rows)
    }

    init(
      id: String, of origin: String?, header: ScreenText?, footer: ScreenText?,
      layout: ListLayout?, headers: HeaderTraits, look: SectionAppearance?, isArrangeable: Bool,
      rows: [Row]
    ) {
      self.id = id
      self.origin = origin ?? id
      self.header = header
      self.footer = footer
      self.layout = layout
      headerTraits = headers
      self.look = look
      self.isArrangeable = isArrangeable
      var shown: [ShownRow] = []
      var tally = RowTally<Row>(section: id, expecting: rows.count)
      tally.append(rows, to: &shown)
      self.rows = shown
      marks = shown.map { $0.mark }
      lineage = RowLineage(length: shown.count)
    }
  }

  public var sections: [Section]

  /// A list of `sections`.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// The row at `path`; nil when there is none.
  public func row(at path: IndexPath) -> ShownRow? {
    guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
    let rows = sections[path[0]].rows
    return rows.indices.contains(path[1]) ? rows[path[1]] : nil
  }

  /// The identities of all rows.
  public var rowIDs: Set<RowID> { Set(sections.lazy.flatMap(\.rows).map(\.id)) }

  /// How many rows there are.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// This list without what `diff` removes.
  public func removing(_ diff: ListDiff) -> ShownList {
    var list = self
    let removed = Dictionary(grouping: diff.removedRows, by: \.section)
    for (section, places) in removed where list.sections.indices.contains(section) {
      list.sections[section].removeRows(at: places.map(\.row))
    }
    for section in diff.removedSections.reversed() { list.sections.remove(at: section) }
    return list
  }

  /// This list on its way to `other`, with those sections folded that are so there and have no rows any more:
  /// their headers stay.
  package func folded(as other: ShownList) -> ShownList {
    let folded = Set(other.sections.filter(\.isFolded).map(\.id))
    var list = self
    for index in sections.indices
    where sections[index].rows.isEmpty && folded.contains(sections[index].id) {
      list.sections[index] = sections[index].folded()
    }
    return list
  }
}

extension ShownList.Section {
  /// Whether what stands above and below the rows is shown: of a section without rows it is not.
  package var showsTexts: Bool { isFolded || !rows.isEmpty }

  /// Whether a tap on the header folds the rows, and brings them back.
  package var isCollapsible: Bool { header != nil && headerTraits.contains(.collapsible) }

  /// This section with nothing but its header, below which the rows are folded.
  func folded() -> ShownList.Section {
    var folded = ShownList.Section(
      id: id, of: origin, header: header, footer: nil, layout: layout, headers: headerTraits,
      look: look, isArrangeable: isArrangeable, rows: [])
    folded.isFolded = true
    return folded
  }

  /// This section with `more` behind its rows, and with what now stands above, below and behind them.
  func appending(
    _ more: [Row], header: ScreenText?, footer: ScreenText?, headers: HeaderTraits,
    look: SectionAppearance?
  ) -> ShownList.Section {
    var longer = ShownList.Section(
      id: id, of: origin, header: header, footer: footer, layout: layout, headers: headers,
      look: look, isArrangeable: isArrangeable, rows: [])
    longer.rows = rows
    longer.indexTitle = indexTitle
    longer.lineage = lineage.continuing(rows)
    longer.lineage.append(more, to: &longer.rows, in: id)
    longer.marks = marks + longer.rows[rows.count...].map { $0.mark }
    return longer
  }

  /// How many of the first rows are certainly those of `other`, with the same contents: all of `other`
  /// where this section is that one with more rows behind. Others are not looked at.
  package func sharedRowCount(with other: ShownList.Section) -> Int {
    lineage === other.lineage ? min(rows.count, other.rows.count) : 0
  }

  /// What a diff compares of the rows from `start` on.
  func marks(from start: Int) -> [RowMark] { start == 0 ? marks : Array(marks[start...]) }

  fileprivate mutating func removeRows(at places: [Int]) {
    var isLeaving = Array(repeating: false, count: rows.count)
    for place in places { isLeaving[place] = true }
    rows = zip(rows, isLeaving).filter { !$1 }.map(\.0)
    marks = rows.map { $0.mark }
    lineage = RowLineage(length: rows.count)
  }
}

/// Tells that sections have rows in common: of two with the same lineage, the shorter one's rows are the
/// first of the longer one.
@MainActor
private final class RowLineage<Row: ListRow> {
  /// How many rows the longest section has.
  private var length: Int
  private var tally: RowTally<Row>?

  init(length: Int) {
    self.length = length
  }

  /// What the lineage is of `rows` with others behind. Only the longest section can be continued: two
  /// that go on differently have nothing in common that can be told from their lengths.
  func continuing(_ rows: [ShownList<Row>.ShownRow]) -> RowLineage {
    rows.count == length ? self : RowLineage(length: rows.count)
  }

  func append(_ more: [Row], to rows: inout [ShownList<Row>.ShownRow], in section: String) {
    var tally = self.tally ?? RowTally(of: rows, in: section)
    self.tally = nil
    tally.append(more, to: &rows)
    self.tally = tally
    length = rows.count
  }
}
