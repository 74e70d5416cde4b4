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
    let origin: String
    /// What stands above the rows.
    public let header: ScreenText?
    /// What stands below the rows.
    public let footer: ScreenText?
    /// How the rows are laid out; nil for the way of the whole list.
    public var layout: ListLayout?
    /// The rows from top to bottom.
    public var rows: [ShownRow]

    /// A section that shows `rows`, as a whole or as a group of the section `origin`.
    public init(
      id: String, of origin: String? = nil, header: ScreenText? = nil, footer: ScreenText? = nil,
      layout: ListLayout? = nil, rows: [Row]
    ) {
      self.id = id
      self.origin = origin ?? id
      self.header = header
      self.footer = footer
      self.layout = layout
      self.rows = ShownList.identify(rows, in: id)
    }
  }

  /// A row with its identity.
  public struct ShownRow {
    public let id: RowID
    public let row: Row
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

  /// The list as a diff compares it.
  public var snapshot: ListSnapshot<String, RowID> {
    ListSnapshot(
      sections: sections.map { section in
        ListSnapshot.Section(
          id: section.id,
          rows: section.rows.map { shown in
            ListSnapshot.Row(id: shown.id, content: shown.row.item.asHashable)
          })
      })
  }

  /// This list without what `diff` removes.
  public func removing(_ diff: ListDiff) -> ShownList {
    var list = self
    let removed = Set(diff.removedRows)
    for section in list.sections.indices {
      list.sections[section].rows = list.sections[section].rows.enumerated()
        .filter { !removed.contains(ListDiff.Place(section: section, row: $0.offset)) }
        .map(\.element)
    }
    for section in diff.removedSections.reversed() { list.sections.remove(at: section) }
    return list
  }

  /// Rows with their identities in the section `id`.
  private static func identify(_ rows: [Row], in id: String) -> [ShownRow] {
    var occurrences: [RowID: Int] = [:]
    return rows.map { row in
      let first = RowID(
        section: id, item: ModelID(of: row.item), kind: row.kind, occurrence: 0)
      let occurrence = occurrences[first, default: 0]
      occurrences[first] = occurrence + 1
      let identity = RowID(
        section: id, item: first.item, kind: first.kind, occurrence: occurrence)
      return ShownRow(id: identity, row: row)
    }
  }
}

extension Model {
  fileprivate var asHashable: AnyHashable { AnyHashable(self) }
}
