/// Models of any types in sections, for tables that are written by hand. The app names the sections by
/// the cases of an enum, so no index can miss one:
///
///     enum Part: CaseIterable { case friends, everyone }
///     let people = SectionedDataSource<Part>()
///     people.add([ann, bob], style: .byline, to: .friends)
///
/// Each section is a ``DataSource`` of its own. With `load` it has its items loaded, and screens show
/// that they wait, failed or have nothing; without it the items are at hand.
@MainActor
public final class SectionedDataSource<Section: Hashable & Sendable & CaseIterable> {
  /// Loads the items of one section.
  public typealias Load = @MainActor (Section) async throws -> [StyledModel]

  private let sources: [Section: SectionDataSource]

  /// Sections without items; with `load` each loads its own when a screen asks for them.
  public init(load: Load? = nil) {
    var sources: [Section: SectionDataSource] = [:]
    for section in Section.allCases {
      guard let load else {
        sources[section] = SectionDataSource()
        continue
      }
      sources[section] = SectionDataSource { try await load(section) }
    }
    self.sources = sources
  }

  /// The section as a source of its own.
  public func source(of section: Section) -> any DataSource<StyledModel> {
    sourceObject(of: section)
  }

  /// The models in a section.
  public func objects(in section: Section) -> [any Model] {
    sourceObject(of: section).items.map(\.model)
  }

  /// How many models a section has.
  public func numberOfObjects(in section: Section) -> Int {
    sourceObject(of: section).items.count
  }

  /// The model at `index` of a section; nil when there is none.
  public func object(at index: Int, in section: Section) -> (any Model)? {
    sourceObject(of: section).object(at: index)?.model
  }

  // MARK: Changes

  /// Adds models at the end of a section.
  public func add<Item: Model>(
    _ items: [Item], style: RowStyle<Item> = .standard, to section: Section
  ) {
    insert(items, style: style, at: .max, in: section)
  }

  /// Adds a model at the end of a section.
  public func add<Item: Model>(
    _ item: Item, style: RowStyle<Item> = .standard, to section: Section
  ) {
    add([item], style: style, to: section)
  }

  /// Inserts models before the one at `index`; an index outside the section stands for its nearest end.
  public func insert<Item: Model>(
    _ items: [Item], style: RowStyle<Item> = .standard, at index: Int, in section: Section
  ) {
    let styled = items.map { StyledModel($0, style: style) }
    change(section) { old in
      old.insert(contentsOf: styled, at: min(max(index, 0), old.count))
    }
  }

  /// Removes the model at `index` of a section and answers it; nil when there is none.
  @discardableResult
  public func remove(at index: Int, from section: Section) -> (any Model)? {
    change(section) { items in
      items.indices.contains(index) ? items.remove(at: index).model : nil
    }
  }

  /// Removes a model from a section, in whatever styles it stands there.
  public func remove<Item: Model>(_ item: Item, from section: Section) {
    let id = ModelID(of: item)
    change(section) { items in items.removeAll { ModelID(of: $0) == id } }
  }

  /// Puts models in the place of all that a section has.
  public func replaceAll<Item: Model>(
    in section: Section, with items: [Item], style: RowStyle<Item> = .standard
  ) {
    change(section) { $0 = items.map { StyledModel($0, style: style) } }
  }

  /// Puts a model in the place of the one with its identity, in every section that has it.
  public func replace<Item: Model>(_ item: Item) {
    for section in Section.allCases { sourceObject(of: section).replace(item) }
  }

  /// Loads a section anew; where items are at hand, what shows them asks for them again.
  public func reload(_ section: Section) {
    sourceObject(of: section).reload()
  }

  private func change<Result>(
    _ section: Section, _ body: (inout [StyledModel]) -> Result
  ) -> Result {
    sourceObject(of: section).change(body)
  }

  private func sourceObject(of section: Section) -> SectionDataSource {
    // `allCases` names every value of an enum; a type that leaves one out gets an empty section for it.
    sources[section] ?? SectionDataSource()
  }
}
