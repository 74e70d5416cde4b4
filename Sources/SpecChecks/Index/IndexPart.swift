import SourceText
import SpecModel

/// What is asked of a declaration most often, so that looking does not unpack all of it. It is made of numbers
/// only: names would be counted again for each declaration of the app.
struct DeclarationHead: Sendable {
  let kind: DeclarationKind
  /// The index of the file, and of the declaration in it.
  let file: UInt32
  let position: UInt32

  func declaration(in files: [SpecFile]) -> Declaration {
    files[Int(file)].declarations[Int(position)]
  }
}

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
  /// Whether all of the files could be read.
  private(set) var isSound = true

  package init(of files: some Collection<SpecFile>) {
    counts.reserveCapacity(files.count)
    let count = files.reduce(0) { $0 + $1.declarations.count }
    kinds.reserveCapacity(count)
    names.reserveCapacity(count)
    hashes.reserveCapacity(count)
    for file in files {
      counts.append(file.declarations.count)
      broken += file.broken
      for key in file.versionedKeys { versionedKeys.append((file.id, key)) }
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
    case .request(let request): for event in request.emits { events.append(event.text) }
    case .events(let catalogue):
      for (position, event) in catalogue.cases.enumerated() {
        trackedEvents.append((event.name.text, number, position))
      }
    default: break
    }
  }
}

/// The files of an app in the order of their paths, with what an index of them is made from.
package struct IndexedFiles: Sendable {
  package let files: [SpecFile]
  let parts: [IndexPart]

  private init(_ files: [SpecFile], _ parts: [IndexPart]) {
    self.files = files
    self.parts = parts
  }

  package init(_ files: [SpecFile]) {
    let files = files.sorted { $0.path < $1.path }
    self.init(files, files.parallelMap(partsOf: 512) { IndexPart(of: files[$0]) })
  }

  /// - Parameter parts: Files that follow one another, with what was noted of them.
  package init(joining parts: [(files: [SpecFile], index: IndexPart)]) {
    let files = parts.flatMap(\.files)
    let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.path <= $1.path }
    if isSorted { self.init(files, parts.map(\.index)) } else { self.init(files) }
  }

  /// The heads of all declarations.
  var heads: [DeclarationHead] {
    var heads: [DeclarationHead] = []
    heads.reserveCapacity(parts.reduce(0) { $0 + $1.names.count })
    var file: UInt32 = 0
    for part in parts {
      var number = 0
      for count in part.counts {
        for position in 0..<count {
          heads.append(
            DeclarationHead(
              kind: part.kinds[number], file: file, position: UInt32(clamping: position)))
          number += 1
        }
        file += 1
      }
    }
    return heads
  }
}

/// What an index knows of some declarations beside their names, put together from its parts.
struct DeclarationLists: Sendable {
  private(set) var adaptersByModel: [String: [DeclarationID]] = [:]
  private(set) var trackedEvents: [String: (catalogue: DeclarationID, position: Int)] = [:]
  /// The first declaration of each file, and after them the number of all.
  private(set) var firstDeclarations = [0]
  let events: Set<String>
  let broken: Set<BrokenDeclaration>
  let versionedKeys: [(file: FileID, key: VersionedKey)]
  /// Whether all of the files could be read.
  let isSound: Bool

  init(_ parts: [IndexPart]) {
    events = Set(parts.lazy.flatMap(\.events))
    broken = Set(parts.lazy.flatMap(\.broken))
    versionedKeys = parts.flatMap(\.versionedKeys)
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
