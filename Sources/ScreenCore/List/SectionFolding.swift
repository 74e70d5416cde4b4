/// Which sections of a list are folded: as their headers say, unless someone has tapped these.
@MainActor
struct SectionFolding {
  /// The sections that are not as they began. One whose rows have gone meanwhile is so still when they come back.
  private var turned: Set<String> = []

  mutating func turn(_ section: String) {
    turned.formSymmetricDifference([section])
  }

  /// Whether nothing but the header of a section is shown. Rows without a header could not be brought back, and
  /// without rows there is nothing to fold.
  func folds<Row: ListRow>(_ section: ShownList<Row>.Section) -> Bool {
    guard section.isCollapsible, !section.rows.isEmpty else { return false }
    return turned.contains(section.id) != section.headerTraits.contains(.collapsed)
  }

  /// The sections as they are seen.
  func applied<Row: ListRow>(to sections: [ShownList<Row>.Section]) -> [ShownList<Row>.Section] {
    sections.map { folds($0) ? $0.folded() : $0 }
  }
}
