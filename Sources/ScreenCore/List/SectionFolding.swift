/// Which sections of a list are folded: as their headers say, unless someone has tapped these.
@MainActor
struct SectionFolding {
  /// What was tapped is as that has left it, whatever its header says later. One whose rows have gone meanwhile is so still
  /// when they come back.
  private var tapped: [String: Bool] = [:]
  /// The sections that are seen folded.
  private var folded: Set<String> = []

  mutating func turn(_ section: String) {
    tapped[section] = !folded.contains(section)
  }

  /// Whether nothing but the header of a section is shown. Rows without a header could not be brought back, and
  /// without rows there is nothing to fold.
  func folds<Row: ListRow>(_ section: ShownList<Row>.Section) -> Bool {
    guard section.isCollapsible, !section.rows.isEmpty else { return false }
    return tapped[section.id] ?? section.headerTraits.contains(.collapsed)
  }

  /// The sections as they are seen.
  mutating func applied<Row: ListRow>(
    to sections: [ShownList<Row>.Section]
  ) -> [ShownList<Row>.Section] {
    folded.removeAll(keepingCapacity: true)
    return sections.map { section in
      guard folds(section) else { return section }
      folded.insert(section.id)
      return section.folded()
    }
  }
}
