import Foundation

/// What a list shall show at one time: sections and items in their order, each told by what it is.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections that are asked to be made anew, in the order of the asking.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// A snapshot of nothing.
  public init() {}

  // MARK: What is in it

  public var numberOfItems: Int { places.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[existing(identifier)].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { places[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, at: existing(section), nil)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = existing(item: beforeIdentifier)
    insert(identifiers, at: place.section, place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = existing(item: afterIdentifier)
    insert(identifiers, at: place.section, place.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: leaving.contains) }
    for identifier in leaving { places[identifier] = nil }
  }

  public mutating func deleteAllItems() {
    sections = []
    places = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, besides: toIdentifier)
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, besides: toIdentifier)
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Asks for new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = existing(item: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Asks for the cells that are there to be filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = existing(item: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: existing(toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: existing(toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = indexOfSection(identifier) else { continue }
      for item in sections.remove(at: index).items { places[item] = nil }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  /// Asks for new cells of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = existing(identifier) }
    reloadedSectionIdentifiers += identifiers
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot when all that it asks to be made anew is.
  var fulfilled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Where each item is.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, each) in sections.enumerated() {
      for (item, identifier) in each.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at section: Int, _ position: Int?
  ) {
    for identifier in identifiers {
      precondition(
        places.updateValue(sections[section].identifier, forKey: identifier) == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
    }
    sections[section].items.insert(
      contentsOf: identifiers, at: position ?? sections[section].items.count)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
    let all = sections.map(\.identifier) + identifiers
    precondition(
      Set(all).count == all.count,
      "Fatal: supplied section identifiers are not unique. Identifiers: \(identifiers)")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: position)
  }

  private mutating func take(_ identifier: ItemIdentifierType, besides other: ItemIdentifierType) {
    precondition(identifier != other, "Invalid parameter: an item can't be moved beside itself.")
    let place = existing(item: identifier)
    sections[place.section].items.remove(at: place.item)
    places[identifier] = nil
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
  ) {
    precondition(identifier != other, "Invalid parameter: a section can't be moved beside itself.")
    let section = sections.remove(at: existing(identifier))
    sections.insert(section, at: existing(other) + (after ? 1 : 0))
  }

  private func existing(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure(
        "Invalid parameter not satisfying: section != NSNotFound (section \(identifier))")
    }
    return index
  }

  private func existing(item identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let section = places[identifier].map(existing),
      let item = sections[section].items.firstIndex(of: identifier)
    else {
      preconditionFailure("Invalid item identifier specified: \(identifier)")
    }
    return (section, item)
  }
}
