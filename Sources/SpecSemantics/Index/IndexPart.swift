import SourceText
import SpecModel

/// What an index is made from, of files that follow one another.
///
/// It is noted while the files are at hand: an app's declarations lie all over the memory, and to look for the same
/// in all of them again takes longer than everything else about an index. Declarations have numbers in their part.
package struct IndexPart: Sendable {
  private(set) var kinds: [DeclarationKind] = []
  private(set) var names: [String] = []
  /// The hashes of the names.
  private(set) var hashes: [UInt64] = []
  /// How many declarations each file has.
  private(set) var counts: [Int] = []
  /// The models of adapters.
  private(set) var adapters: [(model: String, number: Int)] = []
  private(set) var events: [String] = []
  /// Events that are tracked, with their catalogue.
  private(set) var trackedEvents: [(name: String, catalogue: Int, position: Int)] = []
  private(set) var broken: [BrokenDeclaration] = []
  private(set) var versionedKeys: [(file: FileID, key: VersionedKey)] = []
  private(set) var newerSymbols: [(file: FileID, symbol: NewerSymbol)] = []
  /// Whether all of the files could be read.
  private(set) var isSound = true

  package init(of files: ArraySlice<SpecFile>) {
    counts.reserveCapacity(files.count)
    let count = files.reduce(0) { $0 + $1.declarations.count }
    kinds.reserveCapacity(count)
    names.reserveCapacity(count)
    hashes.reserveCapacity(count)
    for file in files {
      counts.append(file.declarations.count)
      broken += file.broken
      for key in file.versionedKeys { versionedKeys.append((file.id, key)) }
      for symbol in file.newerSymbols { newerSymbols.append((file.id, symbol)) }
      if file.diagnostics.contains(where: { $0.severity == .error }) { isSound = false }
      for declaration in file.declarations { add(declaration) }
    }
  }

  private mutating func add(_ declaration: Declaration) {
    let number = names.count
    kinds.append(declaration.kind)
    names.append(declaration.name.text)
    hashes.append(NameKey.hash(of: names[number]))
    switch declaration {
    case .adapter(let adapter): adapters.append((adapter.model.text, number))
    case .app(let app): for event in app.emits { events.append(event.text) }
    case .request(let request): for event in request.emits { events.append(event.text) }
    case .module(let module):
      for event in module.interface?.tells ?? [] { events.append(event.text) }
    case .events(let catalogue):
      for (position, event) in catalogue.cases.enumerated() {
        trackedEvents.append((event.name.text, number, position))
      }
    default: break
    }
  }
}
