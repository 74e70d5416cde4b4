import SourceText
import SpecModel

/// What an index knows of some declarations beside their names, put together from its parts.
struct DeclarationLists: Sendable {
  /// The adapters of each model that has some, by the model's number.
  private var adapters: [[DeclarationID]] = []
  private var models = NameMap<Int>()
  private(set) var trackedEvents = NameMap<(catalogue: DeclarationID, position: Int)>()
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
        let id = DeclarationID(first + adapter.number)
        if let model = models.add(adapters.count, for: adapter.model) {
          adapters[model].append(id)
        } else {
          adapters.append([id])
        }
      }
      for event in part.trackedEvents {
        // The first of a name is meant by it.
        _ = trackedEvents.add(
          (DeclarationID(first + event.catalogue), event.position), for: event.name)
      }
      first += part.names.count
      for count in part.counts {
        firstDeclarations.append((firstDeclarations.last ?? 0) + count)
      }
    }
  }

  /// The adapters that show a model, in the order of the files.
  func adapters(of model: String) -> [DeclarationID] { models[model].map { adapters[$0] } ?? [] }
}
