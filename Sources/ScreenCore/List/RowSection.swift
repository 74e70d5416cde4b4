/// A part of a list with rows of its own: from a source, or in place.
@MainActor
public struct RowSection<Row: ListRow> {
  let id: String
  let header: ScreenText?
  let layout: ListLayout?
  let isIncluded: (@MainActor () -> Bool)?
  let reloadKey: (@MainActor () -> AnyHashable)?
  let source: (any DataSource)?
  /// Whether only the first items of the source are shown, so that there is no use in loading more.
  let isLimited: Bool
  /// Lets go what was loaded, where the section only loads what others show.
  let forget: (@MainActor () -> Void)?
  let makeRows: @MainActor (OptimisticItems) -> [Row]

  /// Whether the section only loads what others show.
  var isData: Bool { forget != nil }

  /// A section whose items come from `source`. Where `reloadKey` has changed after a change of state,
  /// the section loads anew.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, layout: ListLayout? = nil, limit: Int? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil, reloadKey: (@MainActor () -> AnyHashable)? = nil,
    source: any DataSource<Item>, row: @escaping @MainActor (Item) -> Row
  ) {
    self.id = id
    self.header = header
    self.layout = layout
    self.isIncluded = isIncluded
    self.reloadKey = reloadKey
    self.source = source
    isLimited = limit != nil
    forget = nil
    makeRows = { optimistic in
      let count = min(source.numberOfObjects(), limit ?? .max)
      return (0..<count).compactMap { index in
        source.object(at: index).map { row(optimistic.apply(to: $0)) }
      }
    }
  }

  /// A section whose rows stand in place; `rows` is asked again after changes of state.
  public init(
    id: String, header: ScreenText? = nil, layout: ListLayout? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil, rows: @escaping @MainActor () -> [Row]
  ) {
    self.id = id
    self.header = header
    self.layout = layout
    self.isIncluded = isIncluded
    reloadKey = nil
    source = nil
    isLimited = true
    forget = nil
    makeRows = { _ in rows() }
  }

  /// A section of items that stand in loaded data; `items` is asked again when it has changed.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, layout: ListLayout? = nil, limit: Int? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil, items: @escaping @MainActor () -> [Item],
    row: @escaping @MainActor (Item) -> Row
  ) {
    self.id = id
    self.header = header
    self.layout = layout
    self.isIncluded = isIncluded
    reloadKey = nil
    source = nil
    isLimited = true
    forget = nil
    makeRows = { optimistic in
      items().prefix(limit ?? .max).map { row(optimistic.apply(to: $0)) }
    }
  }

  private init<Value>(
    loading data: LoadedData<Value>, id: String, reloadKey: (@MainActor () -> AnyHashable)?
  ) {
    // Sections of the spec have plain names, so this is none of theirs.
    self.id = "data.\(id)"
    header = nil
    layout = nil
    isIncluded = nil
    self.reloadKey = reloadKey
    source = data
    isLimited = true
    forget = data.forget
    makeRows = { _ in [] }
  }

  /// Loads an object from which other sections take what they show, and shows nothing itself. Where
  /// `reloadKey` has changed after a change of state, the object is loaded anew.
  public static func data<Value>(
    _ data: LoadedData<Value>, id: String, reloadKey: (@MainActor () -> AnyHashable)? = nil
  ) -> RowSection {
    RowSection(loading: data, id: id, reloadKey: reloadKey)
  }
}
