import SourceText
import SpecModel

/// The names of all declarations, in the parts of the app in which they were noted: to put them into one list
/// would count each of them again, wherever it lies.
struct DeclarationNames: Sendable {
  /// Where a name stands.
  private struct Place: Sendable {
    let part: UInt32
    let number: UInt32
  }

  private let kinds: [[DeclarationKind]]
  private let names: [[String]]
  private let hashes: [[UInt64]]
  private let places: [Place]

  init(_ parts: [IndexPart]) {
    kinds = parts.map(\.kinds)
    names = parts.map(\.names)
    hashes = parts.map(\.hashes)
    var places: [Place] = []
    places.reserveCapacity(parts.reduce(0) { $0 + $1.names.count })
    for (part, own) in names.enumerated() {
      for number in own.indices {
        places.append(Place(part: UInt32(clamping: part), number: UInt32(clamping: number)))
      }
    }
    self.places = places
  }

  var count: Int { places.count }

  subscript(id: DeclarationID) -> String {
    let place = places[id.index]
    return names[Int(place.part)][Int(place.number)]
  }

  /// Whether a declaration has a name, which is compared where it stands.
  func isName(_ name: String, of id: DeclarationID) -> Bool {
    let place = places[id.index]
    return NameKey.areSame(names[Int(place.part)][Int(place.number)], name)
  }

  /// Calls a function with all declarations, in their order, their kinds, and the hashes of their names.
  @inline(__always)
  func forEachDeclaration(_ body: (DeclarationID, DeclarationKind, UInt64) -> Void) {
    var first = 0
    for (part, own) in kinds.enumerated() {
      for number in own.indices {
        body(DeclarationID(first + number), own[number], hashes[part][number])
      }
      first += own.count
    }
  }
}
