import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Where recorded responses have the keys of models' fields and the tags of unions.
public struct PayloadPlaces: Sendable {
  private var keys: [Location: Set<Location>] = [:]
  private var tags: [String: Set<Location>] = [:]

  private init() {}

  /// Reads all responses that the sources of an app name.
  public init(of app: CheckedApp) {
    let index = app.index
    var places = PayloadPlaces()
    for file in index.files {
      for source in file.declarations.flatMap(\.sources) {
        let samples = SourceSamples(of: source, in: file.id, index)
        if let found = samples?.decoded(places: places).places { places = found }
      }
    }
    self = places
  }

  mutating func note(field: Location, at place: Location) {
    keys[field, default: []].insert(place)
  }

  mutating func note(tag: String, of union: String, at place: Location) {
    tags["\(union).\(tag)", default: []].insert(place)
  }

  /// The places of a field's key, by the place where the field is declared.
  public func keys(ofFieldAt place: Location) -> Set<Location> { keys[place] ?? [] }

  /// The places of a tag.
  public func tags(_ tag: String, of union: String) -> Set<Location> {
    tags["\(union).\(tag)"] ?? []
  }
}
