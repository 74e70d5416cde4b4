import SourceText
import SpecModel

/// The declarations of one kind by name.
package struct NameTable: Sendable {
  /// A declaration with the name of an earlier one.
  package struct Duplicate: Sendable {
    package let first: DeclarationID
    package let second: DeclarationID
  }

  /// The first declarations of all names, in their order.
  private(set) var ids: [DeclarationID] = []
  private(set) var duplicates: [Duplicate] = []
  private var slots: NameSlots

  init(of kind: DeclarationKind, in names: DeclarationNames) {
    var count = 0
    names.forEach(of: kind) { _, _ in count += 1 }
    slots = NameSlots(capacity: count)
    ids.reserveCapacity(count)
    names.forEach(of: kind) { id, hash in
      let (slot, first) = slots.find(hash) { names[ids[$0]] == names[id] }
      if let first {
        duplicates.append(Duplicate(first: ids[first], second: id))
      } else {
        slots.put(ids.count, hash, in: slot)
        ids.append(id)
      }
    }
  }

  func id(of name: String, _ hash: UInt64, in names: DeclarationNames) -> DeclarationID? {
    slots.find(hash) { names.isName(name, of: ids[$0]) }.entry.map { ids[$0] }
  }
}

/// A table of names for each kind of declaration.
///
/// Each is a property of its own. Out of an array a table would be retained for every look-up, and
/// threads that count references to the same object hold one another up.
struct NameTables: Sendable {
  private let names: DeclarationNames
  /// The seed of the run, for which one would otherwise have to ask at each look-up.
  private let seed = NameKey.seed
  private let apps: NameTable
  private let apis: NameTable
  private let themes: NameTable
  private let enumerations: NameTable
  private let models: NameTable
  private let unions: NameTable
  private let sources: NameTable
  private let requests: NameTable
  private let adapters: NameTable
  private let screens: NameTable
  private let components: NameTable
  private let events: NameTable
  private let modules: NameTable

  init(_ names: DeclarationNames) {
    self.names = names
    let kinds = DeclarationKind.allCases
    let tables = kinds.map { NameTable(of: $0, in: names) }
    apps = tables[DeclarationKind.app.ordinal]
    apis = tables[DeclarationKind.api.ordinal]
    themes = tables[DeclarationKind.theme.ordinal]
    enumerations = tables[DeclarationKind.enumeration.ordinal]
    models = tables[DeclarationKind.model.ordinal]
    unions = tables[DeclarationKind.union.ordinal]
    sources = tables[DeclarationKind.source.ordinal]
    requests = tables[DeclarationKind.request.ordinal]
    adapters = tables[DeclarationKind.adapter.ordinal]
    screens = tables[DeclarationKind.screen.ordinal]
    components = tables[DeclarationKind.component.ordinal]
    events = tables[DeclarationKind.events.ordinal]
    modules = tables[DeclarationKind.module.ordinal]
  }

  subscript(kind: DeclarationKind) -> NameTable {
    switch kind {
    case .app: apps
    case .api: apis
    case .theme: themes
    case .enumeration: enumerations
    case .model: models
    case .union: unions
    case .source: sources
    case .request: requests
    case .adapter: adapters
    case .screen: screens
    case .component: components
    case .events: events
    case .module: modules
    }
  }

  // Inlined, since all tables would be copied for each call.
  @inline(__always)
  func id(of kind: DeclarationKind, _ name: String) -> DeclarationID? {
    id(of: kind, name, NameKey.hash(of: name, seed: seed))
  }

  /// The type that has a name.
  @inline(__always)
  func type(named name: String) -> SpecType? {
    let hash = NameKey.hash(of: name, seed: seed)
    if models.id(of: name, hash, in: names) != nil { return .model(name) }
    if enumerations.id(of: name, hash, in: names) != nil { return .enumeration(name) }
    if unions.id(of: name, hash, in: names) != nil { return .union(name) }
    return nil
  }

  @inline(__always)
  private func id(
    of kind: DeclarationKind, _ name: String, _ hash: UInt64
  ) -> DeclarationID? {
    switch kind {
    case .app: apps.id(of: name, hash, in: names)
    case .api: apis.id(of: name, hash, in: names)
    case .theme: themes.id(of: name, hash, in: names)
    case .enumeration: enumerations.id(of: name, hash, in: names)
    case .model: models.id(of: name, hash, in: names)
    case .union: unions.id(of: name, hash, in: names)
    case .source: sources.id(of: name, hash, in: names)
    case .request: requests.id(of: name, hash, in: names)
    case .adapter: adapters.id(of: name, hash, in: names)
    case .screen: screens.id(of: name, hash, in: names)
    case .component: components.id(of: name, hash, in: names)
    case .events: events.id(of: name, hash, in: names)
    case .module: modules.id(of: name, hash, in: names)
    }
  }

  func name(of id: DeclarationID) -> String { names[id] }

  var duplicates: [NameTable.Duplicate] {
    DeclarationKind.allCases.flatMap { self[$0].duplicates }.sorted { $0.second < $1.second }
  }
}

extension DeclarationKind {
  /// The kind's place among all kinds.
  package var ordinal: Int {
    switch self {
    case .app: 0
    case .api: 1
    case .theme: 2
    case .enumeration: 3
    case .model: 4
    case .union: 5
    case .source: 6
    case .request: 7
    case .component: 8
    case .adapter: 9
    case .screen: 10
    case .events: 11
    case .module: 12
    }
  }
}
