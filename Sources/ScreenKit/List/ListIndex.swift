/// The titles at the side of a list, by which somebody goes to one of its sections.
@MainActor
struct ListIndex {
  private(set) var titles: [String] = []
  /// The sections that they lead to, by identity: the list may be another one by the time that somebody goes there.
  private var sections: [String] = []

  /// No titles.
  init() {}

  /// The titles of the sections of `list` that have some, and rows. Beside a list that scrolls sideways there are none.
  init(of list: ShownList<some ListRow>) {
    guard list.sections.first?.layout?.isHorizontal != true else { return }
    for section in list.sections where !section.rows.isEmpty {
      guard let title = section.indexTitle else { continue }
      titles.append(title)
      sections.append(section.id)
    }
  }

  /// Where the section that the title at a place leads to stands in `list`. Where it has gone, or has no rows any more,
  /// the nearest of the others counts; nil where none has rows.
  func section(at place: Int, in list: ShownList<some ListRow>) -> Int? {
    var numbers: [String: Int] = [:]
    for (number, section) in list.sections.enumerated() where !section.rows.isEmpty {
      numbers[section.id] = number
    }
    let nearest = sections.indices.filter { numbers[sections[$0]] != nil }
      .min { abs($0 - place) < abs($1 - place) }
    return nearest.flatMap { numbers[sections[$0]] }
  }
}
