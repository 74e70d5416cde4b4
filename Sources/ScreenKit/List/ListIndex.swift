/// The titles at the side of a list, by which somebody goes to one of its sections.
@MainActor
struct ListIndex {
  private(set) var titles: [String] = []
  private var sections: [Int] = []

  /// The titles of the sections of `list` that have some, and rows. Beside a list that scrolls sideways there are none.
  init(of list: ShownList<some ListRow>) {
    guard list.sections.first?.layout?.isHorizontal != true else { return }
    for (number, section) in list.sections.enumerated() where !section.rows.isEmpty {
      guard let title = section.indexTitle else { continue }
      titles.append(title)
      sections.append(number)
    }
  }

  /// The section that the title at a place leads to.
  func section(at place: Int) -> Int {
    sections.indices.contains(place) ? sections[place] : 0
  }
}
