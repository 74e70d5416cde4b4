import SpecModel

/// The declarations of one kind by name.
struct NameTable: Sendable {
  /// A declaration with the name of an earlier one.
  struct Duplicate: Sendable {
    let first: DeclarationID
    let second: DeclarationID
  }

  private(set) var ids: NameMap<DeclarationID>
  private(set) var duplicates: [Duplicate] = []

  init(of kind: DeclarationKind, in parts: [IndexPart]) {
    ids = NameMap(minimumCapacity: parts.reduce(0) { $0 + $1.names[kind.ordinal].count })
    var first = 0
    for part in parts {
      for declaration in part.names[kind.ordinal] {
        let id = DeclarationID(first + declaration.number)
        guard let earlier = ids.add(id, for: declaration.name) else { continue }
        duplicates.append(Duplicate(first: earlier, second: id))
      }
      first += part.heads.count
    }
  }

  /// The first declaration of the kind.
  var first: DeclarationID? { ids.values.first { _ in true } }
}

/// A table of names for each kind of declaration.
///
/// Each is a property of its own. Out of an array a table would be retained for every look-up, and
/// threads that count references to the same object hold one another up.
struct NameTables: Sendable {
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

  init(_ parts: [IndexPart]) {
    let kinds = DeclarationKind.allCases
    // A thread for each kind pays only where there are many.
    let count = parts.reduce(0) { $0 + $1.heads.count }
    let tables = kinds.parallelMap(partsOf: count < 2_000 ? kinds.count : 1) { range in
      kinds[range].map { NameTable(of: $0, in: parts) }
    }.flatMap(\.self)
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

  func id(of kind: DeclarationKind, _ name: String) -> DeclarationID? {
    switch kind {
    case .app: apps.ids[name]
    case .api: apis.ids[name]
    case .theme: themes.ids[name]
    case .enumeration: enumerations.ids[name]
    case .model: models.ids[name]
    case .union: unions.ids[name]
    case .source: sources.ids[name]
    case .request: requests.ids[name]
    case .adapter: adapters.ids[name]
    case .screen: screens.ids[name]
    case .component: components.ids[name]
    case .events: events.ids[name]
    case .module: modules.ids[name]
    }
  }

  var duplicates: [NameTable.Duplicate] {
    DeclarationKind.allCases.flatMap { self[$0].duplicates }.sorted { $0.second < $1.second }
  }
}

extension DeclarationKind {
  /// The kind's place among all kinds.
  var ordinal: Int {
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
