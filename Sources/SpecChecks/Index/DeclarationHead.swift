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

/// The heads of the declarations of some files, and what else an index is made from.
struct IndexPart: Sendable {
  private(set) var heads: [DeclarationHead] = []
  /// Adapters by their number in the part, with their models.
  private(set) var adapters: [(model: String, number: Int)] = []
  private(set) var events: [String] = []
  /// Events that are tracked, by the number of their catalogue in the part.
  private(set) var trackedEvents: [(name: String, catalogue: Int, position: Int)] = []
  /// APIs by their number in the part.
  private(set) var apis: [Int] = []

  init(of files: [SpecFile], _ range: Range<Int>) {
    for file in range {
      for position in files[file].declarations.indices {
        add(files[file].declarations[position], file, position)
      }
    }
  }

  private mutating func add(_ declaration: Declaration, _ file: Int, _ position: Int) {
    switch declaration {
    case .adapter(let adapter): adapters.append((adapter.model.text, heads.count))
    case .api: apis.append(heads.count)
    case .request(let request): for event in request.emits { events.append(event.text) }
    case .events(let catalogue):
      for (position, event) in catalogue.cases.enumerated() {
        trackedEvents.append((event.name.text, heads.count, position))
      }
    default: break
    }
    heads.append(
      DeclarationHead(
        kind: declaration.kind, file: UInt32(clamping: file), position: UInt32(clamping: position)))
  }
}

/// What an index knows of some declarations beside their names, put together from its parts.
struct DeclarationLists: Sendable {
  private(set) var adaptersByModel: [String: [DeclarationID]] = [:]
  private(set) var trackedEvents: [String: (catalogue: DeclarationID, position: Int)] = [:]
  private(set) var apis: [DeclarationID] = []
  let events: Set<String>

  init(_ parts: [IndexPart]) {
    events = Set(parts.lazy.flatMap(\.events))
    var first = 0
    for part in parts {
      for api in part.apis { apis.append(DeclarationID(first + api)) }
      for adapter in part.adapters {
        adaptersByModel[adapter.model, default: []].append(DeclarationID(first + adapter.number))
      }
      for event in part.trackedEvents where trackedEvents[event.name] == nil {
        trackedEvents[event.name] = (DeclarationID(first + event.catalogue), event.position)
      }
      first += part.heads.count
    }
  }
}
