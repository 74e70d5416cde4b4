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

  /// - Parameter declarations: Those of the kind, in their order.
  init(_ declarations: [DeclarationID], among heads: [DeclarationHead]) {
    ids = NameMap(minimumCapacity: declarations.count)
    for id in declarations {
      guard let first = ids.add(id, for: heads[id.index].name.text) else { continue }
      duplicates.append(Duplicate(first: first, second: id))
    }
  }

  /// The first declaration of the kind.
  var first: DeclarationID? { ids.values.first { _ in true } }
}

/// A table of names for each kind of declaration.
struct NameTables: Sendable {
  private let tables: [NameTable]

  init(_ heads: [DeclarationHead]) {
    let count = DeclarationKind.allCases.count
    var declarations = [[DeclarationID]](repeating: [], count: count)
    for number in heads.indices {
      declarations[heads[number].kind.ordinal].append(DeclarationID(number))
    }
    let byKind = declarations
    // A thread for each kind pays only where there are many.
    tables = byKind.parallelMap(partsOf: heads.count < 2_000 ? count : 1) { range in
      byKind[range].map { NameTable($0, among: heads) }
    }.flatMap(\.self)
  }

  subscript(kind: DeclarationKind) -> NameTable { tables[kind.ordinal] }

  func id(of kind: DeclarationKind, _ name: String) -> DeclarationID? {
    tables[kind.ordinal].ids[name]
  }

  var duplicates: [NameTable.Duplicate] {
    tables.flatMap(\.duplicates).sorted { $0.second < $1.second }
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
    case .adapter: 8
    case .screen: 9
    case .component: 10
    }
  }
}
