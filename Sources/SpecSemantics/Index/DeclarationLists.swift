import SourceText
import SpecModel

/// What an index knows of some declarations beside their names, put together from its parts.
struct DeclarationLists: Sendable {
  private(set) var adaptersByModel: [String: [DeclarationID]] = [:]
  private(set) var trackedEvents: [String: (catalogue: DeclarationID, position: Int)] = [:]
  /// The first declaration of each file, and after them the number of all.
  private(set) var firstDeclarations = [0]
  let events: Set<String>
  let broken: Set<BrokenDeclaration>
  let versionedKeys: [(file: FileID, key: VersionedKey)]
  let newerSymbols: [(file: FileID, symbol: NewerSymbol)]
  /// Whether all of the files could be read.
  let isSound: Bool

  init(_ parts: [IndexPart]) {
    events = Set(parts.lazy.flatMap(\.events))
    broken = Set(parts.lazy.flatMap(\.broken))
    versionedKeys = parts.flatMap(\.versionedKeys)
    newerSymbols = parts.flatMap(\.newerSymbols)
    isSound = parts.allSatisfy(\.isSound)
    firstDeclarations.reserveCapacity(1 + parts.reduce(0) { $0 + $1.counts.count })
    var first = 0
    for part in parts {
      for adapter in part.adapters {
        adaptersByModel[adapter.model, default: []].append(DeclarationID(first + adapter.number))
      }
      for event in part.trackedEvents where trackedEvents[event.name] == nil {
        trackedEvents[event.name] = (DeclarationID(first + event.catalogue), event.position)
      }
      first += part.names.count
      for count in part.counts {
        firstDeclarations.append((firstDeclarations.last ?? 0) + count)
      }
    }
  }
}
