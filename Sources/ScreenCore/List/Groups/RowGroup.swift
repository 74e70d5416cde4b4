/// Rows that stand together in a section, perhaps under a heading of their own.
@MainActor
struct RowGroup<Row: ListRow> {
  /// The group's identity in its section; nil for the section as a whole.
  let id: String?
  let heading: ScreenText?
  /// What stands at the side of the list for it; nil for nothing.
  var indexTitle: String?
  let rows: [Row]
}

extension RowSection {
  /// What a list shows of the section when these are its rows: a part for each group.
  func shown(_ groups: [RowGroup<Row>]) -> [ShownList<Row>.Section] {
    guard !isData else { return [] }
    // What awaits its rows has its place already.
    let groups = groups.isEmpty ? [RowGroup(id: nil, heading: nil, rows: [])] : groups
    return groups.enumerated().map { position, group in
      var section = ShownList.Section(
        id: group.id.map { "\(id)/\($0)" } ?? id, of: id, header: group.heading,
        footer: position == groups.count - 1 ? footer() : nil, layout: layout,
        headers: headerTraits(), look: look(), isArrangeable: isArrangeable, rows: group.rows)
      section.indexTitle = group.indexTitle
      return section
    }
  }
}
