import SpecModel

/// The declarations of one kind by name.
struct NameTable: Sendable {
  /// A declaration with the name of an earlier one.
  struct Duplicate: Sendable {
    let first: DeclarationID
    let second: DeclarationID
  }

  private(set) var ids: [String: DeclarationID] = [:]
  private(set) var duplicates: [Duplicate] = []

  init(of kind: DeclarationKind, among heads: [DeclarationHead]) {
    let count = heads.reduce(into: 0) { $0 += $1.kind == kind ? 1 : 0 }
    ids.reserveCapacity(count)
    for number in heads.indices where heads[number].kind == kind {
      let id = DeclarationID(number)
      let name = heads[number].name.text
      if let first = ids[name] {
        duplicates.append(Duplicate(first: first, second: id))
      } else {
        ids[name] = id
      }
    }
  }
}

/// A table of names for each kind of declaration.
struct NameTables: Sendable {
  private let tables: [NameTable]

  init(_ heads: [DeclarationHead]) {
    // A thread for each kind pays only where there are many.
    let size = heads.count < 2_000 ? DeclarationKind.allCases.count : 1
    let kinds = DeclarationKind.allCases
    tables = kinds.parallelMap(partsOf: size) { range in
      kinds[range].map { NameTable(of: $0, among: heads) }
    }.flatMap(\.self)
  }

  subscript(kind: DeclarationKind) -> NameTable { tables[kind.ordinal] }

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
    }
  }
}
