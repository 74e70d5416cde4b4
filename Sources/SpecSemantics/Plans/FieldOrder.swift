import SpecModel

/// The order in which the fields of a form are seen: group by group, and those that are in none above them.
struct FieldOrder {
  private let places: [String: Int]

  init(of groups: [FormGroupDeclaration]) {
    let names = groups.flatMap(\.fields).map(\.text)
    places = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// What there is of fields in this order, by the names of the fields.
  func arranged<Element>(_ elements: [Element], by name: (Element) -> Name) -> [Element] {
    guard !places.isEmpty else { return elements }
    return elements.enumerated()
      .map { (place: places[name($1).text] ?? -1, offset: $0, element: $1) }
      .sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }
      .map(\.element)
  }
}
