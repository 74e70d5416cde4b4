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

/// The heads of the declarations of some files, and what else an index is made from. Declarations have numbers in
/// their part.
struct IndexPart: Sendable {
  private(set) var heads: [DeclarationHead] = []
  /// Names with the numbers of their declarations, by kind.
  private(set) var names = [[(name: String, number: Int)]](
    repeating: [], count: DeclarationKind.allCases.count)
  /// The models of adapters.
  private(set) var adapters: [(model: String, number: Int)] = []
  private(set) var events: [String] = []
  /// Events that are tracked, with their catalogue.
  private(set) var trackedEvents: [(name: String, catalogue: Int, position: Int)] = []
  /// How many declarations each file has.
  private(set) var counts: [Int] = []
  private(set) var broken: [BrokenDeclaration] = []

  init(of files: [SpecFile], _ range: Range<Int>) {
    counts.reserveCapacity(range.count)
    for number in range {
      let file = files[number]
      counts.append(file.indexEntries.count)
      broken += file.broken
      for position in file.indexEntries.indices { add(file, number, position) }
    }
  }

  private mutating func add(_ file: SpecFile, _ number: Int, _ position: Int) {
    let entry = file.indexEntries[position]
    names[entry.kind.ordinal].append((entry.name, heads.count))
    if let model = entry.model { adapters.append((model, heads.count)) }
    if entry.hasEvents { addEvents(of: file.declarations[position]) }
    heads.append(
      DeclarationHead(
        kind: entry.kind, file: UInt32(clamping: number), position: UInt32(clamping: position)))
  }

  private mutating func addEvents(of declaration: Declaration) {
    switch declaration {
    case .request(let request): for event in request.emits { events.append(event.text) }
    case .events(let catalogue):
      for (position, event) in catalogue.cases.enumerated() {
        trackedEvents.append((event.name.text, heads.count, position))
      }
    default: break
    }
  }
}

/// What an index knows of some declarations beside their names, put together from its parts.
struct DeclarationLists: Sendable {
  private(set) var adaptersByModel: [String: [DeclarationID]] = [:]
  private(set) var trackedEvents: [String: (catalogue: DeclarationID, position: Int)] = [:]
  let events: Set<String>
  let broken: Set<BrokenDeclaration>
  /// The first declaration of each file, and after them the number of all.
  private(set) var firstDeclarations = [0]

  init(_ parts: [IndexPart]) {
    events = Set(parts.lazy.flatMap(\.events))
    broken = Set(parts.lazy.flatMap(\.broken))
    firstDeclarations.reserveCapacity(1 + parts.reduce(0) { $0 + $1.counts.count })
    var first = 0
    for part in parts {
      for adapter in part.adapters {
        adaptersByModel[adapter.model, default: []].append(DeclarationID(first + adapter.number))
      }
      for event in part.trackedEvents where trackedEvents[event.name] == nil {
        trackedEvents[event.name] = (DeclarationID(first + event.catalogue), event.position)
      }
      first += part.heads.count
      for count in part.counts {
        firstDeclarations.append((firstDeclarations.last ?? 0) + count)
      }
    }
  }
}
