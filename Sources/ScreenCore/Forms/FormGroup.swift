/// Fields of a form that stand together.
public struct FormGroup: Hashable, Sendable {
  /// What stands above its fields, as a heading.
  public var header: ScreenText?
  /// What stands below its fields, and explains them.
  public var footer: ScreenText?
  /// The ids of its fields, from above.
  public var fields: [String]

  /// A group with what stands above and below its fields.
  public init(header: ScreenText? = nil, footer: ScreenText? = nil, fields: [String]) {
    self.header = header
    self.footer = footer
    self.fields = fields
  }
}

extension [FormGroup] {
  /// `entries` in the order in which they are seen: those that are in no group, and then group by group.
  @MainActor
  func fromAbove(_ entries: [FormEntry]) -> [FormEntry] {
    guard !isEmpty else { return entries }
    let ids = flatMap(\.fields)
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    return entries.enumerated()
      .map { (place: places[$1.field.id] ?? -1, order: $0, entry: $1) }
      .sorted { ($0.place, $0.order) < ($1.place, $1.order) }
      .map(\.entry)
  }
}
