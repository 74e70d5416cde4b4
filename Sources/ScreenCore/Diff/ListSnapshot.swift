/// What a list shows: sections of rows, each with an identity and a content.
public struct ListSnapshot<SectionID: Hashable, RowID: Hashable> {
  /// A row, known by its identity; `content` changes when it has to be drawn anew.
  public struct Row {
    public let id: RowID
    public let content: AnyHashable
    let fingerprint: Int

    /// A row.
    public init(id: RowID, content: AnyHashable) {
      self.id = id
      self.content = content
      fingerprint = id.hashValue
    }
  }

  /// Rows under one identity.
  public struct Section {
    public let id: SectionID
    public var rows: [Row]

    /// A section.
    public init(id: SectionID, rows: [Row]) {
      self.id = id
      self.rows = rows
    }
  }

  public var sections: [Section]

  /// A list of `sections`.
  public init(sections: [Section] = []) {
    self.sections = sections
  }
}
