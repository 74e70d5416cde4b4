import Foundation

/// A part of a list with rows of its own: from a source, or in place.
///
/// What stands above and below the rows is a text, or is made by `makeHeader` and `makeFooter`, which
/// are asked again after changes of state and of data, and so are what the section looks like, by `makeLook`, and what its
/// headers do, by `makeHeaders`.
@MainActor
public struct RowSection<Row: ListRow> {
  /// A text above or below rows that follows what it is made of.
  public typealias SectionText = @MainActor () -> ScreenText?

  let id: String
  /// What stands below the rows now.
  let footer: @MainActor () -> ScreenText?
  let layout: ListLayout?
  /// What the header of the section, or of each of its groups, does beside standing above the rows.
  let headerTraits: @MainActor () -> HeaderTraits
  /// What the section, or each of its groups, looks like now around its rows; nil for as the list does.
  let look: @MainActor () -> SectionAppearance?
  let isIncluded: (@MainActor () -> Bool)?
  let reloadKey: (@MainActor () -> AnyHashable)?
  /// Whether what is loaded depends on the words that are searched for.
  let isSearched: Bool
  /// Whether a failed first load is no failure of the screen: then the section is as if it were empty.
  let isOptional: Bool
  let source: (any DataSource)?
  /// Whether only the first items of the source are shown now, so that there is no use in loading more.
  let isLimited: @MainActor () -> Bool
  /// Whether there are items that are left out now, which a condition lets come.
  let isCut: @MainActor () -> Bool
  /// Lets go what was loaded, where the section only loads what others show.
  let forget: (@MainActor () -> Void)?
  /// The rows at a time, in their groups; a section without groups is one.
  let makeRows: @MainActor (OptimisticItems, _ now: Date) -> [RowGroup<Row>]
  /// The rows of a source's items from an index on, and what stands above all of them; nil where what
  /// arrives may go anywhere, as into groups, or nowhere.
  let makeMoreRows: (@MainActor (_ start: Int) -> RowGroup<Row>)?

  /// Whether rows can be moved among each other: all of one list in its order, without groups and all of one kind.
  let isArrangeable: Bool

  /// Whether the section only loads what others show.
  var isData: Bool { forget != nil }

  private init(
    id: String, footer: @escaping SectionText = { nil }, layout: ListLayout? = nil,
    headers: @escaping @MainActor () -> HeaderTraits = { [] },
    look: @escaping @MainActor () -> SectionAppearance? = { nil },
    isIncluded: (@MainActor () -> Bool)? = nil,
    reloadKey: (@MainActor () -> AnyHashable)? = nil,
    isSearched: Bool = true, isOptional: Bool = false, source: (any DataSource)? = nil,
    isLimited: @escaping @MainActor () -> Bool = { true },
    isCut: @escaping @MainActor () -> Bool = { false },
    isArrangeable: Bool = false, forget: (@MainActor () -> Void)? = nil,
    makeMoreRows: (@MainActor (_ start: Int) -> RowGroup<Row>)? = nil,
    makeRows: @escaping @MainActor (OptimisticItems, _ now: Date) -> [RowGroup<Row>]
  ) {
    self.id = id
    self.footer = footer
    self.layout = layout
    headerTraits = headers
    self.look = look
    self.isIncluded = isIncluded
    self.reloadKey = reloadKey
    self.isSearched = isSearched && reloadKey != nil
    self.isOptional = isOptional
    self.source = source
    self.isLimited = isLimited
    self.isCut = isCut
    self.isArrangeable = isArrangeable
    self.forget = forget
    self.makeMoreRows = makeMoreRows
    self.makeRows = makeRows
  }

  /// A section whose items come from `source`. Where `reloadKey` has changed after a change of state,
  /// the section loads anew; unless it `isSearched`, it does so however few words are searched for. Where it
  /// `isOptional`, the screen does without its rows when they cannot be loaded. With `groups` the rows stand under the
  /// headings of these. It shows no more items than `limit`, or than `makeLimit` says, which is asked again after
  /// changes of state.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, makeHeader: SectionText? = nil,
    footer: ScreenText? = nil, makeFooter: SectionText? = nil, layout: ListLayout? = nil,
    headers: HeaderTraits = [], makeHeaders: (@MainActor () -> HeaderTraits)? = nil,
    look: SectionAppearance? = nil,
    makeLook: (@MainActor () -> SectionAppearance?)? = nil, limit: Int? = nil,
    makeLimit: (@MainActor () -> Int?)? = nil, isIncluded: (@MainActor () -> Bool)? = nil,
    reloadKey: (@MainActor () -> AnyHashable)? = nil, isSearched: Bool = true,
    isOptional: Bool = false, source: any DataSource<Item>,
    groups: ItemGrouping<Item>? = nil, row: @escaping @MainActor (Item) -> Row
  ) {
    let header = makeHeader ?? { header }
    let limit = makeLimit ?? limit.map { limit in { limit } }
    let isLimited: @MainActor () -> Bool = { limit?() != nil }
    // A limit that always holds is all that the list is about.
    let isCut: @MainActor () -> Bool = {
      guard let most = makeLimit?() else { return false }
      return source.hasMore || source.numberOfObjects() > most
    }
    let makeMoreRows: @MainActor (Int) -> RowGroup<Row> = { start in
      let items = (start..<max(start, source.numberOfObjects())).compactMap {
        source.object(at: $0)
      }
      return RowGroup(id: nil, heading: header(), rows: items.map { row($0) })
    }
    self.init(
      id: id, footer: makeFooter ?? { footer }, layout: layout,
      headers: makeHeaders ?? { headers }, look: makeLook ?? { look }, isIncluded: isIncluded,
      reloadKey: reloadKey,
      isSearched: isSearched, isOptional: isOptional, source: source,
      isLimited: isLimited, isCut: isCut,
      isArrangeable: groups == nil && !(Item.self is any UnionModel.Type),
      makeMoreRows: groups == nil ? makeMoreRows : nil
    ) { optimistic, now in
      let count = min(source.numberOfObjects(), limit?() ?? .max)
      let items = (0..<count).compactMap { index in
        source.object(at: index).map { optimistic.apply(to: $0) }
      }
      return RowGroup.groups(
        of: optimistic.arranged(items, in: id), by: groups, under: header(), at: now, row: row)
    }
  }

  /// A section whose rows stand in place; `rows` is asked again after changes of state.
  public init(
    id: String, header: ScreenText? = nil, makeHeader: SectionText? = nil,
    footer: ScreenText? = nil, makeFooter: SectionText? = nil, layout: ListLayout? = nil,
    headers: HeaderTraits = [], makeHeaders: (@MainActor () -> HeaderTraits)? = nil,
    look: SectionAppearance? = nil,
    makeLook: (@MainActor () -> SectionAppearance?)? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil,
    rows: @escaping @MainActor () -> [Row]
  ) {
    let header = makeHeader ?? { header }
    self.init(
      id: id, footer: makeFooter ?? { footer }, layout: layout,
      headers: makeHeaders ?? { headers }, look: makeLook ?? { look }, isIncluded: isIncluded
    ) {
      _, _ in [RowGroup(id: nil, heading: header(), rows: rows())]
    }
  }

  /// A section whose rows stand in place and are about `item`, for example a part of loaded data:
  /// without one there are none. Both are asked again after changes of state and of data.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, makeHeader: SectionText? = nil,
    footer: ScreenText? = nil, makeFooter: SectionText? = nil, layout: ListLayout? = nil,
    headers: HeaderTraits = [], makeHeaders: (@MainActor () -> HeaderTraits)? = nil,
    look: SectionAppearance? = nil,
    makeLook: (@MainActor () -> SectionAppearance?)? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil,
    item: @escaping @MainActor () -> Item?,
    rows: @escaping @MainActor (Item) -> [Row]
  ) {
    let header = makeHeader ?? { header }
    self.init(
      id: id, footer: makeFooter ?? { footer }, layout: layout,
      headers: makeHeaders ?? { headers }, look: makeLook ?? { look }, isIncluded: isIncluded
    ) {
      optimistic, _ in
      let rows = item().map { rows(optimistic.apply(to: $0)) } ?? []
      return [RowGroup(id: nil, heading: header(), rows: rows)]
    }
  }

  /// A section of items that stand in loaded data; `items` is asked again when it has changed. With
  /// `groups` the rows stand under the headings of these. It shows no more items than `limit`, or than `makeLimit` says,
  /// which is asked again after changes of state.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, makeHeader: SectionText? = nil,
    footer: ScreenText? = nil, makeFooter: SectionText? = nil, layout: ListLayout? = nil,
    headers: HeaderTraits = [], makeHeaders: (@MainActor () -> HeaderTraits)? = nil,
    look: SectionAppearance? = nil,
    makeLook: (@MainActor () -> SectionAppearance?)? = nil, limit: Int? = nil,
    makeLimit: (@MainActor () -> Int?)? = nil, isIncluded: (@MainActor () -> Bool)? = nil,
    items: @escaping @MainActor () -> [Item], groups: ItemGrouping<Item>? = nil,
    row: @escaping @MainActor (Item) -> Row
  ) {
    let header = makeHeader ?? { header }
    let limit = makeLimit ?? limit.map { limit in { limit } }
    let isCut: @MainActor () -> Bool = { makeLimit?().map { items().count > $0 } ?? false }
    self.init(
      id: id, footer: makeFooter ?? { footer }, layout: layout,
      headers: makeHeaders ?? { headers }, look: makeLook ?? { look }, isIncluded: isIncluded,
      isCut: isCut,
      isArrangeable: groups == nil && !(Item.self is any UnionModel.Type)
    ) { optimistic, now in
      let items = items().prefix(limit?() ?? .max).map { optimistic.apply(to: $0) }
      return RowGroup.groups(
        of: optimistic.arranged(items, in: id), by: groups, under: header(), at: now, row: row)
    }
  }

  /// Loads an object from which other sections take what they show, and shows nothing itself. Where
  /// `reloadKey` has changed after a change of state, the object is loaded anew. It is loaded only while it
  /// `isIncluded`; where it `isOptional`, the screen does without it when it cannot be loaded.
  public static func data<Value>(
    _ data: LoadedData<Value>, id: String, isIncluded: (@MainActor () -> Bool)? = nil,
    reloadKey: (@MainActor () -> AnyHashable)? = nil, isSearched: Bool = true,
    isOptional: Bool = false
  ) -> RowSection {
    // Sections of the spec have plain names, so this is none of theirs.
    RowSection(
      id: "data.\(id)", isIncluded: isIncluded, reloadKey: reloadKey, isSearched: isSearched,
      isOptional: isOptional, source: data, forget: data.forget
    ) {
      _, _ in []
    }
  }
}

extension RowGroup {
  /// The rows of `items`: in groups where there are some, else all together under `header`.
  fileprivate static func groups<Item: Model>(
    of items: [Item], by grouping: ItemGrouping<Item>?, under header: ScreenText?, at now: Date,
    row: @MainActor (Item) -> Row
  ) -> [RowGroup] {
    let parts = grouping?.parts(items, now) ?? []
    guard !parts.isEmpty else {
      return [RowGroup(id: nil, heading: header, rows: items.map { row($0) })]
    }
    return parts.map { part in
      RowGroup(
        id: part.id, heading: part.heading, indexTitle: part.indexTitle,
        rows: part.items.map { row($0) })
    }
  }
}
