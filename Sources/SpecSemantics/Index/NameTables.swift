import SourceText
import SpecModel

/// The declarations of one kind.
package struct NameTable: Sendable {
  /// A declaration with the name of an earlier one.
  package struct Duplicate: Sendable {
    package let first: DeclarationID
    package let second: DeclarationID
  }

  /// The first declarations of all names, in their order.
  fileprivate(set) var ids: [DeclarationID] = []
  fileprivate(set) var duplicates: [Duplicate] = []
}

/// The declarations by their kinds and names.
///
/// All kinds share one table. Of a table for each the one that is asked would be retained for every
/// look-up, and threads that count references to the same object hold one another up; and of those
/// that are properties all would be loaded to choose among them.
struct NameTables: Sendable {
  /// The first declaration of a kind that has its name.
  private struct Entry: Sendable {
    let id: DeclarationID
    /// The ordinal of the kind.
    let kind: UInt32
  }

  private let names: DeclarationNames
  /// The seed of the run, for which one would otherwise have to ask at each look-up.
  private let seed = NameKey.seed
  private let entries: [Entry]
  private let slots: NameSlots
  /// What is listed of each kind, by its ordinal.
  private let kinds: [NameTable]

  init(_ names: DeclarationNames) {
    self.names = names
    var entries: [Entry] = []
    entries.reserveCapacity(names.count)
    var slots = NameSlots(capacity: names.count)
    var kinds = DeclarationKind.allCases.map { _ in NameTable() }
    names.forEachDeclaration { id, kind, hash in
      let ordinal = UInt32(truncatingIfNeeded: kind.ordinal)
      let key = Self.key(of: hash, ordinal)
      let (slot, first) = slots.find(key) {
        entries[$0].kind == ordinal && names[entries[$0].id] == names[id]
      }
      if let first {
        kinds[kind.ordinal].duplicates.append(
          NameTable.Duplicate(first: entries[first].id, second: id))
      } else {
        slots.put(entries.count, key, in: slot)
        entries.append(Entry(id: id, kind: ordinal))
        kinds[kind.ordinal].ids.append(id)
      }
    }
    self.entries = entries
    self.slots = slots
    self.kinds = kinds
  }

  subscript(kind: DeclarationKind) -> NameTable { kinds[kind.ordinal] }

  // Inlined, since all that the table is made of would be copied for each call.
  @inline(__always)
  func id(of kind: DeclarationKind, _ name: String) -> DeclarationID? {
    id(of: kind, name, NameKey.hash(of: name, seed: seed))
  }

  /// The type that has a name.
  @inline(__always)
  func type(named name: String) -> SpecType? {
    let hash = NameKey.hash(of: name, seed: seed)
    if id(of: .model, name, hash) != nil { return .model(name) }
    if id(of: .enumeration, name, hash) != nil { return .enumeration(name) }
    if id(of: .union, name, hash) != nil { return .union(name) }
    return nil
  }

  @inline(__always)
  private func id(
    of kind: DeclarationKind, _ name: String, _ hash: UInt64
  ) -> DeclarationID? {
    let ordinal = UInt32(truncatingIfNeeded: kind.ordinal)
    let found = slots.find(Self.key(of: hash, ordinal)) {
      entries[$0].kind == ordinal && names.isName(name, of: entries[$0].id)
    }
    return found.entry.map { entries[$0].id }
  }

  /// What a name is found by among those of its kind: declarations of other kinds may have it, too.
  @inline(__always)
  private static func key(of hash: UInt64, _ kind: UInt32) -> UInt64 {
    hash &+ UInt64(kind) &* 0x9E37_79B9_7F4A_7C15
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
